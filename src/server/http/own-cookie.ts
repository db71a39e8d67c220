import type { FastifyReply, FastifyRequest } from 'fastify';

export type OwnCookie = ReturnType<typeof ownCookie>;

/**
 * A cookie of ours. In production its name begins with `__Host-`, which browsers accept only with Secure and Path=/ and without
 * Domain: no sibling host can plant one. Plain HTTP in local development has no Secure cookies.
 */
export const ownCookie = ({ isProduction }: { isProduction: boolean }, ownName: string, maxAge: number) => {
  const name = isProduction ? `__Host-${ownName}` : ownName;
  const flags = { httpOnly: true, secure: isProduction, sameSite: 'lax', path: '/' } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] || null,
    set: (reply: FastifyReply, value: string) => {
      reply.setCookie(name, value, { ...flags, maxAge });
    },
    clear: (reply: FastifyReply) => {
      reply.clearCookie(name, flags);
    },
  };
};
