import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { verifyOtpRequest, verifyOtpResponse } from '../../contract/auth-verify-otp.ts';
import type { PresentUser } from '../services/present-user.ts';
import type { VerifyCode } from '../services/verify-code.ts';
import type { SessionCookie } from '../session-cookie.ts';
import { countedAddress } from '../visitor.ts';
import { failures } from './failures.ts';

type Needs = {
  verifyCode: VerifyCode;
  presentUser: PresentUser;
  sessionCookie: SessionCookie;
  clock: () => Date;
};

export const authVerifyOtpRoute =
  ({ verifyCode, presentUser, sessionCookie, clock }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/verify-otp',
      { schema: { body: verifyOtpRequest, response: { 200: verifyOtpResponse, ...failures } } },
      async ({ body, ip }, reply) => {
        const signedIn = await verifyCode({ ...body, address: countedAddress(ip) });
        sessionCookie.set(reply, signedIn.cookieToken);
        return {
          message: 'You have been signed in successfully',
          jwtToken: signedIn.bearerToken,
          user: presentUser(signedIn.user, clock()),
        };
      },
    );
  };
