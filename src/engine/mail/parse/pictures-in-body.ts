import { decodeBase64Bytes } from '../../text/base64-bytes.ts';
import { renderDrawnCode } from './drawn-code.ts';

/** Pictures embedded in a page, and how large they may be. */
const maxPictures = 4;
const maxBase64 = 4_000_000;
const maxDrawn = 200_000;

/** Pictures that are part of the text of a message instead of being attached to it. */
export const picturesInBody = async ({
  html,
  text,
}: {
  html: string;
  text: string;
}): Promise<Uint8Array[]> => {
  const found: Uint8Array[] = [];
  for (const match of html.matchAll(/\bdata:image\/(?:png|jpe?g|gif|webp|bmp);base64,/gi)) {
    if (found.length >= maxPictures) break;
    const start = match.index + match[0].length;
    const end = html.slice(start, start + maxBase64).search(/["'<>)]/);
    found.push(decodeBase64Bytes(html.slice(start, end < 0 ? start + maxBase64 : start + end)));
  }
  const drawn = await renderDrawnCode((html === '' ? text : linesOf(html)).slice(0, maxDrawn));
  return drawn ? [...found, drawn] : found;
};

/** The lines of a page as they are drawn, without losing a space. */
const linesOf = (html: string) =>
  html
    .slice(0, maxDrawn)
    .replace(/<(?:br|\/p|\/div|\/tr|\/li)(?:\s[^<>]{0,300})?\/?>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d{1,6});|&#x([0-9a-f]{1,5});/gi, (_, decimal?: string, hex?: string) =>
      String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)),
    );
