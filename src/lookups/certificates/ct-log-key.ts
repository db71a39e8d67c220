import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** The public key of a log, and the id that follows from it: its SHA-256 (RFC 6962 3.2). */
export type CtLogKey = { key: KeyObject; id: Buffer };

/** A log as its operator publishes it: the address for monitors, and the public key that signs it. */
export type CtLog = { url: string; key: CtLogKey };

/** Reads `https://log.example/2026h2@MFkwEwYH…`; null where it is no such thing. */
export const readCtLog = (text: string): CtLog | null => {
  const at = text.lastIndexOf('@');
  const address = URL.parse(text.slice(0, Math.max(at, 0)));
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    return null;
  if (address.search !== '' || address.hash !== '') return null;
  const key = readKey(text.slice(at + 1));
  return key && { url: address.href.replace(/\/+$/, ''), key };
};

/** Logs sign with ECDSA or RSA (RFC 6962 2.1.4). */
const readKey = (base64: string): CtLogKey | null => {
  const der = Buffer.from(base64, 'base64');
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ec' && key.asymmetricKeyType !== 'rsa') return null;
    return { key, id: createHash('sha256').update(der).digest() };
  } catch {
    return null;
  }
};
