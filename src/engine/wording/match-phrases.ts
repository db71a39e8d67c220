import type { Prose } from '../text/prose.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { type Phrase, phrase, phraseLines, stemOf } from './phrase.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { hintMark, type Phrasebook, type Topic } from './topics.ts';
import { unspaced } from './unspaced.ts';

/** Where a phrase of the tables occurs in a folded text. */
export type PhraseMatch = { start: number; end: number };
/** The phrases about a topic, in the order of the text; those that overlap are merged. */
export type PhraseMatches = { sure: PhraseMatch[]; hint: PhraseMatch[] };

export const books: readonly Phrasebook[] = [english, german, portuguese, spanish, french, italian, dutch];

/** Limits the work on a message padded with words that begin many phrases. */
const maxPlacesPerWord = 60;
/** No reader gets further: a lure that says what it wants only after ten pages does not work. */
const maxRead = 60_000;

type Entry = { topic: Topic; tier: keyof PhraseMatches; phrase: Phrase };

const index = new Map<string, Entry[]>();
for (const book of books) {
  for (const [topic, lines] of Object.entries(book) as [Topic, string][]) {
    for (const line of phraseLines(lines)) {
      const entry: Entry = {
        topic,
        tier: line.startsWith(hintMark) ? 'hint' : 'sure',
        phrase: phrase(line.replace(hintMark, '')),
      };
      for (const key of entry.phrase.keys) index.set(key, [...(index.get(key) ?? []), entry]);
    }
  }
}
const withoutBlanks = (Object.entries(japanese) as [Topic, string][]).map(([topic, lines]) => ({
  topic,
  pattern: unspaced(lines),
}));

const known = new WeakMap<Prose, Map<Topic, PhraseMatches>>();
const nothing: PhraseMatches = { sure: [], hint: [] };

/** The phrases about a topic in a text. Each text is searched once for all topics, however many detectors ask. */
export const matchPhrases = (prose: Prose, topic: Topic): PhraseMatches => {
  const found = known.get(prose) ?? search(prose.bounded.slice(0, maxRead));
  known.set(prose, found);
  return found.get(topic) ?? nothing;
};

const search = (text: string): Map<Topic, PhraseMatches> => {
  const found = new Map<Topic, PhraseMatches>();
  const note = (topic: Topic, tier: keyof PhraseMatches, match: PhraseMatch) => {
    const matches = found.get(topic) ?? { sure: [], hint: [] };
    found.set(topic, matches);
    const last = matches[tier].at(-1);
    if (last && match.start < last.end) last.end = Math.max(last.end, match.end);
    else matches[tier].push(match);
  };
  const matched = new Set<Phrase>();
  const places = new Map<string, number>();
  const tryAt = (key: string, start: number) => {
    const entries = index.get(key);
    if (!entries) return;
    const place = (places.get(key) ?? 0) + 1;
    if (place > maxPlacesPerWord) return;
    places.set(key, place);
    for (const { topic, tier, phrase } of entries) {
      if (matched.has(phrase)) continue;
      phrase.pattern.lastIndex = start;
      if (!phrase.pattern.test(text)) continue;
      matched.add(phrase);
      note(topic, tier, { start, end: phrase.pattern.lastIndex });
    }
  };
  const words = /[a-z0-9]+/g;
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const [word] = match;
    tryAt(word, match.index);
    tryAt(stemOf(word), match.index);
  }
  if (hasKana.test(text)) {
    for (const { topic, pattern } of withoutBlanks) {
      for (const match of text.matchAll(pattern)) {
        note(topic, 'sure', { start: match.index, end: match.index + match[0].length });
      }
    }
  }
  return found;
};

const hasKana = /[\u3041-\u30fa]/;
