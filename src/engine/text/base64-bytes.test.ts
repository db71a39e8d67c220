import { expect, it } from 'vitest';
import { decodeBase64Bytes } from './base64-bytes.ts';

const bytes = Uint8Array.from({ length: 100_001 }, (_, n) => (n * 7919) % 256);
const text = Buffer.from(bytes).toString('base64');

it.each<[string, string]>([
  ['one line', text],
  ['lines', text.replace(/.{76}/g, '$&\r\n')],
  ['other characters between', text.replace(/.{76}/g, '$&*\u00e9\n')],
  ['the letters of URLs', Buffer.from(bytes).toString('base64url')],
  ['no padding', text.replace(/=+$/, '')],
])('reads long base64 in %s', (_, given) => {
  expect(Buffer.compare(decodeBase64Bytes(given), bytes)).toBe(0);
});

it('begins a new block after padding, however long the text is', () => {
  const twice = decodeBase64Bytes(text + text);
  expect(Buffer.compare(twice, Buffer.concat([bytes, bytes]))).toBe(0);
});
