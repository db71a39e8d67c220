import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiKeyStart } from '../../contract/api-keys.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 bytes, and the 32 bits of their checksum, in base 62: letters and digits, so that a double click selects all of it. */
const secretLength = 43;
const checksumLength = 6;
const shownLength = apiKeyStart.length + 4;

const key = `${apiKeyStart}([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})`;
const wholeKey = new RegExp(`^${key}$`);
const anyKey = new RegExp(`${key}(?![0-9A-Za-z])`, 'g');

const base62 = (bytes: Uint8Array, length: number): string => {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 62n) text = `${digits[Number(rest % 62n)]}${text}`;
  return text.padStart(length, '0');
};

const checksumOf = (secret: string): string => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(secret));
  return base62(sum, checksumLength);
};

/** A new key for a program: `hw_live_`, 32 random bytes, their checksum. */
export const newApiKey = (): string => {
  const secret = base62(randomBytes(32), secretLength);
  return `${apiKeyStart}${secret}${checksumOf(secret)}`;
};

/** Whether a text is a key by its form and checksum, whether or not there is one like it. */
export const isApiKey = (text: string): boolean => {
  const [, secret = '', checksum] = wholeKey.exec(text) ?? [];
  return checksum !== undefined && checksum === checksumOf(secret);
};

/** The keys that occur in a text. */
export const apiKeysIn = (text: string): string[] => (text.match(anyKey) ?? []).filter(isApiKey);

/** What is kept of a key, and found by. It has 256 bits: nobody finds it by trying. */
export const hashApiKey = (key: string): string =>
  createHash('sha256').update(`api key\n${key}`).digest('hex');

/** How it begins: enough for its owner to recognise it. */
export const shownPrefix = (key: string): string => key.slice(0, shownLength);
