import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountPurpose } from '../../contract/account.ts';
import { type ContentKeyRing, contentKeyRing } from '../store/content-key-ring.ts';

/** The configured secret, or one made on first use and kept in the data folder, readable by its owner only. */
export const loadSessionSecret = (configured: string | undefined, dataDir: string): string =>
  configured ?? secretIn(dataDir, 'session-secret');

type KeySettings = {
  contentKeys: readonly string[] | undefined;
  sessionSecret: string | undefined;
  dataDir: string;
};

/** The same for `CONTENT_KEY`, which may name several. */
export const loadContentKeys = ({ contentKeys, sessionSecret, dataDir }: KeySettings): ContentKeyRing =>
  contentKeyRing(() => contentKeys ?? storedContentKeys(dataDir, sessionSecret));

const contentKeyFile = 'content-key';
/** A rotation that is under way, or was interrupted: the key that everything is about to be wrapped with. */
const nextContentKeyFile = 'content-key.next';

/**
 * Servers that share a database and a session secret, each with a folder of its own, make the same key. Once it is in the
 * folder, another session secret changes nothing.
 */
const storedContentKeys = (dataDir: string, sessionSecret: string | undefined): string[] => {
  const hasNext = existsSync(join(dataDir, nextContentKeyFile));
  const current = secretIn(dataDir, contentKeyFile, () =>
    sessionSecret ? Buffer.from(deriveKey(sessionSecret, 'content')).toString('hex') : randomSecret(),
  );
  return hasNext ? [current, secretIn(dataDir, nextContentKeyFile)] : [current];
};

/** Adds a new key to the one in the data folder; one that is there from an interrupted rotation is used. */
export const beginKeyRotation = (dataDir: string): void => void secretIn(dataDir, nextContentKeyFile);

/** Leaves the new key alone in its place. */
export const endKeyRotation = (dataDir: string): void =>
  renameSync(join(dataDir, nextContentKeyFile), join(dataDir, contentKeyFile));

const secretIn = (dataDir: string, name: string, make = randomSecret): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, name);
  if (!existsSync(file)) makeSecret(file, make());
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < minSecretLength) throw new Error(`${file} holds no usable secret. ${wayOut(name)}`);
  return secret;
};

const wayOut = (name: string) =>
  name === contentKeyFile
    ? 'Put back the one it held: without it, what is stored cannot be read.'
    : 'Delete it to have a new one made.';

const minSecretLength = 32;

const randomSecret = () => randomBytes(32).toString('hex');

/** Written beside its place and linked into it: of several servers that start at once, all read one whole secret. */
const makeSecret = (file: string, secret: string) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
};

/** Keys for one purpose each, so that a value signed for one can never pass for another. */
type KeyPurpose =
  | 'session tokens'
  | 'sign-in codes'
  | 'picture memory'
  | 'known browsers'
  | 'judged items'
  | 'watch feeds'
  | 'organisation sign-in'
  | 'content';
export const deriveKey = (secret: string, purpose: KeyPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `hookwise ${purpose}`, 32));

/** Digits, each code equally likely, leading zeros kept. */
export const newSignInCode = (length: number): string =>
  randomInt(0, 10 ** length)
    .toString()
    .padStart(length, '0');

/** What a code opens. */
export type CodePurpose = 'sign-in' | AccountPurpose;

/**
 * Bound to the address: the same six digits of two users have different hashes. And bound to its purpose: a code
 * that a user gave away for help with signing in deletes no account.
 */
export const hashSignInCode = (
  key: Uint8Array,
  email: string,
  code: string,
  purpose: CodePurpose = 'sign-in',
): string => {
  const bound = purpose === 'sign-in' ? `${email}\n${code}` : `${email}\n${purpose}\n${code}`;
  return createHmac('sha256', key).update(bound).digest('hex');
};

/** What is kept of a challenge, or of the network that asked: useless without the key, and for another address. */
export const hashAsking = (
  key: Uint8Array,
  kind: 'challenge' | 'network' | 'account',
  email: string,
  value = '',
): string => createHmac('sha256', key).update(`${kind}\n${email}\n${value}`).digest('hex');

export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Twenty letters and digits without those that look alike, in four groups: a hundred bits, for paper. */
export const newReadableCode = (): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  const drawn = Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
  return drawn.replaceAll(/(.{5})(?=.)/g, '$1-');
};

/** What is kept of the code of an invitation, as the contract reads it. It has a hundred bits: nobody finds it by trying. */
export const hashInvitationCode = (code: string): string =>
  createHash('sha256')
    .update(`invitation\n${code.replaceAll('-', '')}`)
    .digest('hex');

/** As the contract reads it: without the hyphens. */
export const hashRecoveryCode = (key: Uint8Array, email: string, code: string): string =>
  createHmac('sha256', key)
    .update(`recovery\n${email}\n${code.replaceAll('-', '')}`)
    .digest('hex');

/** For a session, a challenge or the address of a shared result. */
export const newSecretId = (): string => randomBytes(32).toString('base64url');

/** What is kept of the address of a shared result. It has 256 bits: nobody finds it by trying. */
export const hashShareToken = (token: string): string =>
  createHash('sha256').update(`share\n${token}`).digest('hex');

/** Of one sign-in with an organisation's account: what the state, the browser and the issuer's name for a person are kept as. */
export const hashSignInPart = (kind: 'state' | 'offer' | 'browser' | 'subject', value: string): string =>
  createHash('sha256').update(`organisation sign-in\n${kind}\n${value}`).digest('hex');

/** The nonce and the PKCE verifier of a sign-in follow from what its browser holds, so that no table has them. */
export const deriveSignInPart = (
  key: Uint8Array,
  kind: 'nonce' | 'verifier',
  { browser, state }: { browser: string; state: string },
): string => createHmac('sha256', key).update(`${kind}\n${browser}\n${state}`).digest('base64url');

export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('hex');
