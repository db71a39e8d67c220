import { hashSessionId, newSecretId } from '../adapters/secrets.ts';
import type { SessionTokens } from '../adapters/session-tokens.ts';
import type { Database } from '../store/database.ts';
import { passkeyStore } from '../store/passkeys.ts';
import { sessionStore } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';

const minuteMs = 60 * 1000;
export const sessionLifetimeMs = 7 * 24 * 60 * minuteMs;

/** A token that a page can read can be stolen by a script in it, so the readable one is short-lived. */
export const bearerLifetimeMs = 15 * minuteMs;

export type SignedIn = {
  user: UserRow;
  /** For the cookie: lives as long as the session. */
  cookieToken: string;
  /** For `Authorization: Bearer`: the same session, for fifteen minutes. */
  bearerToken: string;
};

/** Opens a session for a user, in the transaction of what proved who they are. */
export const openSession =
  ({ tokens }: { tokens: SessionTokens }) =>
  async (
    transaction: Database,
    user: UserRow,
    { now, isWithPasskey }: { now: Date; isWithPasskey: boolean },
  ): Promise<SignedIn> => {
    const sessionId = newSecretId();
    const id = await sessionStore(transaction).open({
      userId: user.id,
      sessionToken: hashSessionId(sessionId),
      expiresAt: new Date(now.getTime() + sessionLifetimeMs),
      createdAt: now,
    });
    if (isWithPasskey) await passkeyStore(transaction).markSession(id, now);
    return {
      user,
      cookieToken: await tokens.sign(sessionId, { now, lifetimeMs: sessionLifetimeMs }),
      bearerToken: await tokens.sign(sessionId, { now, lifetimeMs: bearerLifetimeMs }),
    };
  };
export type OpenSession = ReturnType<typeof openSession>;
