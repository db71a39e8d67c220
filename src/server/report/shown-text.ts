import { cutText } from '../../contract/plain-text.ts';
import { replaceBidiControls } from '../../engine/index.ts';
import { defangText } from './defang-text.ts';

/**
 * What an attacker wrote, as a report may hold it: bounded, well-formed, with nothing that turns the writing direction
 * around or is invisible to the eye and not to a program, and with every address defanged.
 */
export const shownText = (text: string, maxLength = 1500): string =>
  defangText(plainText(cutText(text, maxLength)));

/** Control characters, direction marks and the tag characters that hide text in text. */
const unreadable = /[\p{Cc}\u061c\u200e\u200f\u{e0000}-\u{e007f}]/gu;

const plainText = (text: string) =>
  replaceBidiControls(text.toWellFormed(), '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(unreadable, (character) => (character === '\n' || character === '\t' ? character : '\ufffd'));

/** Every character that could end a text or an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
