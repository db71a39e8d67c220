import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import type { Egress } from '../../lookups/egress.ts';
import { faultOf, ProviderFault } from './openid-fault.ts';

/** All of a sign-in's questions together; each of them has half. */
const withinMs = 12_000;
const eachSeconds = withinMs / 2000;
/** Of each answer. Documents and keys of the largest providers have a tenth of it. */
const maxBytes = 256 * 1024;

type Client = { issuer: string; clientId: string; clientSecret: string };
type Secrets = { state: string; nonce: string; verifier: string };
/** Who the issuer says somebody is. */
export type Claims = { subject: string; email: string | null; isVerified: boolean };

/** An issuer of OpenID Connect, reached through the one way out. Throws a `ProviderFault` for what it does. */
export const openidProvider = (egress: Pick<Egress, 'send'>) => {
  const fetchWithin =
    (signal: AbortSignal) =>
    async (url: string, { method, headers, body }: { method: string; headers: object; body?: unknown }) => {
      const answer = await egress.send(url, {
        method: method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(Object.entries(headers)),
        body: body === undefined || body === null ? null : String(body),
        signal,
        maxBytes,
      });
      const isBare = [204, 205, 304].includes(answer.status);
      return new Response(isBare ? null : answer.text, { status: answer.status, headers: answer.headers });
    };

  /** What the issuer says about itself. */
  const described = async (url: URL, { clientId, clientSecret }: Client, signal: AbortSignal) => {
    try {
      return await discovery(url, clientId, undefined, asIssuerWishes(clientSecret), {
        timeout: eachSeconds,
        [customFetch]: fetchWithin(signal),
        // The guard sends in the open only to what the operator has allowed (EGRESS_ALLOW).
        execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
      });
    } catch (error) {
      const fault = faultOf(error);
      throw fault.kind === 'wrong answer' ? new ProviderFault('not a provider', error) : fault;
    }
  };

  const discover = async (client: Client, signal: AbortSignal) => {
    const url = new URL(client.issuer);
    // It would make the library trust whichever issuer the document names.
    if (url.pathname.includes('/.well-known/')) throw new ProviderFault('not a provider');
    const configuration = await described(url, client, signal);
    const metadata = configuration.serverMetadata();
    // For two providers the library lets the document name another issuer, which stands for everybody's accounts there.
    if (URL.parse(metadata.issuer)?.href !== url.href) throw new ProviderFault('other issuer');
    const page = URL.parse(metadata.authorization_endpoint ?? '');
    const isSafe = page?.protocol === 'https:' || (page?.protocol === 'http:' && url.protocol === 'http:');
    if (!isSafe || !metadata.token_endpoint || !metadata.jwks_uri) throw new ProviderFault('not a provider');
    return configuration;
  };

  const asking = async <Result>(ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    try {
      return await ask(AbortSignal.timeout(withinMs));
    } catch (error) {
      throw faultOf(error);
    }
  };

  return {
    /** Throws where it is none that people can be sent to. */
    check: (client: Client): Promise<void> => asking(async (signal) => void (await discover(client, signal))),

    /** Where the browser goes. */
    begin: (
      client: Client,
      { secrets, redirectUri, email }: { secrets: Secrets; redirectUri: string; email: string },
    ): Promise<string> =>
      asking(async (signal) => {
        const configuration = await discover(client, signal);
        return buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
          login_hint: email,
        }).href;
      }),

    /** Who came back. `answer` is what follows the question mark. */
    finish: (
      client: Client,
      { secrets, redirectUri, answer }: { secrets: Secrets; redirectUri: string; answer: string },
    ): Promise<Claims> =>
      asking(async (signal) => {
        const back = new URL(redirectUri);
        back.search = answer;
        const configuration = await discover(client, signal);
        const tokens = await authorizationCodeGrant(configuration, back, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderFault('not a provider');
        if (claims['email'] !== undefined) return claimsIn(claims.sub, claims);
        return claimsIn(claims.sub, await userInfo(configuration, tokens.access_token, claims.sub));
      }),
  };
};
export type OpenidProvider = ReturnType<typeof openidProvider>;

/** An issuer that does not say how it wants the secret takes it in a header (RFC 8414, section 2). */
const asIssuerWishes = (secret: string): ClientAuth => {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (issuer, ...request) => {
    const takesPost = issuer.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    (takesPost ? post : basic)(issuer, ...request);
  };
};

/** Many issuers give the address there alone (OpenID Connect Core 5.4). */
const userInfo = async (configuration: Configuration, token: string, subject: string): Promise<unknown> =>
  configuration.serverMetadata().userinfo_endpoint === undefined
    ? {}
    : fetchUserInfo(configuration, token, subject);

const emailClaims = z.object({ email: z.string().max(320), email_verified: z.unknown().optional() });

const claimsIn = (subject: string, claims: unknown): Claims => {
  const { data } = emailClaims.safeParse(claims);
  return { subject, email: data?.email ?? null, isVerified: data?.email_verified === true };
};
