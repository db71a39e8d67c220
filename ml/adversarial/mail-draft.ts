import { decodeWords } from 'postal-mime';
import {
  type AttachedFile,
  type MailInput,
  type OpenedMail,
  openMime,
  submittedMail,
} from '../../src/engine/training.ts';

/** What an attack may change about a message. Everything else is kept and written again as it came. */
export type MailDraft = {
  displayName: string;
  subject: string;
  /** The message it says it answers (`<id@host>`); empty to keep what the message says itself. */
  answers: string;
  /** Either may be empty. */
  text: string;
  html: string;
};

/** A message with the change applied; the very same input if nothing changed. */
export const redraft = (input: MailInput, change: (draft: MailDraft) => MailDraft): MailInput => {
  const { form, source, sender, subject } = submittedMail(input);
  const opened = openMime(source, form);
  const before = draftOf(opened, { sender, subject });
  const after = change(before);
  const isSame = (Object.keys(before) as (keyof MailDraft)[]).every((key) => before[key] === after[key]);
  return isSame ? input : rewritten(input, opened, before, after);
};

type Typed = { sender: string; subject: string };

const draftOf = (opened: OpenedMail, typed: Typed): MailDraft => {
  // A reader is shown markup that was sent as plain text as the page it is.
  const isMarkup = opened.html === '' && looksLikeMarkup(opened.text);
  return {
    displayName: opened.from?.name ?? typedName(typed.sender),
    subject: opened.subject?.trim() ? opened.subject : typed.subject,
    answers: '',
    text: isMarkup ? '' : opened.text,
    html: isMarkup ? opened.text : opened.html,
  };
};

const looksLikeMarkup = (text: string) =>
  /<(?:html|body|table|div|p|a|br|span|img|center|font|h[1-6])(?:\s[^<>]{0,2000})?\/?>/i.test(
    text.slice(0, 200_000),
  ) && /<\/\w{1,20}>|<a\s|<img\s/i.test(text);

const typedName = (sender: string) => sender.replace(/<?[^\s<>]+@[^\s<>]+>?/, '').trim();

const rewritten = (input: MailInput, opened: OpenedMail, before: MailDraft, after: MailDraft): MailInput => {
  const written =
    opened.form === 'source' ? wholeSource(opened, before, after) : pastedText(opened, before, after);
  if ('bytes' in input) return { bytes: Buffer.from(written, 'utf8') };
  const { sender, subject } = input;
  return {
    content: written,
    ...(sender === undefined ? {} : { sender: sender.replace(before.displayName, () => after.displayName) }),
    ...(subject === undefined ? {} : { subject: subject === before.subject ? after.subject : subject }),
  };
};

/** Rewritten with nothing changed: the reader must produce the same result. */
export const reopened = (input: MailInput): MailInput => {
  const { form, source, sender, subject } = submittedMail(input);
  const opened = openMime(source, form);
  const draft = draftOf(opened, { sender, subject });
  return rewritten(input, opened, draft, draft);
};

/** These describe the body, which is rewritten. */
const aboutBody = /^content-(?:type|transfer-encoding|disposition)$/;

const headLines = (opened: OpenedMail, before: MailDraft, after: MailDraft, encode: typeof encodedWords) => [
  ...keptLines(opened, before, after, encode),
  ...(after.answers === '' ? [] : [`In-Reply-To: ${after.answers}`, `References: ${after.answers}`]),
];

const keptLines = (opened: OpenedMail, before: MailDraft, after: MailDraft, encode: typeof encodedWords) =>
  opened.headers
    .filter(({ key }) => !aboutBody.test(key))
    .filter(({ key }) => after.answers === '' || !/^(?:in-reply-to|references)$/.test(key))
    .map(({ key, value }) => {
      if (key === 'subject' && after.subject !== before.subject) return `Subject: ${encode(after.subject)}`;
      if (key === 'from' && after.displayName !== before.displayName)
        return `From: ${encode(after.displayName, true)} <${opened.from?.address ?? ''}>`;
      return `${titleCase(key)}: ${value}`;
    });

const titleCase = (key: string) => key.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

const boundary = '=_a-part-of-this-message-ends-here_=';

const wholeSource = (opened: OpenedMail, before: MailDraft, after: MailDraft): string =>
  [...headLines(opened, before, after, encodedWords), ...bodyLines(after, opened.files), ''].join('\r\n');

const bodyLines = ({ text, html }: MailDraft, files: AttachedFile[]): string[] => {
  const texts = [
    ...(text !== '' || (html === '' && files.length === 0) ? [textPart('plain', text)] : []),
    ...(html === '' ? [] : [textPart('html', html)]),
  ];
  const [only] = texts;
  const body = texts.length === 1 && only ? only : multipart('alternative', texts);
  if (files.length === 0) return body;
  return multipart('mixed', [...(texts.length === 0 ? [] : [body]), ...files.map(filePart)]);
};

const multipart = (kind: 'alternative' | 'mixed', parts: string[][]): string[] => [
  `Content-Type: multipart/${kind}; boundary="${boundary}${kind}"`,
  '',
  ...parts.flatMap((part) => [`--${boundary}${kind}`, ...part]),
  `--${boundary}${kind}--`,
];

/** Base64, so that no line of a body can be taken for a boundary or a header. */
const inBase64 = (content: string | Uint8Array) => [
  'Content-Transfer-Encoding: base64',
  '',
  ...(Buffer.from(content)
    .toString('base64')
    .match(/.{1,76}/g) ?? ['']),
];

const textPart = (kind: 'plain' | 'html', content: string) => [
  `Content-Type: text/${kind}; charset=utf-8`,
  ...inBase64(content),
];

const filePart = ({ name, mimeType, isInline, bytes }: AttachedFile) => {
  const fileName = name === '' ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  const charset = mimeType.startsWith('text/') ? '; charset=utf-8' : '';
  return [
    `Content-Type: ${mimeType || 'application/octet-stream'}${charset}`,
    `Content-Disposition: ${isInline ? 'inline' : 'attachment'}${fileName}`,
    ...inBase64(bytes),
  ];
};

/** RFC 2047, at most 75 characters a word and no letter cut in two. A name in plain letters is put into quotes. */
const encodedWords = (text: string, isName = false): string => {
  if (/^[\x20-\x7e]*$/.test(text)) return isName ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
  const words: string[] = [];
  let word = '';
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > 42) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
};

/** What a person pasted is written as they would paste it: header lines as shown, and the one body they see. */
const pastedText = (opened: OpenedMail, before: MailDraft, after: MailDraft): string => {
  const head = headLines(opened, before, after, (text, isName) => (isName ? `"${text}"` : text)).map((line) =>
    decodeWords(line),
  );
  const body = after.html === '' ? after.text : after.html;
  return opened.form === 'body' ? body : [...head, '', body].join('\n');
};
