import type { Block, Content } from './content.ts';
import type { Random } from './random.ts';

/**
 * Mistakes and tricks of carelessly made mail. Legitimate senders make the first kind too; only lures hide letters.
 */
export const roughened = (content: Content, label: 0 | 1, random: Random): Content => {
  const slip = random.pick([swapped, dropped, tight, shouted]);
  const trick = label === 1 && random.chance(0.2) ? random.pick([lookalikeLetters, zeroWidth]) : null;
  const change = (text: string) => {
    const slipped = random.chance(0.4) ? slip(text, random) : text;
    return trick ? trick(slipped, random) : slipped;
  };
  return {
    ...content,
    subject:
      label === 1 && random.chance(0.25)
        ? `${content.subject} ${random.pick(['!', '!!', `#${random.string(6)}`, `[${random.string(5)}]`, '⚠'])}`
        : content.subject,
    blocks: content.blocks.map(
      (block): Block => (block.kind === 'paragraph' ? { ...block, text: change(block.text) } : block),
    ),
  };
};

const atWord = (text: string, random: Random, change: (word: string) => string): string => {
  const words = text.split(' ');
  const long = words.map((word, at) => (/^\p{L}{5,}$/u.test(word) ? at : -1)).filter((at) => at >= 0);
  if (long.length === 0) return text;
  const at = random.pick(long);
  words[at] = change(words[at] ?? '');
  return words.join(' ');
};

const swapped = (text: string, random: Random) =>
  atWord(text, random, (word) => {
    const at = random.between(1, word.length - 3);
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  });

const dropped = (text: string, random: Random) =>
  atWord(text, random, (word) => {
    const at = random.between(1, word.length - 2);
    return word.slice(0, at) + word.slice(at + 1);
  });

const tight = (text: string) => text.replace(/, /, ',').replace(/\. (?=\p{Lu})/u, ' .');

const shouted = (text: string, random: Random) => atWord(text, random, (word) => word.toUpperCase());

const twins: Record<string, string> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', i: 'і' };

const lookalikeLetters = (text: string, random: Random) =>
  atWord(text, random, (word) => [...word].map((letter) => twins[letter] ?? letter).join(''));

const zeroWidth = (text: string, random: Random) => atWord(text, random, (word) => [...word].join('\u200b'));
