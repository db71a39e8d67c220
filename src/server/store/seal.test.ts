import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SealBroken, seal, unseal } from './seal.ts';

const newKey = () => createSecretKey(randomBytes(32));
const key = newKey();

it.each([
  ['nothing', ''],
  ['a short text', 'Grüße 🎣'],
  ['a text that is worth packing', 'Dear customer, your parcel waits. '.repeat(40)],
  ['a long text', 'Dear customer, '.repeat(100_000)],
])('A09 opens %s as it was, and never shows it', (_, text) => {
  const sealed = Buffer.from(seal(key, text, 'here'));
  expect(unseal(key, sealed, 'here')).toBe(text);
  expect(text !== '' && sealed.includes(text.slice(0, 10))).toBe(false);
  expect(Buffer.from(seal(key, text, 'here'))).not.toEqual(sealed);
});

it('A09 opens nothing that was changed, moved, cut, or sealed with another key', () => {
  const sealed = seal(key, 'x'.repeat(2000), 'analysis 1');
  expect(() => unseal(key, sealed, 'analysis 2')).toThrow(SealBroken);
  expect(() => unseal(newKey(), sealed, 'analysis 1')).toThrow(SealBroken);
  expect(() => unseal(key, sealed.subarray(0, 20), 'analysis 1')).toThrow(SealBroken);
  for (const place of [0, 5, 20, sealed.length - 1]) {
    const changed = Uint8Array.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => unseal(key, changed, 'analysis 1'), String(place)).toThrow(SealBroken);
  }
});

it('A09 seals nothing with a nonce that another text was sealed with', () => {
  const sealed = Array.from({ length: 1000 }, () => Buffer.from(seal(key, 'the same', 'here')));
  expect(new Set(sealed.map((one) => one.subarray(1, 13).toString('hex'))).size).toBe(1000);
  expect(sealed.every((one) => unseal(key, one, 'here') === 'the same')).toBe(true);
});
