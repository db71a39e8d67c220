import { describe, expect, it } from 'vitest';
import { phrase } from './phrase.ts';
import { stemOf } from './stem.ts';

const says = (line: string, text: string) => {
  const { pattern } = phrase(line);
  return [...text.matchAll(/[a-z0-9]+/g)].some(({ index }) => {
    pattern.lastIndex = index;
    return pattern.test(text);
  });
};

describe('a phrase of the tables', () => {
  it.each([
    ['a blank is any separator', 'your account', 'your_account'],
    ['a choice', 'your (bank|mail) account', 'your mail account'],
    ['something optional', 'your (new )?account', 'your account'],
    ['several words of a list', 'a (new |secure |shared )*file', 'a new secure file'],
    ['any ending', 'verif* now', 'verification now'],
    ['any one word', 'mr _ from', 'mr. smith from'],
    ['some words between', 'your .. account', 'your old savings account'],
    ['an address between, dots and all', 'your .. account', 'your name@example.com account'],
    ['some words after a list', 'i have (been |now )*.. hacked', 'i have been quite badly hacked'],
    ['a number', 'within # hours', 'within 24 hours'],
    ['an amount', 'won # dollars', 'won $1,000.50 dollars'],
    ['what follows a number', '# free spins', '200 free spins'],
    ['an address', 'dear @', 'dear me@example.net'],
    ['an apostrophe that was left out', "don't wait", 'dont wait'],
  ])('matches %s', (_, line, text) => {
    expect(says(line, text)).toBe(true);
  });

  it.each([
    ['a word that only begins like it', 'your account', 'your accountant'],
    ['a word that only ends like it', 'our account', 'your account'],
    ['more words than a gap holds', 'your .. account', 'your one two three four five six seven account'],
    ['the next sentence', 'your .. account', 'your money. an account'],
    ['the next paragraph', 'your .. account', 'your money\nan account'],
    ['a missing number', '# free spins', 'some free spins'],
    ['more of a list than three', 'a (new |secure |shared )*file', 'a new new new new file'],
  ])('does not match %s', (_, line, text) => {
    expect(says(line, text)).toBe(false);
  });

  it('is tried only where one of its first words occurs', () => {
    expect(phrase('(verify|confirm) your account').keys()).toEqual(['verify', 'confirm']);
    expect(phrase('(verif*|check) it').keys()).toEqual([stemOf('verif'), 'check']);
    expect(phrase('# free spins').keys()).toEqual(['free']);
  });

  it.each(['(very )?urgent', '.. account', '(a* b|c)'])(
    'cannot begin with nothing in particular: %s',
    (line) => {
      expect(() => phrase(line).keys()).toThrow();
    },
  );
});
