import { latin1Bytes } from './latin1.ts';

export type BodyRule = {
  canonicalization: 'simple' | 'relaxed';
  hash: 'sha1' | 'sha256';
  /** `l=`: so much of the body is signed; null: all of it. */
  length: number | null;
};

export type BodyHash = { hash: string; underSized: number };

/** The hash of a body as a signature describes it (RFC 6376 3.4); null where the platform offers no hashes. */
export const hashBody = async (
  body: string,
  { canonicalization, hash, length }: BodyRule,
): Promise<BodyHash | null> => {
  // A page that was not loaded over TLS has none.
  if (!globalThis.crypto?.subtle) return null;
  const canonical = canonicalization === 'simple' ? simple(body) : relaxed(body);
  const signed = length === null ? canonical : canonical.slice(0, length);
  const name = hash === 'sha1' ? 'SHA-1' : 'SHA-256';
  const digest = await globalThis.crypto.subtle.digest(name, latin1Bytes(signed));
  return {
    hash: btoa(String.fromCharCode(...new Uint8Array(digest))),
    underSized: canonical.length - signed.length,
  };
};

const simple = (body: string): string => `${withoutEmptyEnd(body)}\r\n`;

const relaxed = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = withoutEmptyEnd(lines.join('\r\n'));
  return text === '' ? '' : `${text}\r\n`;
};

/** Without the line ends at its end. No pattern: a body may consist of a million of them. */
const withoutEmptyEnd = (text: string): string => {
  let end = text.length;
  while (text.startsWith('\r\n', end - 2) && end >= 2) end -= 2;
  return text.slice(0, end);
};
