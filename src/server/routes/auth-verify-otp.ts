import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { verifyOtpRequest, verifyOtpResponse } from '../../contract/auth-verify-otp.ts';
import type { CarriedTokens } from '../http/carried-tokens.ts';
import { openToAll } from '../http/permissions.ts';
import type { SessionCookie } from '../http/session-cookie.ts';
import type { PresentUser } from '../services/present-user.ts';
import type { EndSession } from '../services/use-session.ts';
import type { VerifyCode } from '../services/verify-code.ts';
import { countedAddress } from '../services/visitor.ts';

type Needs = {
  carriedTokens: CarriedTokens;
  endSession: EndSession;
  verifyCode: VerifyCode;
  presentUser: PresentUser;
  sessionCookie: SessionCookie;
  clock: () => Date;
};

export const authVerifyOtpRoute =
  ({
    carriedTokens,
    endSession,
    verifyCode,
    presentUser,
    sessionCookie,
    clock,
  }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/verify-otp',
      { config: openToAll, schema: { body: verifyOtpRequest, response: { 200: verifyOtpResponse } } },
      async (request, reply) => {
        const signedIn = await verifyCode({ ...request.body, address: countedAddress(request.ip) });
        // Otherwise the browser's earlier session would stay open, and no one could end it.
        for (const token of carriedTokens(request)) await endSession(token);
        sessionCookie.set(reply, signedIn.cookieToken);
        return {
          message: 'You have been signed in successfully',
          jwtToken: signedIn.bearerToken,
          user: presentUser(signedIn.user, clock()),
        };
      },
    );
  };
