import { hashSessionId } from '../adapters/secrets.ts';
import type { SessionTokens } from '../adapters/session-tokens.ts';
import type { SessionFacts, SessionStore } from '../store/sessions.ts';
import { type UserRow, type UserStore, userAt } from '../store/users.ts';
import { recentCallers } from './recent-callers.ts';

type Needs = { sessions: SessionStore; users: UserStore; tokens: SessionTokens; clock: () => Date };

type Found = { user: UserRow; session: SessionFacts };

/** The user a token stands for, on the plan they have today; null when the session is over. */
export const sessionUsers = ({ sessions, users, tokens, clock }: Needs) => {
  const known = recentCallers<Found & { sessionToken: string }>();
  return {
    find: async (token: string): Promise<Found | null> => {
      const now = clock();
      known.delete(token);
      const sessionId = await tokens.read(token, now);
      if (!sessionId) return null;
      const sessionToken = hashSessionId(sessionId);
      const found = await sessions.findUser(sessionToken, now);
      if (!found) return null;
      const current = { ...found, user: await users.expirePlan(found.user, now) };
      known.set(token, { ...current, sessionToken });
      return current;
    },

    /**
     * As they were when they were last looked up, seconds ago; null where that is too long ago. Their session may be over since,
     * here or by another server: for those who confirm it before they do anything.
     */
    recall: (token: string): (Found & { sessionToken: string }) | null => {
      const found = known.get(token);
      return found && userAt(found.user, clock()) === found.user ? found : null;
    },
  };
};
export type SessionUsers = ReturnType<typeof sessionUsers>;

/** Ends the session a token stands for, for every token of it. */
export const endSession =
  ({ sessions, tokens, clock }: Omit<Needs, 'users'>) =>
  async (token: string): Promise<void> => {
    const sessionId = await tokens.read(token, clock());
    if (sessionId) await sessions.close(hashSessionId(sessionId));
  };
export type EndSession = ReturnType<typeof endSession>;
