import { mailSource } from '../mail/parse/testing/mail-source.ts';
import { zipFile } from '../mail/parse/testing/zip-file.ts';

const flood = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const head = 'From: a@example.org\r\nSubject: Hello\r\nMIME-Version: 1.0\r\n';
const full = 1_900_000;
/** Enough to be noticed where each character is read twice. */
const much = 500_000;

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const packedAgain = (content: Uint8Array) =>
  zipFile(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${n}.zip`, content])));

/** Messages of up to two megabytes, each made to occupy a reader for ever or to fill its memory. */
export const hostileMails: Record<string, () => string> = {
  'parts inside each other': () =>
    `${head}${Array.from({ length: 10_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}\r\nx`,
  'parts beside each other': () =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(60_000)}`,
  'header lines': () => `${head}${'X-A: b\r\n'.repeat(100_000)}\r\nx`,
  'one header line': () => `${head}X-A: ${flood('b c', full)}\r\n\r\nx`,
  'encoded words': () => `${head}To: ${flood('=?utf-8?B?QQ==?= ', much)}\r\n\r\nx`,
  'half encoded words': () => `From: ${flood('=?utf-8?Q?=', much)}\r\n\r\nx`,
  addresses: () => `${head}Reply-To: ${flood('"a, b" <c@d.example>, ', much)}\r\n\r\nx`,
  'a hundred thousand links': () =>
    `${head}Content-Type: text/html\r\n\r\n${'<a href=//a.co>b</a>'.repeat(95_000)}`,
  'links in plain text': () => `${head}\r\n${flood('http://a.co/b ', much)}`,
  'tags without end': () =>
    `${head}Content-Type: text/html\r\n\r\n${flood('<div style="color:#fff">', full)}`,
  'attributes without end': () => `${head}Content-Type: text/html\r\n\r\n<a ${flood('b=c ', much)}`,
  styles: () =>
    `${head}Content-Type: text/html\r\n\r\n<style>${flood('.a .b>c{display:none}', much)}</style>x`,
  brackets: () => `${head}\r\n${flood('(((((', much)}`,
  'line ends': () => `${head}\r\n${flood('\r\n', full)}`,
  'marks above letters': () =>
    `${head}Content-Type: text/plain; charset=utf-8\r\n\r\ne${flood('\u0301', much / 2)}`,
  'letters that cannot be seen': () =>
    `${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${flood('\u200b\u202e\u2066', much / 3)}`,
  'a false character set': () =>
    `${head}Content-Type: text/html; charset=utf-16be\r\n\r\n${flood('<a href=x>', much)}`,
  'letters of two bytes': () =>
    `${head}Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n${flood('\x1b$B', much)}`,
  'an archive of zeros': () =>
    mailSource({
      text: 'x',
      files: [{ name: 'a.zip', content: zipFile({ a: zeros(64), 'b.html': zeros(64) }) }],
    }),
  'archives in archives': () =>
    mailSource({
      text: 'x',
      files: [{ name: 'a.zip', content: packedAgain(packedAgain(zipFile({ a: zeros(1) }))) }],
    }),
  files: () =>
    mailSource({
      text: 'x',
      files: Array.from({ length: 600 }, (_, n) => ({
        name: `${n}.html`,
        content: '<a href="https://a.example/">x</a>',
      })),
    }),
};
