import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth';

/** Made once for all tests of a file: an RSA key takes a while. */
const makeKey = (type: 'rsa' | 'ed25519') => {
  const { publicKey, privateKey } =
    type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const value = type === 'rsa' ? der : der.subarray(-32);
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=${type}; p=${value.toString('base64')}`,
  };
};

export const keys = { rsa: makeKey('rsa'), ed25519: makeKey('ed25519') };
export const canonicalizations = [
  'simple/simple',
  'simple/relaxed',
  'relaxed/simple',
  'relaxed/relaxed',
] as const;

type Options = {
  domain?: string;
  selector?: string;
  key?: keyof typeof keys;
  canonicalization?: string;
  maxBodyLength?: number;
  algorithm?: string;
};

/** The message with a signature of its own on top. */
export const sign = async (message: string, options: Options = {}): Promise<string> => {
  const {
    domain = 'example.com',
    selector = 'key',
    key = 'rsa',
    canonicalization = 'relaxed/relaxed',
  } = options;
  const signer = {
    signingDomain: domain,
    selector,
    privateKey: keys[key].privateKey,
    ...(options.algorithm && { algorithm: options.algorithm }),
    ...(options.maxBodyLength !== undefined && { maxBodyLength: options.maxBodyLength }),
  };
  const signTime = new Date('2026-11-01T12:00:00Z');
  const { signatures, errors } = await dkimSign(message, {
    ...signer,
    canonicalization,
    signTime,
    signatureData: [signer],
  });
  if (errors.length > 0) throw new Error(String(errors[0]?.err ?? 'not signed'));
  return signatures + message;
};

/** A plain message, CRLF as on the wire. */
export const plainMail = (
  from = 'Ana <ana@example.com>',
  body = 'Hello,\r\n\r\nthe report is ready.\r\n',
): string =>
  `From: ${from}\r\nTo: bo@example.net\r\nSubject: Report\r\nDate: Sun, 01 Nov 2026 12:00:00 +0000\r\nMessage-ID: <1@example.com>\r\n\r\n${body}`;
