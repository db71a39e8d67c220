import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

// Certificates of every kind, good and bad, made when a test needs them: as much of RFC 5280 as TLS requires.

export type Wish = {
  /** The first is the common name too. */
  names?: string[];
  organisation?: string;
  from?: Date;
  to?: Date;
  /** `2.23.140.1.1` */
  policy?: string;
  key?: 'P-256' | 'RSA 2048' | 'RSA 1024';
  hash?: 'sha256' | 'sha1';
  isAuthority?: boolean;
};

export type Made = { pem: string; key: KeyObject; subject: Buffer };

const day = 86_400_000;

/** Signed by `issuer`; by itself without one. */
export const makeCertificate = (wish: Wish, issuer?: Made): Made => {
  const { names = ['test.example'], organisation, hash = 'sha256', isAuthority = false } = wish;
  const { publicKey, privateKey } = keyPair(wish.key ?? 'P-256');
  const subject = nameOf(names[0] ?? '', organisation);
  const signer = issuer?.key ?? privateKey;
  const algorithm = algorithmOf(signer, hash);
  const body = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    issuer?.subject ?? subject,
    sequence(time(wish.from ?? new Date(Date.now() - day)), time(wish.to ?? new Date(Date.now() + 30 * day))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(
      3,
      sequence(
        extension('2.5.29.19', sequence(...(isAuthority ? [tlv(1, Buffer.from([255]))] : []))),
        extension('2.5.29.17', sequence(...names.map((name) => tlv(0x82, Buffer.from(name))))),
        ...(wish.policy ? [extension('2.5.29.32', sequence(sequence(objectId(wish.policy))))] : []),
      ),
    ),
  );
  const signature = sign(hash, body, signer);
  const der = sequence(body, algorithm, tlv(3, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey,
    subject,
  };
};

const keyPair = (kind: NonNullable<Wish['key']>) =>
  kind === 'P-256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: Number(kind.slice(4)) });

const algorithmOf = (key: KeyObject, hash: 'sha256' | 'sha1') => {
  if (key.asymmetricKeyType === 'ec')
    return sequence(objectId(hash === 'sha1' ? '1.2.840.10045.4.1' : '1.2.840.10045.4.3.2'));
  return sequence(
    objectId(hash === 'sha1' ? '1.2.840.113549.1.1.5' : '1.2.840.113549.1.1.11'),
    tlv(5, Buffer.alloc(0)),
  );
};

const nameOf = (commonName: string, organisation: string | undefined) =>
  sequence(
    ...(organisation ? [attribute('2.5.4.10', organisation)] : []),
    attribute('2.5.4.3', commonName.slice(0, 64)),
  );

const attribute = (id: string, value: string) =>
  tlv(0x31, sequence(objectId(id), tlv(12, Buffer.from(value))));
const extension = (id: string, value: Buffer) => sequence(objectId(id), tlv(4, value));

const tlv = (tag: number, value: Buffer) => {
  const { length } = value;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), value]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  const digits = size.subarray(size.findIndex((byte) => byte > 0));
  return Buffer.concat([Buffer.from([tag, 128 + digits.length]), digits, value]);
};

const sequence = (...parts: Buffer[]) => tlv(0x30, Buffer.concat(parts));
const tagged = (number: number, value: Buffer) => tlv(0xa0 + number, value);
const integer = (bytes: Buffer) => tlv(2, bytes);
const time = (date: Date) => tlv(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`));

const objectId = (id: string) => {
  const [first = 0, second = 0, ...rest] = id.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number & 127];
    for (let left = number >> 7; left > 0; left >>= 7) digits.unshift((left & 127) | 128);
    return digits;
  });
  return tlv(6, Buffer.from(bytes));
};
