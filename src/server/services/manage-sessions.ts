import { hashSessionId } from '../adapters/secrets.ts';
import type { SessionTokens } from '../adapters/session-tokens.ts';
import { Failure } from '../failure.ts';
import type { SessionStore } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';

type Needs = { sessions: SessionStore; tokens: SessionTokens; clock: () => Date };

/** The caller, with the tokens that the call carries. */
type Caller = { user: UserRow; tokens: readonly string[] };

/** Lets users see where they are signed in, and sign out a device they have lost or lent. */
export const manageSessions = ({ sessions, tokens, clock }: Needs) => {
  const hashesOf = async (given: readonly string[]) => {
    const ids = await Promise.all(given.map((token) => tokens.read(token, clock())));
    return ids.filter((id) => id !== null).map(hashSessionId);
  };
  return {
    list: async (caller: Caller) => {
      const current = await hashesOf(caller.tokens);
      const rows = await sessions.listOf(caller.user.id, clock());
      return rows.map(({ id, createdAt, expiresAt, sessionToken }) => ({
        id,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: current.includes(sessionToken),
      }));
    },
    /** Ends the session with this id, or all but the caller's; returns how many. */
    end: async (caller: Caller, id: string | undefined): Promise<number> => {
      if (id === undefined) return sessions.closeAllBut(caller.user.id, await hashesOf(caller.tokens));
      const ended = await sessions.closeOne(caller.user.id, id);
      if (ended === 0) throw new Failure('not_found', 'This session has already ended');
      return ended;
    },
  };
};
export type ManageSessions = ReturnType<typeof manageSessions>;
