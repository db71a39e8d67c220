import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** An authenticator in software, which does what it is told: also what an honest one would never do. */
export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
type Lie = { origin?: string; domain?: string; counter?: number; userHandle?: string; attestation?: string };

export const softwarePasskey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin = 'http://localhost') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (domain: string, flags: number, count: number) =>
    Buffer.concat([sha256(Buffer.from(domain)), Buffer.from([flags]), numberOf(count, 4)]);

  return {
    id: id.toString('base64url'),
    /** Answers `navigator.credentials.create` with these options. */
    create: ({ challenge, rp, user }: Options, lie: Lie = {}) => {
      userHandle ||= user?.id ?? '';
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        bytes(Buffer.from(x ?? '', 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y ?? '', 'base64url')),
      ]);
      const authData = Buffer.concat([
        head(lie.domain ?? rp?.id ?? '', 0x45, counter),
        Buffer.alloc(16),
        numberOf(id.length, 2),
        id,
        key,
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text(lie.attestation ?? 'none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return credential(id, {
        clientDataJSON: clientData('webauthn.create', challenge, lie.origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers `navigator.credentials.get`. */
    answer: ({ challenge, rpId }: Options, lie: Lie = {}) => {
      counter = lie.counter ?? counter + 1;
      const authData = head(lie.domain ?? rpId ?? '', 0x05, counter);
      const data = clientData('webauthn.get', challenge, lie.origin);
      return credential(id, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString('base64url'),
        userHandle: lie.userHandle ?? userHandle,
      });
    },
  };
};

const credential = (id: Buffer, response: object) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

const numberOf = (value: number, length: number) => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
};

/** CBOR (RFC 8949) of what is needed here. */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
