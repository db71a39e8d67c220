import { cleanLine } from '../../text/clean-text.ts';
import { defang } from '../../text/defang.ts';

/** Marks that would turn the rest of our own sentence round. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** What a code holds, on one line, without anything that could be opened. */
export const shownCode = (text: string, max: number): string => {
  const line = cleanLine(text, max).replace(turning, '');
  return (/^https?:\/\//i.test(line) ? defang(line) : line).replace(/http(s?):/gi, 'hxxp$1:');
};
