import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { verifyOtpRequest, verifyOtpResponse } from '../../contract/auth-verify-otp.ts';
import type { OwnCookie } from '../http/own-cookie.ts';
import { openToAll } from '../http/permissions.ts';
import type { StartSession } from '../http/start-session.ts';
import type { VerifyCode } from '../services/verify-code.ts';
import { countedAddress } from '../services/visitor.ts';

type Needs = { verifyCode: VerifyCode; challengeCookie: OwnCookie; startSession: StartSession };

export const authVerifyOtpRoute =
  ({ verifyCode, challengeCookie, startSession }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/verify-otp',
      { config: openToAll, schema: { body: verifyOtpRequest, response: { 200: verifyOtpResponse } } },
      async (request, reply) => {
        const { email, code, challenge: given } = request.body;
        const value = given ?? challengeCookie.read(request);
        const signedIn = await verifyCode({
          email,
          code,
          address: countedAddress(request.ip),
          challenge: value === null ? null : { value, isCookie: given === undefined },
        });
        return startSession(request, reply, signedIn);
      },
    );
  };
