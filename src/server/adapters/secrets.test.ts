import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deriveKey, hashSignInCode, loadSessionSecret, newSecretId, newSignInCode } from './secrets.ts';

it('draws six digits evenly, leading zeros kept', () => {
  const codes = Array.from({ length: 20_000 }, () => newSignInCode(6));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (let place = 0; place < 6; place += 1) {
    const seen = Array.from(
      { length: 10 },
      (_, digit) => codes.filter((code) => code[place] === String(digit)).length,
    );
    // Chi-square with 9 degrees of freedom: 50 is passed by chance once in ten million runs.
    const chiSquare = seen.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(50);
  }
});

it('draws session ids of 256 bits that do not repeat', () => {
  const ids = Array.from({ length: 1000 }, newSecretId);
  expect(new Set(ids).size).toBe(1000);
  expect(Buffer.from(ids[0] ?? '', 'base64url')).toHaveLength(32);
});

it('hashes the same digits of two people differently', () => {
  const key = deriveKey('a secret', 'sign-in codes');
  expect(hashSignInCode(key, 'ana@example.com', '123456')).not.toBe(
    hashSignInCode(key, 'bob@example.com', '123456'),
  );
});

it('makes a secret once and keeps it where only its owner can read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const made = loadSessionSecret(undefined, folder);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSessionSecret(undefined, folder)).toBe(made);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(loadSessionSecret('configured', folder)).toBe('configured');
  writeFileSync(join(folder, 'session-secret'), '');
  expect(() => loadSessionSecret(undefined, folder)).toThrow('no usable secret');
});
