import { describe, expect, it } from 'vitest';
import { foldLetters } from '../text/prose.ts';
import { phrase, phraseLines } from './phrase.ts';
import { shelves, unspacedBooks } from './phrasebooks.ts';
import { hintMark, type Phrasebook, type Topic } from './topics.ts';
import { unspaced } from './unspaced.ts';

const core: Topic[] = [
  'credential-request',
  'account-threat',
  'parcel-fee',
  'payment-request',
  'payroll-change',
  'secrecy',
  'executive-errand',
  'extortion',
  'prize',
  'job-offer',
  'virus-scare',
];
const later: Phrasebook[] = [
  ...shelves.flatMap(({ books, isLater }) => (isLater ? books : [])),
  unspacedBooks.chinese,
];

describe('the phrasebooks', () => {
  it('of the later languages are twelve, each with the core topics', () => {
    expect(later).toHaveLength(12);
    for (const book of later) expect(Object.keys(book)).toEqual(expect.arrayContaining(core));
  });

  // They are built with the first text that needs them, so nothing else would notice a line that cannot be built.
  it('can be built, line by line', () => {
    for (const { alphabet, books } of shelves) {
      for (const lines of books.flatMap((book) => Object.values(book))) {
        for (const line of phraseLines(lines)) {
          expect(phrase(foldLetters(line.replace(hintMark, '')), alphabet).keys.length).toBeGreaterThan(0);
        }
      }
    }
    for (const lines of Object.values(unspacedBooks).flatMap((book) => Object.values(book))) {
      expect(unspaced(lines).source).not.toBe('');
    }
  });
});
