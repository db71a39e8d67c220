import { describe, expect, it } from 'vitest';
import { entriesOf, listsOf, markedLine, readLanguages, readLists } from './read.ts';

describe('an entry', () => {
  const written =
    'A note for people.\n\n@ sign-in legit=alert from=bank personal\n# Hello\n\nBody\n@ code lure=x\nY\n';

  it('is a name, settings and the lines below it', () => {
    const [first, second, ...more] = entriesOf(written);
    expect(first).toEqual({
      name: 'sign-in',
      settings: new Map([
        ['legit', 'alert'],
        ['from', 'bank'],
        ['personal', undefined],
      ]),
      lines: ['# Hello', 'Body'],
    });
    expect(second?.name).toBe('code');
    expect(more).toEqual([]);
  });

  it('says in front of a line who says it, how often, and what it is', () => {
    const marks = ['>>', '>'];
    expect(markedLine('!? >> Help centre', marks)).toEqual({
      mark: '>>',
      text: 'Help centre',
      isOptional: true,
      side: 'lure',
    });
    expect(markedLine('+ Nothing to do.', marks)).toMatchObject({
      mark: '',
      side: 'legit',
      isOptional: false,
    });
    expect(markedLine('$ 5', marks)).toMatchObject({ mark: '', text: '$ 5', side: 'both' });
  });
});

describe('a list', () => {
  it('stands on one line, or below its key with an item to a line', () => {
    const lists = listsOf(['names: Anna; Ben', 'notes:', '  One; two.', '  Three: four.', 'empty:']);
    expect([...lists]).toEqual([
      ['names', ['Anna', 'Ben']],
      ['notes', ['One; two.', 'Three: four.']],
      ['empty', []],
    ]);
  });

  it('stops the program where it is missing', () => {
    expect(readLists('kits/en.txt')('months')).toHaveLength(12);
    expect(() => readLists('kits/en.txt')('planets')).toThrow('kits/en.txt has no planets');
  });
});

describe('a language', () => {
  it('is a file, or a folder of files in the order of their names', () => {
    const screens = readLanguages('screens');
    expect(screens.filter(({ language }) => language === 'de')).toHaveLength(1);
    const english = screens.filter(({ language }) => language === 'en').map(({ text }) => text);
    expect(english[0]).toMatch(/^Legitimate screens built from/);
    expect(english.at(-1)).toMatch(/^Screens that either side shows/);
  });

  it('is what every file of letters and screens is named after', () => {
    expect(() => readLanguages('attacks')).toThrow('is named after no language');
  });
});
