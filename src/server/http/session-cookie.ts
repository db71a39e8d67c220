import { sessionLifetimeMs } from '../services/open-session.ts';
import { ownCookie } from './own-cookie.ts';

export type SessionCookie = ReturnType<typeof sessionCookie>;

/** The cookie that carries a session. */
export const sessionCookie = (config: { isProduction: boolean }) =>
  ownCookie(config, 'hookwise', sessionLifetimeMs / 1000);
