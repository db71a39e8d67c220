import { describe, expect, it } from 'vitest';
import { foldLetters, foldProse } from '../text/prose.ts';
import { dutch } from './dutch.ts';
import { matchPhrases } from './match-phrases.ts';
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
  it('of the later languages are twelve; each, Dutch and Japanese have the core topics', () => {
    expect(later).toHaveLength(12);
    for (const book of [...later, dutch, unspacedBooks.japanese])
      expect(Object.keys(book)).toEqual(expect.arrayContaining(core));
  });

  // They are built with the first text that needs them, so nothing else would notice a line that cannot be built.
  it('can be built, line by line', () => {
    for (const { alphabet, books } of shelves) {
      for (const lines of books.flatMap((book) => Object.values(book))) {
        for (const line of phraseLines(lines)) {
          const built = phrase(foldLetters(line.replace(hintMark, '')), alphabet);
          expect(built.keys().length).toBeGreaterThan(0);
          expect(built.pattern.sticky).toBe(true);
        }
      }
    }
    for (const lines of Object.values(unspacedBooks).flatMap((book) => Object.values(book))) {
      expect(unspaced(lines).source).not.toBe('');
    }
  });

  it.each<[string, Topic, string]>([
    ['Dutch', 'payment-request', 'Ons rekeningnummer is gewijzigd, gebruik voortaan het nieuwe IBAN.'],
    ['Dutch', 'payment-request', 'Kunt u vandaag nog een spoedbetaling overboeken?'],
    ['Dutch', 'payroll-change', 'Graag mijn salaris voortaan op een nieuwe rekening storten.'],
    ['Dutch', 'secrecy', 'Houd dit voorlopig tussen ons, het is vertrouwelijk.'],
    ['Dutch', 'extortion', 'Ik stuur de video naar al uw contacten als u niet betaalt.'],
    ['Dutch', 'job-offer', 'Verdien 200 euro per dag vanuit huis.'],
    ['Dutch', 'callback', 'Bel ons direct om de afschrijving te annuleren.'],
    ['Dutch', 'code-request', 'Hoi mam, dit is mijn nieuwe nummer, mijn telefoon is kapot.'],
    ['Japanese', 'payment-request', '振込先の口座が変更になりましたのでご確認ください。'],
    ['Japanese', 'payroll-change', '給与の振込先を変更したいのですが。'],
    ['Japanese', 'secrecy', 'この件は内密にお願いします。'],
    ['Japanese', 'gift-cards', 'コンビニでギフトカードを購入してください。'],
    ['Japanese', 'extortion', 'あなたのカメラで録画した動画があります。'],
    ['Japanese', 'job-offer', 'スマホだけで簡単に稼げます。'],
    ['Japanese', 'code-request', '届いた認証コードを教えてください。'],
  ])('%s has %s', (_, topic, text) => {
    const { sure, hint } = matchPhrases(foldProse(text, [{ start: 0, end: text.length }], []), topic);
    expect(sure.length + hint.length).toBeGreaterThan(0);
  });

  it.each<[string, Topic, string]>([
    [
      'Dutch',
      'payment-request',
      'Uw factuur staat klaar; het bedrag wordt automatisch van uw rekening afgeschreven.',
    ],
    ['Dutch', 'code-request', 'Deel deze code met niemand, ook niet met onze medewerkers.'],
    ['Japanese', 'payment-request', 'ご請求額は登録済みの口座から引き落とされます。'],
    ['Japanese', 'code-request', '認証コードは第三者に伝えないでください。'],
  ])('%s leaves an ordinary notice about %s alone', (_, topic, text) => {
    const { sure } = matchPhrases(foldProse(text, [{ start: 0, end: text.length }], []), topic);
    expect(sure).toEqual([]);
  });
});
