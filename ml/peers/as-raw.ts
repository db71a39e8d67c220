import type { LabelledMail } from '../evaluate/mail-data.ts';

type Input = LabelledMail['input'];

const headerLine = /^(From|Reply-To|Subject): (.*)$/;
// Base64 of it fits the 75 characters that RFC 2047 allows an encoded word.
const encodedWordBytes = 45;

/**
 * A message as a mail filter wants it. Pasted text becomes a plain one with the same header lines. What its source lost is
 * filled with lines that say nothing (recipient, date, message id), or the filters would give points for our omission.
 */
export const asRaw = (input: Input, { id, date }: { id: string; date: Date }): Uint8Array => {
  if ('bytes' in input) return input.bytes;
  const { head, body } = split(input);
  const from = head.get('From') ?? 'sender@example.org';
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'example.org';
  const lines = [
    `From: ${encodeAddress(from)}`,
    'To: <recipient@example.com>',
    ...(head.has('Reply-To') ? [`Reply-To: ${encodeAddress(head.get('Reply-To') ?? '')}`] : []),
    `Subject: ${encodeWords(head.get('Subject') ?? 'Message')}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id.replace(/[^a-z0-9]+/gi, '.')}.${date.getTime()}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return Buffer.from(`${lines.join('\n')}\n\n${body}\n`, 'utf8');
};

/** The header lines that the text begins with, if an empty line ends them, and the rest. */
const split = (input: Exclude<Input, { bytes: Uint8Array }>) => {
  const head = new Map<string, string>();
  if (input.sender) head.set('From', oneLine(input.sender));
  if (input.subject) head.set('Subject', oneLine(input.subject));
  const end = input.content.indexOf('\n\n');
  const matches = input.content
    .slice(0, Math.max(0, end))
    .split('\n')
    .map((line) => headerLine.exec(line));
  if (!matches.every((match) => match !== null)) return { head, body: input.content };
  for (const [, name = '', value = ''] of matches) head.set(name, oneLine(value));
  return { head, body: input.content.slice(end + 2) };
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The address itself must stay readable; only the name before it is encoded. */
const encodeAddress = (address: string): string => {
  const [, name, rest] = /^(.*?)\s*(<[^<>]*>)\s*$/.exec(address) ?? [];
  if (rest === undefined) return encodeWords(address);
  if (name === undefined || name === '') return rest;
  return isAscii(name) ? `${name} ${rest}` : `${encodeWords(name.replace(/^"(.*)"$/, '$1'))} ${rest}`;
};

/** RFC 2047: raw letters beyond ASCII in a header are themselves taken for a sign of spam. */
const encodeWords = (text: string): string => {
  if (isAscii(text)) return text;
  const words = [''];
  for (const letter of text) {
    const longer = words.at(-1) + letter;
    if (Buffer.byteLength(longer) <= encodedWordBytes) words[words.length - 1] = longer;
    else words.push(letter);
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\n ');
};

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);
