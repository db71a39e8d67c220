import { base64Bytes } from './bytes/base64-bytes.ts';

/** Pictures written out inside of a page, and how large they may be. */
const maxPictures = 4;
const maxBase64 = 4_000_000;

/** Pictures that are part of the text of a message instead of being attached to it. */
export const picturesInBody = ({ html }: { html: string }): Uint8Array[] => {
  const found: Uint8Array[] = [];
  for (const match of html.matchAll(/\bdata:image\/(?:png|jpe?g|gif|webp|bmp);base64,/gi)) {
    if (found.length >= maxPictures) break;
    const start = match.index + match[0].length;
    const end = html.slice(start, start + maxBase64).search(/["'<>)]/);
    found.push(base64Bytes(html.slice(start, end < 0 ? start + maxBase64 : start + end)));
  }
  return found;
};
