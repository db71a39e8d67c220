import { utf8Bytes } from '../../../text/utf8-bytes.ts';
import type { AttachedFile } from '../opened-mail.ts';
import type { MailHeader } from '../parsed-mail.ts';
import { decodeAs, isSevenBit } from './charset.ts';
import { unflow } from './flowed-text.ts';
import { fieldOf, headOf, readFields } from './header-fields.ts';
import { guessBoundary, type Section, splitParts } from './split-parts.ts';
import { readStructuredField, textParameter } from './structured-field.ts';
import { decodeTransfer } from './transfer-encoding.ts';

/** Real mail nests four or five levels. Each level is searched for its boundary, so depth times size is the work. */
const maxNesting = 20;
const maxParts = 500;

/** One text of a message, in the forms it was sent in. */
export type TextPiece = { html: string | null; text: string | null };

export type MimeParts = {
  fields: MailHeader[];
  texts: TextPiece[];
  files: AttachedFile[];
  unread: string[];
};

/**
 * Takes the source of a message apart, one character per byte. `isDecoded`: it had been read as text before, so what was
 * sent as it is has the character set it was copied in, not the one that is declared.
 */
export const mimeParts = (source: string, isDecoded: boolean): MimeParts => {
  const found: MimeParts = { fields: [], texts: [], files: [], unread: [] };
  let room = maxParts;

  const read = (section: Section, depth: number, defaultType: string, alternative: TextPiece | null) => {
    const { headEnd, bodyStart } = headOf(source, section.from, section.to);
    const fields = readFields(source, section.from, headEnd);
    if (depth === 0) found.fields = fields;
    const type = readStructuredField(fieldOf(fields, 'content-type') ?? defaultType);
    const body = { from: Math.min(bodyStart, section.to), to: section.to };
    if (!type.value.startsWith('multipart/')) {
      readLeaf(source.slice(body.from, body.to), fields, alternative, defaultType);
      return;
    }
    const boundary = type.parameters.get('boundary') || guessBoundary(source, body);
    if (depth >= maxNesting) {
      note('the structure of the message: it is built to break mail readers');
      readLeaf(source.slice(body.from, body.to), [], alternative, defaultType);
      return;
    }
    const { parts, isCut, isFound } = splitParts(source, body, boundary, room);
    if (isCut) note('the parts of the message after the first five hundred');
    room -= parts.length;
    const isAlternative = type.value === 'multipart/alternative';
    const group: TextPiece | null = isAlternative ? { html: null, text: null } : alternative;
    if (isAlternative && group !== alternative && group) found.texts.push(group);
    const inner = type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    for (const part of parts) read(part, depth + 1, inner, group);
    // Announced parts that cannot be found: a mail program would show the raw text instead.
    if (!isFound) readLeaf(source.slice(body.from, body.to), [], alternative, 'text/plain');
  };

  const note = (what: string) => {
    if (!found.unread.includes(what)) found.unread.push(what);
  };

  const readLeaf = (
    body: string,
    fields: MailHeader[],
    alternative: TextPiece | null,
    defaultType: string,
  ) => {
    const type = readStructuredField(fieldOf(fields, 'content-type') ?? defaultType);
    const disposition = readStructuredField(fieldOf(fields, 'content-disposition') ?? '');
    const encoding =
      /[\w-]{1,40}/.exec(
        readStructuredField(fieldOf(fields, 'content-transfer-encoding') ?? '').value,
      )?.[0] ?? '';
    const name = textParameter(disposition, 'filename') ?? textParameter(type, 'name');
    const charset = charsetOf(type.parameters.get('charset') ?? '', encoding);
    const bytes = decodeTransfer(body, encoding);
    const isHtml = type.value === 'text/html';
    const isText = isHtml || type.value === 'text/plain' || !type.value.includes('/');
    // A page or text with a name behind the text of the message is a file, even where it asks to be shown.
    const isFile =
      disposition.value === 'attachment' || (name !== null && found.texts.length > 0 && !alternative);
    if (isText && !isFile) {
      const text = textOf(decodeAs(bytes, charset), type.parameters);
      const piece = alternative ?? { html: null, text: null };
      if (!alternative) found.texts.push(piece);
      if (isHtml) piece.html = piece.html === null ? text : `${piece.html}\n${text}`;
      else piece.text = piece.text === null ? text : `${piece.text}\n${text}`;
      return;
    }
    found.files.push({
      name: name ?? '',
      mimeType: type.value,
      isInline:
        disposition.value === 'inline' ||
        (disposition.value !== 'attachment' && fieldOf(fields, 'content-id') !== undefined),
      bytes: type.value.startsWith('text/') && charset !== '' ? utf8Bytes(decodeAs(bytes, charset)) : bytes,
      message: null,
    });
  };

  const charsetOf = (declared: string, encoding: string) =>
    isDecoded && !/^(?:base64|quoted-printable)$/.test(encoding) && !isSevenBit(declared)
      ? 'utf-8'
      : declared;

  read({ from: 0, to: source.length }, 0, 'text/plain', null);
  return found;
};

const textOf = (text: string, parameters: Map<string, string>) =>
  /^flowed$/i.test(parameters.get('format') ?? '')
    ? unflow(text, /^yes$/i.test(parameters.get('delsp') ?? ''))
    : text;
