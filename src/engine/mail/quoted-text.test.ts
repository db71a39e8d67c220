import { describe, expect, it } from 'vitest';
import { quotedSpans } from './quoted-text.ts';

const quotedIn = (text: string) =>
  quotedSpans(text, 0, text.length)
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');

describe('quotedSpans', () => {
  it('finds marked lines, and leaves what stands between them', () => {
    expect(quotedIn('Yes.\n> Shall we?\n>> At ten?\nAt eleven.\n> Where?')).toBe(
      '> Shall we?\n>> At ten?\n> Where?',
    );
  });

  it.each([
    'On Tue, 3 Mar 2026 at 10:12, Ana <ana@example.org> wrote:',
    'Am 03.03.2026 um 10:12 schrieb Ana Silva:',
    'Le mar. 3 mars 2026 à 10:12, Ana a écrit :',
    '2026年3月3日 10:12、Ana <ana@example.org> のメール：',
    'Dne 3. 3. 2026 v 10:12 uživatel Ana <ana@example.org> sdělil:',
    '-----Original Message-----',
    'On Tue, 3 Mar 2026 at 10:12, Ana Silva of the accounts department\n<ana@example.org> wrote:',
  ])('takes everything below %j for quoted where lines are not marked', (introduction) => {
    expect(quotedIn(`Fine.\n\n${introduction}\n\nShall we?\nAna`)).toBe(`${introduction}\n\nShall we?\nAna`);
  });

  it('ends a marked quotation where the marks end', () => {
    expect(quotedIn('On Monday Ana wrote:\n> Shall we?\n\nYes.')).toBe('On Monday Ana wrote:\n> Shall we?');
  });

  it.each([
    'See you tomorrow.',
    'The following was agreed:\n1. We meet at ten.',
    'Call us at 10:30 or write to ana@example.org.',
    'Account:\nUS-7083-ana67@example.org\nMember name:\nFriend',
    'a > b, and b > c',
  ])('finds nothing in %j', (text) => {
    expect(quotedIn(text)).toBe('');
  });
});

it('reads a message of nothing but quotations in proportion to its length', () => {
  const count = 20_000;
  const text = 'Ana wrote:\n> x\n'.repeat(count);
  expect(quotedSpans(text, 0, text.length)).toHaveLength(2 * count);
});
