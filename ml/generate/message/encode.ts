import { Buffer } from 'node:buffer';
import type { Random } from '../random.ts';

export type Encoding = '7bit' | '8bit' | 'quoted-printable' | 'base64';

const isPlain = (text: string) => /^[\n\r\t -~]*$/.test(text);

/** How a text part is packed; what cannot travel as it is gets packed. */
export const chosenEncoding = (text: string, random: Random): Encoding => {
  const hasLongLines = text.split('\n').some((line) => line.length > 900);
  const wanted = random.weighted<Encoding>([
    ['quoted-printable', 5],
    ['base64', 3],
    ['8bit', 2],
    ['7bit', 2],
  ]);
  if (wanted === '7bit' && !isPlain(text)) return hasLongLines ? 'base64' : '8bit';
  return hasLongLines && (wanted === '8bit' || wanted === '7bit') ? 'quoted-printable' : wanted;
};

export const encoded = (text: string, encoding: Encoding): string => {
  if (encoding === 'base64') return folded(Buffer.from(text, 'utf8').toString('base64'));
  if (encoding === 'quoted-printable') return quotedPrintable(text);
  return text.replace(/\n/g, '\r\n');
};

export const folded = (base64: string): string => base64.replace(/.{76}(?=.)/g, '$&\r\n');

const quotedPrintable = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      let out = '';
      let width = 0;
      for (const byte of Buffer.from(line, 'utf8')) {
        const isSafe = (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32;
        const piece = isSafe
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        if (width + piece.length > 75) {
          out += '=\r\n';
          width = 0;
        }
        out += piece;
        width += piece.length;
      }
      return out.replace(/ $/, '=20');
    })
    .join('\r\n');

/** A header value; anything beyond ASCII as encoded words (RFC 2047), each within 75 characters. */
export const headerText = (text: string, random: Random): string => {
  if (isPlain(text)) return text;
  const isBase64 = random.chance(0.6);
  const words: string[] = [];
  let piece = '';
  for (const character of text) {
    if (Buffer.byteLength(piece + character, 'utf8') > (isBase64 ? 42 : 18)) {
      words.push(piece);
      piece = '';
    }
    piece += character;
  }
  words.push(piece);
  const charset = random.pick(['utf-8', 'UTF-8']);
  return words
    .map((word) =>
      isBase64
        ? `=?${charset}?B?${Buffer.from(word, 'utf8').toString('base64')}?=`
        : `=?${charset}?Q?${encodedQ(word)}?=`,
    )
    .join('\r\n ');
};

const encodedQ = (word: string) =>
  [...Buffer.from(word, 'utf8')]
    .map((byte) =>
      (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
        ? String.fromCharCode(byte)
        : byte === 32
          ? '_'
          : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');

/** A mailbox as a header writes it. */
export const mailbox = (name: string, address: string, random: Random): string => {
  if (name === '') return random.chance(0.5) ? address : `<${address}>`;
  if (!isPlain(name)) return `${headerText(name, random)} <${address}>`;
  const needsQuotes = /[^\w .'-]/.test(name) || name.includes('.');
  return `${needsQuotes || random.chance(0.4) ? `"${name.replace(/["\\]/g, "'")}"` : name} <${address}>`;
};
