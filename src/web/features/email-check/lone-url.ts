import { urlProblem } from '../../../contract/url-input.ts';

/** No link is longer; a pasted message of 2 MB is not searched at every key. */
const maxLength = 8192;

/** The URL when a text is nothing but one, else null. An email address is none, nor is a word with a dot at its end. */
export const loneUrl = (content: string): string | null => {
  if (content.length > maxLength) return null;
  const text = content.trim();
  if (text === '' || /\s/.test(text) || (text.includes('@') && !/^https?:\/\//i.test(text))) return null;
  if (!/^https?:\/\//i.test(text) && !/[^.]\.[a-z]{2,}(?:[/?#:]|$)/i.test(text)) return null;
  return urlProblem(text) === null ? text : null;
};
