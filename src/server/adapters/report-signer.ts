import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import type { ReportKey } from '../../contract/generate-report.ts';

/** Signs reports. Everything that is checked later stands in the key, so that no server need be asked. */
export type ReportSigner = { key: ReportKey; sign: (text: string) => string };

/** What an Ed25519 private and public key look like around their 32 bytes (RFC 8410). */
const privateKeyHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicKeyHead = Buffer.from('302a300506032b6570032100', 'hex');

/** In front of what is signed, so that a signature made for a report can never pass for one made for something else. */
const purpose = 'hookwise report 1\n';

/** The key follows from the server's secret: nothing to keep beside it, and all servers of one product share it. */
export const reportSigner = (secret: string): ReportSigner => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'hookwise report signatures', 32));
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateKeyHead, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = spki.subarray(publicKeyHead.length).toString('base64url');
  return {
    key: { algorithm: 'Ed25519', keyId: keyIdOf(publicKey), publicKey },
    sign: (text) => sign(null, Buffer.from(purpose + text), privateKey).toString('base64url'),
  };
};

/** The beginning of the key's hash, in groups that can be read aloud. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('hex')
    .slice(0, 20)
    .replace(/(.{4})(?=.)/g, '$1-');

/** False also for what is no key or no signature. */
export const isSignedWith = (publicKey: string, text: string, signature: string): boolean => {
  const key = readKey(publicKey);
  return key !== null && verify(null, Buffer.from(purpose + text), key, Buffer.from(signature, 'base64url'));
};

const readKey = (publicKey: string): KeyObject | null => {
  const bytes = Buffer.from(publicKey, 'base64url');
  if (bytes.length !== 32) return null;
  try {
    return createPublicKey({ key: Buffer.concat([publicKeyHead, bytes]), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
};
