import { decodeText, isUtf8 } from '../../../text/decode-text.ts';
import { lowBytes } from '../../../text/low-bytes.ts';
import { utf8Bytes } from '../../../text/utf8-bytes.ts';
import { byteText } from '../bytes/byte-text.ts';
import type { MailInput } from '../mail-input.ts';
import type { ParsedMail } from '../parsed-mail.ts';
import { readPastedHeader } from './pasted-header.ts';
import { unpackText } from './unpack-text.ts';

export type SubmittedMail = {
  form: ParsedMail['form'];
  /** RFC 822 source, made up around a bare body where only that was given. */
  source: Uint8Array | string;
  /** What the person typed beside the message; used where the message itself does not say. */
  sender: string;
  subject: string;
};

/** Works out what was submitted: the source of a message, a body with some header lines above it, or a body alone. */
export const submittedMail = (input: MailInput): SubmittedMail =>
  'bytes' in input
    ? { ...fromBytes(input.bytes), sender: '', subject: '' }
    : { ...fromText(input.content), sender: input.sender ?? '', subject: input.subject ?? '' };

type Read = Pick<SubmittedMail, 'form' | 'source'>;

/**
 * Text in another character set than UTF-8 can only be read by what each part of the message declares, so the bytes of such
 * a source are passed on unchanged. Where nothing is declared they are read as Windows-1252.
 */
const fromBytes = (bytes: Uint8Array): Read => {
  const text = decodeText(bytes);
  if (isUtf8(bytes) || !/charset/i.test(text)) return fromText(text);
  const source = unpackText(byteText(bytes));
  return isFullSource(source) ? { form: 'source', source: bytesOf(source) } : fromText(text);
};

const fromText = (content: string): Read => {
  const text = unpackText(content);
  if (isFullSource(text)) return { form: 'source', source: text };
  const pasted = readPastedHeader(text);
  return pasted
    ? { form: 'headers-and-body', source: asMessage(pasted.head, pasted.body) }
    : { form: 'body', source: asMessage([], text) };
};

/** Lines that a message has as a server delivered it, not as a person copied it from a screen. */
const telling =
  /^(?:received|message-id|mime-version|return-path|dkim-signature|content-type|authentication-results|arc-seal|received-spf|delivered-to|x-originating-ip):/i;

const firstField =
  /^(?:received|return-path|delivered-to|from|to|subject|date|sender|reply-to|message-id|mime-version|content-[a-z-]+|authentication-results|dkim-signature|arc-[a-z-]+|received-spf|list-[a-z-]+|x-[a-z0-9-]+)[ \t]{0,4}:/i;

const fieldLine = /^[!-9;-~]{1,100}[ \t]{0,4}:|^[ \t]/;

/**
 * Header lines up to the first empty line, one of those above among them. Copying breaks long lines, so some of them may be the
 * torn-off end of the one above.
 */
const isFullSource = (text: string): boolean => {
  let isTelling = false;
  let torn = 0;
  let whole = 0;
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, Math.min(end < 0 ? text.length : end, from + 200)).replace(/\r$/, '');
    if (line === '') break;
    if (fieldLine.test(line)) whole += 1;
    else torn += 1;
    isTelling ||= telling.test(line);
    if (end < 0) break;
    from = end + 1;
  }
  return isTelling && fieldLine.test(text) && (torn === 0 || (torn < whole && firstField.test(text)));
};

const asMessage = (head: string[], body: string) =>
  [...head, 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', body].join(
    '\r\n',
  );

/** Mail programs read header lines as UTF-8; old ones write them in Windows-1252. */
const bytesOf = (source: string): Uint8Array => {
  const head = lowBytes(source.slice(0, headEnd(source)));
  const body = lowBytes(source.slice(headEnd(source)));
  const readable = isUtf8(head) ? head : utf8Bytes(new TextDecoder('windows-1252').decode(head));
  const whole = new Uint8Array(readable.length + body.length);
  whole.set(readable);
  whole.set(body, readable.length);
  return whole;
};

const headEnd = (source: string) => {
  const end = source.search(/\r?\n\r?\n/);
  return end < 0 ? source.length : end;
};
