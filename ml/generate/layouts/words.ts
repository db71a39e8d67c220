import { readLists } from '../../corpus/read.ts';
import { recordOf } from '../../record-of.ts';
import type { Random } from '../random.ts';

export const wordKinds = [
  'title',
  'mail',
  'password',
  'go',
  'next',
  'forgot',
  'create',
  'keep',
  'link',
  'or',
] as const;

/** The few general words a sign-in page needs, different at every turn. */
export type Words = Record<(typeof wordKinds)[number], () => string> & {
  /** A sentence of about this many words. */
  sentence: (length: number) => string;
};

const pools = ['en', 'de', 'es', 'fr'].map((language) => readLists(`sign-in-words/${language}.txt`));

export const wordsOf = (random: Random): Words => {
  const pool = random.pick(pools);
  const text = pool('text').join(' ').split(' ');
  return {
    ...recordOf(wordKinds, (kind) => () => random.pick(pool(kind))),
    sentence: (length) => {
      const count = Math.max(1, Math.round(length * (0.75 + random.next() * 0.5)));
      const start = random.between(0, text.length - 1);
      const words = Array.from({ length: count }, (_, n) => text[(start + n) % text.length] ?? '').join(' ');
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
    },
  };
};
