import { decodeWords } from 'postal-mime';
import { lowBytes } from '../../../text/low-bytes.ts';
import { decodeAs } from './charset.ts';

/** `text/plain; charset=utf-8; name="a.txt"` taken apart. */
export type StructuredField = { value: string; parameters: Map<string, string> };

const maxLength = 8000;
const maxParameters = 60;
/** Readers that stop at it, or leave it out, still know the type and the boundary. */
const nul = '\0';

/** Reads a field with parameters (RFC 2045), comments left out. Of two parameters with one name the first counts. */
export const readStructuredField = (text: string): StructuredField => {
  const pieces = split(text.slice(0, maxLength).replaceAll(nul, ''));
  const parameters = new Map<string, string>();
  for (const piece of pieces.slice(1, maxParameters)) {
    const equals = piece.indexOf('=');
    const name = (equals < 0 ? piece : piece.slice(0, equals)).trim().toLowerCase();
    if (name !== '' && !parameters.has(name))
      parameters.set(name, equals < 0 ? '' : unquoted(piece.slice(equals + 1)));
  }
  return { value: (pieces[0] ?? '').trim().toLowerCase(), parameters };
};

/**
 * A file name as RFC 2231 writes it (in pieces, percent-encoded, with a character set) or as most programs do (encoded words
 * in quotes). Null when there is none.
 */
export const textParameter = ({ parameters }: StructuredField, name: string): string | null => {
  const pieces: string[] = [];
  let charset = '';
  let isEncoded = false;
  for (let i = 0; i < maxParameters; i += 1) {
    const plain = parameters.get(`${name}*${i}`);
    const encoded = parameters.get(`${name}*${i}*`) ?? (i === 0 ? parameters.get(`${name}*`) : undefined);
    const piece = encoded ?? plain;
    if (piece === undefined) break;
    const parts = encoded !== undefined && i === 0 ? /^([^']{0,40})'[^']{0,40}'(.*)$/s.exec(encoded) : null;
    if (parts) charset = parts[1] ?? '';
    isEncoded ||= encoded !== undefined;
    pieces.push(parts ? (parts[2] ?? '') : piece);
  }
  if (pieces.length > 0) return isEncoded ? decodePercent(pieces.join(''), charset) : pieces.join('');
  const plain = parameters.get(name);
  return plain === undefined ? null : decodeWords(plain);
};

/** At semicolons outside of quotes, without comments. */
const split = (text: string): string[] => {
  const pieces: string[] = [];
  let piece = '';
  let isQuoted = false;
  let depth = 0;
  /** In a value a bracket is part of the name of a file, unless a space stands before it. */
  let isValue = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i] ?? '';
    const isAfterSpace = text[i - 1] === ' ' || text[i - 1] === '\t';
    if (isQuoted && c === '\\') {
      piece += c + (text[i + 1] ?? '');
      i += 1;
    } else if (c === '"' && depth === 0) {
      isQuoted = !isQuoted;
      piece += c;
    } else if (!isQuoted && c === '(' && (depth > 0 || !isValue || isAfterSpace)) depth += 1;
    else if (!isQuoted && c === ')' && depth > 0) depth -= 1;
    else if (depth === 0 && !isQuoted && c === ';') {
      pieces.push(piece);
      piece = '';
      isValue = false;
    } else if (depth === 0) {
      piece += c;
      isValue ||= c === '=';
    }
  }
  // A bracket that is never closed opened no comment.
  return depth > 0 ? text.split(';') : [...pieces, piece];
};

const unquoted = (text: string) => {
  const value = text.trim();
  if (!value.startsWith('"')) return value;
  const end = /^"((?:[^"\\]|\\.)*)/s.exec(value)?.[1] ?? '';
  return end.replace(/\\(.)/gs, '$1');
};

const decodePercent = (text: string, charset: string) => {
  const bytes = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /[\u0100-\uffff]/.test(bytes) ? bytes : decodeAs(lowBytes(bytes), charset || 'utf-8');
};
