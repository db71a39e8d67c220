import { foldLetters } from '../text/prose.ts';
import { phraseLines } from './phrase.ts';

/** A space or two between the letters hides nothing; a gap stays within the sentence. */
const gap = '[^\\u3002\\n]{0,20}?';

/**
 * One pattern for lines of a language without spaces. A folded text has lost its voicing marks (`が` is `か` there), so
 * every line is matched as written and as folded.
 */
export const unspaced = (lines: string): RegExp => {
  const wanted = phraseLines(lines).flatMap((line) => [line, foldLetters(line)]);
  return new RegExp([...new Set(wanted)].map(spread).join('|'), 'g');
};

const symbols: Record<string, string> = { ' .. ': gap, '..': gap, '(': '(?:', '|': '|', ')': ')' };

const spread = (line: string): string =>
  line
    .split(/( \.\. |\.\.|[(|)])/)
    .map((part) => symbols[part] ?? [...part].join(' ?'))
    .join('');
