import { jwtVerify, SignJWT } from 'jose';

/** A signed token names a session, nothing else: who the user is and what they may do is read from the table. */
const algorithm = 'HS256';
const issuer = 'hookwise';
const audience = 'hookwise';

export type SessionTokens = ReturnType<typeof sessionTokens>;

export const sessionTokens = (key: Uint8Array) => ({
  sign: async (sessionId: string, { now, lifetimeMs }: { now: Date; lifetimeMs: number }): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(sessionId)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + lifetimeMs))
      .sign(key),

  /** The session id of a token that we signed and that has not expired; null for anything else. */
  read: async (token: string, now: Date): Promise<string | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience,
        currentDate: now,
        requiredClaims: ['exp', 'jti'],
      });
      return payload.jti ?? null;
    } catch {
      return null; // Forged, foreign, expired or not a token at all: to the caller it is all the same.
    }
  },
});
