import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeMs } from '../services/verify-code.ts';

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * The cookie that carries a session. In production its name begins with `__Host-`, which browsers accept only with
 * Secure and Path=/ and without Domain: no sibling host can plant one. Plain HTTP in local development has no Secure cookies.
 */
export const sessionCookie = ({ isProduction }: { isProduction: boolean }) => {
  const name = isProduction ? '__Host-hookwise' : 'hookwise';
  const flags = { httpOnly: true, secure: isProduction, sameSite: 'lax', path: '/' } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,
    set: (reply: FastifyReply, token: string) => {
      reply.setCookie(name, token, { ...flags, maxAge: sessionLifetimeMs / 1000 });
    },
    clear: (reply: FastifyReply) => {
      reply.clearCookie(name, flags);
    },
  };
};
