import { hashSessionId } from '../adapters/secrets.ts';
import type { SessionTokens } from '../adapters/session-tokens.ts';
import type { SessionFacts, SessionStore } from '../store/sessions.ts';
import type { UserRow, UserStore } from '../store/users.ts';

type Needs = { sessions: SessionStore; users: UserStore; tokens: SessionTokens; clock: () => Date };

/** The user a token stands for, on the plan they have today; null when the session is over. */
export const findSessionUser =
  ({ sessions, users, tokens, clock }: Needs) =>
  async (token: string): Promise<{ user: UserRow; session: SessionFacts } | null> => {
    const now = clock();
    const sessionId = await tokens.read(token, now);
    if (!sessionId) return null;
    const found = await sessions.findUser(hashSessionId(sessionId), now);
    return found && { ...found, user: await users.expirePlan(found.user, now) };
  };
export type FindSessionUser = ReturnType<typeof findSessionUser>;

/** Ends the session a token stands for, for every token of it. */
export const endSession =
  ({ sessions, tokens, clock }: Omit<Needs, 'users'>) =>
  async (token: string): Promise<void> => {
    const sessionId = await tokens.read(token, clock());
    if (sessionId) await sessions.close(hashSessionId(sessionId));
  };
export type EndSession = ReturnType<typeof endSession>;
