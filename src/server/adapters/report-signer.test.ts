import { expect, it } from 'vitest';
import { isSignedWith, keyIdOf, reportSigner } from './report-signer.ts';

const signer = reportSigner('a secret');

it('has one key for one secret', () => {
  expect(reportSigner('a secret').key).toEqual(signer.key);
  expect(reportSigner('another secret').key.publicKey).not.toBe(signer.key.publicKey);
  expect(signer.key.keyId).toBe(keyIdOf(signer.key.publicKey));
  expect(signer.key.keyId).toMatch(/^(?:[0-9a-f]{4}-){4}[0-9a-f]{4}$/);
});

it('signs so that the public key can verify it', () => {
  const signature = signer.sign('a text');
  expect(isSignedWith(signer.key.publicKey, 'a text', signature)).toBe(true);
  expect(isSignedWith(signer.key.publicKey, 'a texT', signature)).toBe(false);
  expect(isSignedWith(reportSigner('another secret').key.publicKey, 'a text', signature)).toBe(false);
});

it.each(['', 'x', 'AAAA', '!'.repeat(43), 'A'.repeat(43), 'A'.repeat(86)])(
  'takes %j neither for a key nor for a signature',
  (text) => {
    expect(isSignedWith(text, 'a text', signer.sign('a text'))).toBe(false);
    expect(isSignedWith(signer.key.publicKey, 'a text', text)).toBe(false);
  },
);
