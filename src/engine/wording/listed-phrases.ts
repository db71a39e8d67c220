import { type Phrase, phrase, phraseLines } from './phrase.ts';
import type { Shelf } from './phrasebooks.ts';
import { hintMark, type Topic } from './topics.ts';

export type PhraseTier = 'sure' | 'hint';

/** A phrase of the tables, and what it says. */
export type ListedPhrase = { topic: Topic; tier: PhraseTier; phrase: Phrase };

/** All phrases of a shelf, in the order in which their index lists them. */
export const phrasesOf = ({ alphabet, books }: Shelf): ListedPhrase[] =>
  books
    .flatMap((book) => Object.entries(book) as [Topic, string][])
    .flatMap(([topic, lines]) =>
      phraseLines(lines).map((line): ListedPhrase => {
        const isHint = line.startsWith(hintMark);
        return {
          topic,
          tier: isHint ? 'hint' : 'sure',
          phrase: phrase(isHint ? line.slice(hintMark.length) : line, alphabet),
        };
      }),
    );
