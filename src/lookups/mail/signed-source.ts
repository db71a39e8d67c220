/** One line of the header, unfolded. The bytes are kept one to a character. */
export type HeaderField = { name: string; value: string };

export type SignedSource = {
  /** Newest first, in the order of the message. */
  fields: HeaderField[];
  /**
   * What a verifier may be given, with the line ends the standards require and one character to a byte; null for a message
   * beyond the bounds.
   */
  text: string | null;
  /** Signatures in `text`. */
  signatures: HeaderField[];
  /** Signatures that are left out of it. */
  leftOut: HeaderField[];
  /** The ARC chain is left out of `text`, or cannot be judged by it. */
  isChainLeftOut: boolean;
};

/** Beyond this the hashing alone would hold up every other check. */
export const maxMessageBytes = 2 * 1024 * 1024;

/** The verifier unfolds lines in quadratic time: 20,000 of them cost more than half a second. */
export const maxHeaderBytes = 256 * 1024;
const maxHeaderLines = 4000;
const maxFields = 1000;

/** Address lists nest; a From of 200 kB cost the address parser most of a second. */
const maxFromLength = 16 * 1024;

/** Each name in `h=` is searched for among all fields. */
const maxSignatureLength = 16 * 1024;
export const maxSignatures = 10;

/** Each `l=` of its own hashes the whole body once more. */
const maxPartialSignatures = 2;

/** RFC 8617 4.2.1: fifty sets of three. */
const maxChainFields = 150;

/**
 * Cuts a message, one character to a byte, into what the checks need, and leaves out what would only waste their time. Of one
 * that is too long only the beginning is given. Never throws.
 */
export const cutSource = (raw: string, isTooLong: boolean): SignedSource => {
  const text = withoutWrapping(raw).replace(/(?<!\r)\n/g, '\r\n');
  const cut = text.search(/\r\n\r\n/);
  const head = cut < 0 ? text : text.slice(0, cut);
  const lines = head.slice(0, maxHeaderBytes).split('\r\n', maxHeaderLines + 1);
  const rows = fieldRows(lines);
  const fields = rows.map(toField);
  const signatures = fields.filter(isSignature);
  const isBeyondBounds =
    isTooLong ||
    head.length > maxHeaderBytes ||
    lines.length > maxHeaderLines ||
    fields.length > maxFields ||
    lengthOf(fields.filter(({ name }) => name === 'from')) > maxFromLength;
  if (isBeyondBounds) {
    return { fields, text: null, signatures: [], leftOut: [], isChainLeftOut: true };
  }
  const kept = new Set(usableSignatures(signatures));
  const chain = fields.filter(isChain);
  const isChainUsable =
    chain.length <= maxChainFields && chain.every(({ value }) => value.length <= maxSignatureLength);
  const isKept = (field: HeaderField) =>
    isSignature(field) ? kept.has(field) : isChainUsable || !isChain(field);
  const isWhole = fields.every(isKept);
  const keptHead = isWhole
    ? head
    : rows
        .filter((_, i) => isKept(fields[i] as HeaderField))
        .flat()
        .join('\r\n');
  return {
    fields,
    text: keptHead + text.slice(head.length),
    signatures: signatures.filter((field) => kept.has(field)),
    leftOut: signatures.filter((field) => !kept.has(field)).slice(0, maxSignatures - kept.size),
    // A seal may cover the signatures too, so a chain without them would look broken.
    isChainLeftOut: !isWhole,
  };
};

/** The value of one tag of a signature (RFC 6376 3.2); empty when there is none. */
export const tagOf = ({ value }: HeaderField, tag: string): string =>
  (new RegExp(`(?:^|;)\\s*${tag}\\s*=([^;]*)`).exec(value.slice(0, maxSignatureLength))?.[1] ?? '').replace(
    /\s+/g,
    '',
  );

/** A byte order mark, empty lines and the first line of an mbox come from the program that stored the message. */
const withoutWrapping = (text: string) =>
  text
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/^[ \t\r\n]*\n/, '')
    .replace(/^From [^\n]*\n/, '');

/** The lines of each field. A line that begins no field belongs to the one above it, whatever it looks like. */
const fieldRows = (lines: string[]): string[][] => {
  const rows: string[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row && !/^[!-9;-~]+[ \t]*:/.test(line)) row.push(line);
    else rows.push([line]);
  }
  return rows;
};

const toField = (row: string[]): HeaderField => {
  const line = row.map((part, i) => (i === 0 ? part : part.trim())).join(' ');
  const colon = line.indexOf(':');
  return {
    name: line.slice(0, Math.max(colon, 0)).trim().toLowerCase(),
    value: line.slice(colon + 1).trim(),
  };
};

const isSignature = ({ name }: HeaderField) => name === 'dkim-signature';
const isChain = ({ name }: HeaderField) =>
  name === 'arc-seal' || name === 'arc-message-signature' || name === 'arc-authentication-results';

const lengthOf = (fields: HeaderField[]) => fields.reduce((sum, { value }) => sum + value.length, 0);

const usableSignatures = (signatures: HeaderField[]): HeaderField[] => {
  let partial = 0;
  return signatures
    .filter((field) => {
      if (field.value.length > maxSignatureLength) return false;
      if (tagOf(field, '[lL]') !== '') partial += 1;
      return tagOf(field, '[lL]') === '' || partial <= maxPartialSignatures;
    })
    .slice(0, maxSignatures);
};
