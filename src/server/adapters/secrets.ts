import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The configured secret, or one made on first use and kept in the data folder, readable by its owner only. */
export const loadSessionSecret = (configured: string | undefined, dataDir: string): string => {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'session-secret');
  try {
    // 'wx' fails when the file exists: of several servers that start at once, one writes and all read the same.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
};

/** Keys for one purpose each, so that a value signed for one can never pass for another. */
export const deriveKey = (secret: string, purpose: 'session tokens' | 'sign-in codes'): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `hookwise ${purpose}`, 32));

/** Six digits, each code equally likely, leading zeros kept. */
export const newSignInCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, '0');

/** Bound to the address: the same six digits of two people do not look alike in the table. */
export const hashSignInCode = (key: Uint8Array, email: string, code: string): string =>
  createHmac('sha256', key).update(`${email}\n${code}`).digest('hex');

export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const newSessionId = (): string => randomBytes(32).toString('base64url');

export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('hex');
