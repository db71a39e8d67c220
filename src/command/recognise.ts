import { isIP } from 'node:net';
import { isEmailFileName } from '../contract/email-input.ts';
import { isAddress } from '../contract/url-input.ts';
import { isCompoundFile } from '../engine/index.ts';
import type { InputKind } from './commands.ts';

// What an input is, told by looking at it.

/** So much of a file says what it is. */
export const headBytes = 4096;

const isUtf16 = ([a, b, c, d]: Uint8Array) =>
  (a === 0xff && b === 0xfe) ||
  (a === 0xfe && b === 0xff) ||
  (a !== 0 && b === 0 && c !== 0 && d === 0) ||
  (a === 0 && b !== 0 && c === 0 && d !== 0);

/** Text has hardly any control characters; of noise, a tenth are. */
const isNoise = (head: Uint8Array): boolean => {
  if (isUtf16(head)) return false;
  const controls = head.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  return controls > head.length / 50;
};
const isControl = (byte: number) =>
  byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b) || byte === 0x7f;

const anArchive = 'an archive: unpack it first';
const aPicture = 'a picture, which the server checks';

/** Other formats by their first bytes, as Latin letters. */
const otherFormats: readonly (readonly [string, string])[] = [
  ['%PDF-', 'a PDF file'],
  ['PK\x03\x04', anArchive],
  ['PK\x05\x06', anArchive],
  ['\x1f\x8b', anArchive],
  ['BZh', anArchive],
  ['\xfd7zXZ', anArchive],
  ['7z\xbc\xaf', anArchive],
  ['Rar!', anArchive],
  ['\x89PNG', aPicture],
  ['\xff\xd8\xff', aPicture],
  ['GIF8', aPicture],
];

/** Fields that a message has and other texts do not begin with. */
const mailField =
  /^(?:received|return-path|from|to|cc|subject|date|message-id|delivered-to|mime-version|reply-to|sender|dkim-signature|authentication-results|content-type|arc-seal|x-[\w-]+)[ \t]*:/im;
const anyField = /^(?:\ufeff|\u00ef\u00bb\u00bf)?[!-9;-~]{1,76}[ \t]{0,9}:/;

/** Whether a file begins as a message does: with header fields, one of which only messages have. */
export const beginsAsMessage = (head: Uint8Array): boolean => {
  if (isCompoundFile(head)) return true;
  const text = latin(head);
  const [fields = ''] = text.split(/\r?\n\r?\n/, 1);
  return anyField.test(text) && mailField.test(fields);
};

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const isOutlookName = (name: string) => /\.msg$/i.test(name);
const isMailName = (name: string) => /\.eml$/i.test(name) || isOutlookName(name);
const isMboxName = (name: string) => /\.(?:mbox|mbx)$/i.test(name);

/** How files are named that people give to a check: without one there, no site is meant either. */
export const isFileName = (text: string): boolean =>
  isEmailFileName(text) ||
  isMboxName(text) ||
  /\.(?:md|markdown|mdx|rst|adoc|html?|xhtml|json|ya?ml|csv|tsv|log|pdf|docx?|zip|tar|gz)$/i.test(text);

export type Recognised = { kind: InputKind } | { problem: string };

/** What the contents of a file are. Its beginning says it before its name does. */
export const recogniseContents = (head: Uint8Array, name: string): Recognised => {
  if (head.length === 0) return { problem: 'is empty.' };
  if (isCompoundFile(head)) return { kind: 'mail' };
  const text = latin(head);
  const other = otherFormats.find(([beginning]) => text.startsWith(beginning));
  if (other) return { problem: `is ${other[1]}.` };
  if (isNoise(head)) return { problem: 'is neither a message nor a text.' };
  if (isOutlookName(name)) return { problem: 'is not a message as Outlook saves it.' };
  if (isMailName(name)) return { kind: 'mail' };
  if (/^(?:\u00ef\u00bb\u00bf)?(?:\r?\n)*From /.test(text) && !/\.txt$/i.test(name)) return { kind: 'mbox' };
  if (isMboxName(name)) return { kind: 'mbox' };
  if (beginsAsMessage(head)) return { kind: 'mail' };
  return { kind: kindOfText(Buffer.from(head).toString('utf8'), name, head.length < headBytes) };
};

/** A text without header fields: addresses, one a line; a message that was copied; or a document. */
const kindOfText = (text: string, name: string, isWhole: boolean): InputKind => {
  const lines = text
    .split(/\r?\n/)
    .slice(0, isWhole ? undefined : -1)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isList = lines.length > 0 && lines.every((line) => !/\s/.test(line) && kindOfAddress(line) !== null);
  if (isList && (name === '-' || /\.(?:txt|lst|list)$/i.test(name) || !/\.\w+$/.test(name))) return 'list';
  return name === '-' || /\.txt$/i.test(name) || !/\.\w+$/.test(name) ? 'mail' : 'document';
};

const scheme = /^(?:[a-z][a-z0-9+.-]*:[/\\]{2}|(?:javascript|vbscript|data|blob|mailto|tel|sms):)/i;
const isAddressOfMachine = (text: string) => isIP(text.replace(/^\[|\]$/g, '')) > 0;
const hostName = /^(?:[\p{L}\p{N}_-]{1,63}(?:\.|\[\.\]|\(\.\)|\[dot\]))+(?:xn--[a-z0-9-]+|\p{L}{2,})\.?$/iu;

/** A name is 253 characters at most; defanged, it is a little longer. */
const isHostName = (text: string) => text.length <= 400 && hostName.test(text);

/** What was typed, where it is no file: a link, a domain, or null. */
export const kindOfAddress = (text: string): 'url' | 'domain' | null => {
  if (scheme.test(text) || /^hxxps?:/i.test(text)) return isAddress(text) ? 'url' : null;
  if (isAddressOfMachine(text) || isHostName(text)) return 'domain';
  const [host = ''] = text.split(/[/?#]/, 1);
  if (host === text || host === '' || host.startsWith('.')) {
    // A port makes it a link: example.com:8080.
    return /^[^/:@\s]{1,300}:\d{1,5}$/.test(text) && text.includes('.') && isAddress(text) ? 'url' : null;
  }
  return isHostName(host.replace(/:\d{1,5}$/, '').replace(/^.*@/, '')) && isAddress(text) ? 'url' : null;
};
