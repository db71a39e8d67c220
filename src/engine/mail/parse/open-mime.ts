import { type Address, addressParser, decodeWords } from 'postal-mime';
import { cleanText } from '../../text/clean-text.ts';
import { utf8Bytes } from '../../text/utf8-bytes.ts';
import { byteText } from './bytes/byte-text.ts';
import { fromLine } from './from-line.ts';
import { isoDate } from './mail-date.ts';
import { mailbox, mailboxOf } from './mailbox.ts';
import { fieldOf } from './mime/header-fields.ts';
import { mimeParts, type TextPiece } from './mime/mime-parts.ts';
import type { OpenedMail } from './opened-mail.ts';
import type { MailHeader, ParsedMail } from './parsed-mail.ts';

const maxKey = 200;
const maxHeader = 8000;
/** No mail program writes a longer list of addresses for a person to read. */
const maxAddresses = 8000;

/**
 * Takes a message in its Internet form apart. Written for hostile messages: the usual parsers go through a message line by
 * line and hold the process for half a minute over two megabytes of line breaks.
 */
export const openMime = (source: Uint8Array | string, form: ParsedMail['form']): OpenedMail => {
  const isDecoded = typeof source === 'string';
  const { fields, texts, files, unread } = mimeParts(
    byteText(isDecoded ? utf8Bytes(source) : source),
    isDecoded,
  );
  const addresses = (key: string): Address[] => parsed(fieldOf(fields, key));
  const from = fromLine(fieldOf(fields, 'from') ?? '');
  const returnPath = fieldOf(fields, 'return-path');
  const subject = fieldOf(fields, 'subject');
  return {
    form,
    headers: fields.map(
      ({ key, value }): MailHeader => ({ key: cleanText(key, maxKey), value: cleanText(value, maxHeader) }),
    ),
    from: from?.mailbox ?? null,
    isFromBroken: from?.isBroken ?? false,
    sender: mailboxOf(addresses('sender')[0]),
    replyTo: addresses('reply-to')
      .slice(0, 10)
      .flatMap((one) => mailboxOf(one) ?? []),
    returnPath: returnPath === undefined ? null : (mailboxOf(parsed(returnPath)[0]) ?? mailbox('', '')),
    to: addresses('to')
      .slice(0, 50)
      .flatMap((one) => mailboxOf(one) ?? []),
    subject: subject === undefined ? null : decodeWords(subject.slice(0, maxHeader)),
    date: isoDate(fieldOf(fields, 'date') ?? ''),
    ...bodyOf(texts),
    files,
    unread,
  };
};

const parsed = (value: string | undefined): Address[] =>
  value === undefined ? [] : addressParser(value.slice(0, maxAddresses));

/** Texts one below the other, as a reader shows them. A text without a page of its own is shown between pages all the same. */
const bodyOf = (texts: TextPiece[]) => ({
  html: texts.some(({ html }) => html !== null)
    ? texts.map(({ html, text }) => html ?? asHtml(text ?? '')).join('\n')
    : '',
  text: texts.flatMap(({ text }) => text ?? []).join('\n'),
});

const asHtml = (text: string) =>
  `<pre>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</pre>`;
