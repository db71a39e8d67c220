import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { deriveKey, newSecretId } from '../adapters/secrets.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const secret = 'a secret for tests only, thirty-two characters';
const me = (app: TestApp, headers: Record<string, string>) => app.inject({ url: '/api/auth/me', headers });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Words from our public pages that a careless server might sign with. */
const publicWords = [
  '',
  'secret',
  'hookwise',
  'Hookwise',
  'authToken',
  'jwtToken',
  'changeme',
  'session tokens',
  secret,
];

it('S10 opens no session for any of forty forged tokens, as bearer or cookie', async () => {
  const app = await startTestApp();
  const { jwtToken } = await app.signIn('ana@example.com');
  const [header = '', payload = '', signature = ''] = jwtToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>;
  const signToken = (key: Uint8Array, changed: object = {}, head: object = {}) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'HS256', ...head }).sign(key);
  const ourKey = deriveKey(secret, 'session tokens');
  const withHead = (head: object) => `${encode({ alg: 'HS256', ...head })}.${payload}.${signature}`;
  const withClaims = (changed: object) => `${header}.${encode({ ...claims, ...changed })}.${signature}`;

  const forged = [
    // No signature, under every spelling of none.
    new UnsecuredJWT(claims).encode(),
    ...['none', 'None', 'NONE', 'nOnE', ''].map((alg) => `${encode({ alg })}.${payload}.`),
    ...['none', 'None'].map((alg) => `${encode({ alg, typ: 'JWT' })}.${payload}.${signature}`),
    `${header}.${payload}.`,
    `${header}.${payload}`,
    // Signed with another key. An empty key is refused by the library that would sign with it, so it is padded with zeros.
    ...(await Promise.all(
      publicWords.map((word) => signToken(word ? bytesOf(word.padEnd(32, '\0')) : new Uint8Array(32))),
    )),
    await signToken(deriveKey(secret, 'sign-in codes')),
    // Changed after it was signed.
    withClaims({ role: 'admin' }),
    withClaims({ sub: 'admin' }),
    withClaims({ exp: 4_102_444_800 }),
    withClaims({ jti: newSecretId() }),
    withHead({ kid: '../../dev/null' }),
    withHead({ kid: "' union select 'key" }),
    withHead({ jku: 'https://evil.example/keys.json' }),
    withHead({ jwk: { kty: 'oct', k: encode({}) } }),
    withHead({ alg: 'RS256' }),
    withHead({ alg: 'HS512' }),
    withHead({ crit: ['exp'], exp: 0 }),
    // Correctly signed, but for another service, another time, or a session that never existed.
    await signToken(ourKey, { aud: 'elsewhere' }),
    await signToken(ourKey, { iss: 'elsewhere' }),
    await signToken(ourKey, { exp: 1 }),
    await signToken(ourKey, { exp: undefined }),
    await signToken(ourKey, { nbf: 4_102_444_800 }),
    await signToken(ourKey, { jti: 'made-up' }),
    await signToken(ourKey, { jti: undefined, sub: 'ana@example.com' }),
    // No token at all.
    `${header}.${payload}.${signature}x`,
    `${jwtToken}.${signature}`,
    'x.y.z',
    '..',
    '../../etc/passwd',
    '[object Object]',
  ];
  expect(forged.length).toBeGreaterThanOrEqual(40);
  for (const token of forged) {
    expect((await me(app, { authorization: `Bearer ${token}` })).statusCode, token).toBe(401);
    expect((await me(app, { cookie: `hookwise=${token}` })).statusCode, token).toBe(401);
  }
  expect((await me(app, { authorization: `Bearer ${jwtToken}` })).statusCode).toBe(200);
});

it('S12 gives a new session to a visitor who brings one, forged or their own, and ends the old one', async () => {
  const app = await startTestApp();
  const { cookie: old } = await app.signIn('ana@example.com');
  for (const planted of ['hookwise=made-up', old]) {
    app.turnClock(31_000);
    await app.postJson('/api/auth/send-otp', { email: 'ana@example.com' }, { cookie: planted });
    const body = { email: 'ana@example.com', code: codeIn(app.mails) };
    const answer = await app.postJson('/api/auth/verify-otp', body, { cookie: planted });
    const [fresh = ''] = String(answer.headers['set-cookie']).split(';');
    expect(fresh).not.toBe(planted);
    expect((await me(app, { cookie: fresh })).statusCode).toBe(200);
    expect((await me(app, { cookie: planted })).statusCode).toBe(401);
  }
});

it('S12 draws a thousand session ids of 256 bits, none twice, every bit even', async () => {
  const app = await startTestApp();
  const { jwtToken } = await app.signIn('ana@example.com');
  const { jti } = JSON.parse(Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString()) as {
    jti: string;
  };
  const ids = Array.from({ length: 1000 }, newSecretId);
  // What a token carries is such an id.
  expect(jti).toMatch(/^[\w-]{43}$/);
  for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/);
  expect(new Set(ids).size).toBe(1000);
  const bits = ids.map((id) => Buffer.from(id, 'base64url'));
  expect(bits.every(({ length }) => length === 32)).toBe(true);
  // A fair bit is set 500 ± 16 times; six of those away happens once in five hundred million.
  for (let bit = 0; bit < 256; bit += 1) {
    const set = bits.filter((bytes) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    expect(Math.abs(set - 500), `bit ${bit}`).toBeLessThan(96);
  }
});
