import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { apiKeysIn, hashApiKey, isApiKey, newApiKey, shownPrefix } from './api-key.ts';

it('is hw_live_ and 49 letters and digits, never twice the same', () => {
  const keys = Array.from({ length: 200 }, newApiKey);
  for (const key of keys) {
    expect(key).toMatch(/^hw_live_[0-9A-Za-z]{49}$/);
    expect(isApiKey(key)).toBe(true);
  }
  expect(new Set(keys).size).toBe(200);
});

it('carries the CRC-32 of its secret in base 62, as a scanner computes it', () => {
  const key = newApiKey();
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const written = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  expect(written).toBe(crc32(key.slice('hw_live_'.length, -6)));
});

it('is no key with one character changed, cut or added', () => {
  const key = newApiKey();
  const other = key[20] === 'x' ? 'y' : 'x';
  for (const wrong of [
    `${key.slice(0, 20)}${other}${key.slice(21)}`,
    key.slice(0, -1),
    `${key}0`,
    '',
    'hw_live_',
  ])
    expect(isApiKey(wrong), wrong).toBe(false);
});

it('is found within other text', () => {
  const [one, two] = [newApiKey(), newApiKey()];
  expect(apiKeysIn(`key=${one}&also=${two}, ${one}0`)).toEqual([one, two]);
  expect(apiKeysIn('hw_live_nothing')).toEqual([]);
});

it('is kept as a hash, and shown by four of its characters', () => {
  const key = newApiKey();
  expect(hashApiKey(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(shownPrefix(key)).toBe(key.slice(0, 12));
});
