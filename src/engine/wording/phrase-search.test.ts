import { describe, expect, it } from 'vitest';
import { foldLetters } from '../text/prose.ts';
import { type Alphabet, arabic, cyrillic, hangul, latin } from './alphabets.ts';
import { type Phrase, phrase, phraseLines } from './phrase.ts';
import storedIndexes from './phrase-index.json' with { type: 'json' };
import { phraseIndex, phraseIndexes } from './phrase-index.ts';
import { phraseSearch } from './phrase-search.ts';
import { shelves } from './phrasebooks.ts';
import { requiredWords } from './required-words.ts';
import { hintMark } from './topics.ts';

describe('what a phrase requires of a text', () => {
  it.each([
    ['each word that is always there', 'your account', [['your'], ['account']]],
    ['one of several', 'your (bank|mail) account', [['your'], ['bank', 'mail'], ['account']]],
    ['nothing that may be left out', 'your (new )?account', [['your'], ['account']]],
    ['the beginning of a word with any ending', 'verif* now', [['veri*'], ['now']]],
    ['no short beginning', 'a tax* now', [['a'], ['now']]],
    ['words around a gap', 'your .. account ... closed', [['your'], ['account'], ['closed']]],
    ['one word of each choice of several words', '(a b|c) d', [['a', 'c'], ['d']]],
    ['no part of a word', "don't wait", [['wait']]],
    ['no word that something optional may be joined to', 'a (un)?locked door', [['a'], ['door']]],
    ['what follows a number', '# free spins', [['free'], ['spins']]],
    ['nothing that is written in another way', 'your [a-z]+ account', []],
  ])('%s', (_, line, required) => {
    expect(requiredWords(line.replace(/^# /, ''), latin)).toEqual(required);
  });

  it('nothing, where two words may be joined', () => {
    expect(requiredWords('a b', hangul)).toEqual([]);
  });
});

/** Always the same numbers below 1. */
const numbersFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const searchFor = <Entry extends { phrase: Phrase }>(entries: readonly Entry[], alphabet: Alphabet) =>
  phraseSearch(entries, alphabet, phraseIndex(entries.map((entry) => entry.phrase)));

describe('the index of all phrases', () => {
  it('is what the phrases say, as node ml/build-tables/phrase-index.ts wrote it', () => {
    const computed = phraseIndexes();
    expect(computed.flatMap(({ phrases }) => phrases).length).toBeGreaterThan(2000);
    expect(storedIndexes).toEqual(computed);
  });

  it('of other phrases is refused', () => {
    expect(() => phraseSearch([], latin, phraseIndex([phrase('your account')]))).toThrow('not those');
  });
});

describe('a search for many phrases', () => {
  // Texts of the phrases' own words, in and out of order, so that many phrases match nearly.
  it.each(shelves.map(({ alphabet, books }, shelf) => ({ shelf, alphabet, books })))(
    'finds what the patterns alone find: shelf $shelf',
    ({ alphabet, books }) => {
      const next = numbersFrom(alphabet.letters.length);
      const pick = <One>(from: readonly One[]): One => from[Math.floor(next() * from.length)] as One;
      const lines = books
        .flatMap((book) => Object.values(book).flatMap(phraseLines))
        .filter((_, n, all) => n % Math.ceil(all.length / 200) === 0)
        .map((line) => foldLetters(line.replace(hintMark, '')));
      const phrases = lines.map((line) => ({ phrase: phrase(line, alphabet) }));
      const search = searchFor(phrases, alphabet);
      const word = new RegExp(`[${alphabet.letters}]+`, 'g');
      const written = (line: string): string[] => {
        const plain = line.replace(
          /\(([^()]*)\)[?*+]?/g,
          (_, choice: string) => ` ${pick(choice.split('|'))} `,
        );
        return plain === line ? (line.match(word) ?? []) : written(plain);
      };
      let found = 0;
      for (let round = 0; round < 12; round += 1) {
        const words = Array.from({ length: 6 }, () => written(pick(lines))).flatMap((some) =>
          next() < 0.7 ? some : some.toSorted(() => next() - 0.5),
        );
        const text = words
          .map(
            (one) =>
              one + (next() < 0.1 ? 's' : '') + (next() < 0.8 ? ' ' : pick(['. ', ', ', '_', '\n', ''])),
          )
          .join('');
        const seen = new Map<object, [number, number]>();
        search(text, ({ phrase: one }, start, end) => {
          expect(seen.has(one)).toBe(false);
          seen.set(one, [start, end]);
          return true;
        });
        const starts = [...text.matchAll(word)].map(({ index }) => index);
        const alone = phrases.flatMap(({ phrase: one }) => {
          const first = starts.find((start) => {
            one.pattern.lastIndex = start;
            return one.pattern.test(text);
          });
          return first === undefined ? [] : [[one.pattern.source, first]];
        });
        const together = phrases.flatMap(({ phrase: one }) => {
          const match = seen.get(one);
          return match ? [[one.pattern.source, match[0]]] : [];
        });
        expect(together, text).toEqual(alone);
        found += seen.size;
      }
      expect(found).toBeGreaterThan(12);
    },
  );

  it('tries a phrase again where its match was not accepted', () => {
    const search = searchFor([{ phrase: phrase('your account') }], latin);
    const starts: number[] = [];
    search('your account, your account, your account', (_, start) => starts.push(start) === 2);
    expect(starts).toEqual([0, 14]);
  });

  it('begins a word behind the letters that are written in front of it', () => {
    const search = searchFor([{ phrase: phrase('حسابك البنكي', arabic) }], arabic);
    const starts: number[] = [];
    search('تم وحسابك والبنكي', (_, start) => starts.push(start) > 0);
    expect(starts).toEqual([3]);
  });

  it('keeps letters of other alphabets apart', () => {
    const search = searchFor([{ phrase: phrase('ваш счет', cyrillic) }], cyrillic);
    const starts: number[] = [];
    search('наваш счет, ваш\u2028счет', (_, start) => starts.push(start) > 0);
    expect(starts).toEqual([12]);
  });
});
