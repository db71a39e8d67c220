import type { Prose } from '../text/prose.ts';
import { type ListedPhrase, type PhraseTier, phrasesOf } from './listed-phrases.ts';
import { isAboutSecrets, isNegated, isSigningUp } from './negation.ts';
import indexes from './phrase-index.json' with { type: 'json' };
import { type PhraseSearch, phraseSearch } from './phrase-search.ts';
import { shelves, unspacedBooks } from './phrasebooks.ts';
import { isClearlyTrained } from './reading.ts';
import type { Phrasebook, Topic } from './topics.ts';
import { unspaced } from './unspaced.ts';

/** Where a phrase of the tables occurs in a folded text. */
export type PhraseMatch = { start: number; end: number };
/** The phrases about a topic, in the order of the text; those that overlap are merged. */
export type PhraseMatches = Record<PhraseTier, PhraseMatch[]>;

/** No reader gets further: a lure that says what it wants only after ten pages does not work. */
const maxRead = 60_000;

type Script = {
  occursIn: RegExp;
  /** A phrase does not count where the sentence says never; the older books hold such sentences apart by their wording. */
  isLater: boolean;
  /** Built with the first text that needs it: most messages are in Latin letters. */
  search: () => PhraseSearch<ListedPhrase>;
};

const noPhrases = { words: [], phrases: [] };

const scripts: readonly Script[] = shelves.map((shelf, number) => {
  const { alphabet, isLater } = shelf;
  let search: PhraseSearch<ListedPhrase> | null = null;
  return {
    occursIn: alphabet.occursIn,
    isLater,
    search: () => {
      search ??= phraseSearch(phrasesOf(shelf), alphabet, indexes[number] ?? noPhrases);
      return search;
    },
  };
});

const patternsOf = (book: Phrasebook) =>
  (Object.entries(book) as [Topic, string][]).map(([topic, lines]) => ({ topic, pattern: unspaced(lines) }));
type TopicPatterns = ReturnType<typeof patternsOf>;
let japanese: TopicPatterns | null = null;
let chinese: TopicPatterns | null = null;

const known = new WeakMap<Prose, Map<Topic, PhraseMatches>>();
const nothing: PhraseMatches = { sure: [], hint: [] };

/** The phrases about a topic in a text. Each text is searched once for all topics, however many detectors ask. */
export const matchPhrases = (prose: Prose, topic: Topic): PhraseMatches => {
  const found = known.get(prose) ?? search(prose.bounded.slice(0, maxRead), isClearlyTrained(prose));
  known.set(prose, found);
  return found.get(topic) ?? nothing;
};

const isDenied = (topic: Topic, text: string, start: number, end: number): boolean =>
  topic === 'secrecy'
    ? isAboutSecrets(text, start, end)
    : isNegated(text, start, end) || isSigningUp(topic, text, start, end);

type Note = (topic: Topic, tier: PhraseTier, match: PhraseMatch) => void;

/** Words of one language mean something else in another, so a text in one of the first is not held to the later books. */
const search = (text: string, isTrained: boolean): Map<Topic, PhraseMatches> => {
  const found = new Map<Topic, PhraseMatches>();
  const note: Note = (topic, tier, match) => {
    const matches = found.get(topic) ?? { sure: [], hint: [] };
    found.set(topic, matches);
    const last = matches[tier].at(-1);
    if (last && match.start < last.end) last.end = Math.max(last.end, match.end);
    else matches[tier].push(match);
  };
  for (const { isLater, occursIn, search } of scripts) {
    if ((isLater && isTrained) || !occursIn.test(text)) continue;
    search()(text, ({ topic, tier }, start, end) => {
      if (isLater && isDenied(topic, text, start, end)) return false;
      note(topic, tier, { start, end });
      return true;
    });
  }
  searchUnspaced(text, note);
  return found;
};

/** Japanese has kana between its Chinese characters; Chinese has none, but for a name now and then. */
const searchUnspaced = (text: string, note: Note): void => {
  const kana = text.match(/[\u3041-\u30fa]/g)?.length ?? 0;
  if (kana > 0) {
    japanese ??= patternsOf(unspacedBooks.japanese);
    for (const { topic, pattern } of japanese) {
      for (const { index, 0: found } of text.matchAll(pattern)) {
        note(topic, 'sure', { start: index, end: index + found.length });
      }
    }
  }
  const characters = text.match(/[\u3400-\u9fff]/g)?.length ?? 0;
  if (characters < 4 || kana * 5 > characters) return;
  chinese ??= patternsOf(unspacedBooks.chinese);
  for (const { topic, pattern } of chinese) {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const end = index + found.length;
      if (!isDenied(topic, text, index, end)) note(topic, 'sure', { start: index, end });
    }
  }
};
