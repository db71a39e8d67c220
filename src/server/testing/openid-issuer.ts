import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const client = { clientId: 'hookwise', clientSecret: 'a secret that the issuer made' };

type Person = { sub: string; email?: string; email_verified?: unknown };
type Asked = {
  redirectUri: string;
  clientId: string;
  state: string;
  nonce: string;
  challenge: string;
  hint: string;
};
type Code = Asked & { person: Person };

/** What a test makes the issuer do that it should not. */
type Ways = {
  /** Changes what the ID token says. */
  token?: (claims: JWTPayload) => JWTPayload;
  /** Signs with a key that the issuer has not published. */
  isForged?: boolean;
  /** The address is given by the UserInfo endpoint alone. */
  keepsAddress?: boolean;
  /** Changes what the issuer says about itself. */
  metadata?: (metadata: Record<string, unknown>) => unknown;
  /** Takes the client's secret in a header: as it says, or without a word, which means the same. */
  takesHeader?: 'said' | 'unsaid';
  /** Answers nothing. */
  isSilent?: boolean;
  /** Whom the issuer sends back at once when a browser comes; nobody: they cancel. */
  person?: Person;
  /** Where the description of the issuer redirects to. */
  movedTo?: string;
};

/** An issuer of OpenID Connect on loopback: it checks the client, its secret, the address to return to, PKCE, and each code once. */
export const startIssuer = async () => {
  const keys = await generateKeyPair('RS256');
  const others = await generateKeyPair('RS256');
  const published = { ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Code>();
  const tokens = new Map<string, Person>();
  const calls: string[] = [];
  const ways: Ways = {};

  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (!ways.isSilent) void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration') {
      if (ways.movedTo) return response.writeHead(302, { location: ways.movedTo }).end();
      const described = { ...metadata, ...methods() };
      return json(response, ways.metadata?.(described) ?? described);
    }
    if (pathname === '/authorize') {
      const url = new URL(request.url ?? '/', issuer).href;
      const answer = ways.person ? accept(url, ways.person) : deny(url);
      return response.writeHead(302, { location: `${asked(url).redirectUri}?${answer}` }).end();
    }
    if (pathname === '/keys') return json(response, { keys: [published] });
    if (pathname === '/token')
      return json(response, ...(await exchange(await bodyOf(request), request.headers.authorization)));
    const person = tokens.get(String(request.headers.authorization).replace('Bearer ', ''));
    if (pathname === '/userinfo' && person) return json(response, person);
    return json(response, { error: 'not_found' }, 404);
  };

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  };

  const methods = () =>
    ways.takesHeader === 'unsaid'
      ? {}
      : {
          token_endpoint_auth_methods_supported: [
            ways.takesHeader ? 'client_secret_basic' : 'client_secret_post',
          ],
        };

  /** Who asks, by the one way that the issuer takes. */
  const isClient = (body: URLSearchParams, authorization: string | undefined): boolean => {
    const inHeader = [client.clientId, client.clientSecret].map(formEncoded).join(':');
    return ways.takesHeader
      ? !body.has('client_secret') && authorization === `Basic ${btoa(inHeader)}`
      : body.get('client_id') === client.clientId && body.get('client_secret') === client.clientSecret;
  };

  const exchange = async (body: URLSearchParams, authorization?: string): Promise<[unknown, number]> => {
    if (!isClient(body, authorization)) return [{ error: 'invalid_client' }, 401];
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (code?.redirectUri !== body.get('redirect_uri') || code?.challenge !== challenge)
      return [{ error: 'invalid_grant' }, 400];
    const access = randomBytes(16).toString('hex');
    tokens.set(access, code.person);
    const idToken = await signed(code);
    return [{ access_token: access, token_type: 'Bearer', expires_in: 60, id_token: idToken }, 200];
  };

  const signed = async ({ person, nonce }: Code): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + 300 };
    const said = ways.keepsAddress ? { sub: person.sub } : person;
    const claims = { iss: issuer, aud: client.clientId, ...times, ...(nonce && { nonce }), ...said };
    return new SignJWT(ways.token?.(claims) ?? claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .sign((ways.isForged ? others : keys).privateKey);
  };

  /** What a person is asked for whose browser was sent to `url`. */
  const asked = (url: string): Asked => {
    const { searchParams: query } = new URL(url);
    const of = (name: string) => query.get(name) ?? '';
    if (of('response_type') !== 'code' || of('code_challenge_method') !== 'S256')
      throw new Error(`the issuer does not understand ${url}`);
    return {
      redirectUri: of('redirect_uri'),
      clientId: of('client_id'),
      state: of('state'),
      nonce: of('nonce'),
      challenge: of('code_challenge'),
      hint: of('login_hint'),
    };
  };
  /** What follows the question mark in the address that the browser is sent back to. */
  const back = (given: Record<string, string>) => new URLSearchParams({ ...given, iss: issuer }).toString();

  /** Somebody signs in there. */
  const accept = (url: string, person: Person): string => {
    const request = asked(url);
    const code = randomBytes(16).toString('hex');
    codes.set(code, { ...request, person });
    return back({ code, state: request.state });
  };
  /** Somebody is refused there, or cancels. */
  const deny = (url: string): string => back({ error: 'access_denied', state: asked(url).state });

  return { issuer, ways, calls, asked, accept, deny, close };
};

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

/** RFC 6749, section 2.3.1, wants both halves encoded as a form encodes them. */
const formEncoded = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length);
