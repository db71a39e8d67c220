import { cutText } from '../../../contract/plain-text.ts';
import { replaceBidiControls } from '../../text/bidi-controls.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { defang } from '../../text/defang.ts';

/** What a QR code holds, on one line, without anything that could be opened. */
export const shownCode = (text: string, max: number): string => {
  const line = replaceBidiControls(cutText(cleanLine(text, 2 * max), max), '');
  return (/^https?:\/\//i.test(line) ? defang(line) : line).replace(/http(s?):/gi, 'hxxp$1:');
};
