import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isRecoveryCode, verifyOtpRequest, verifyOtpResponse } from '../../contract/auth-verify-otp.ts';
import type { OwnCookie } from '../http/own-cookie.ts';
import { openToAll } from '../http/permissions.ts';
import type { StartSession } from '../http/start-session.ts';
import type { RedeemRecoveryCode } from '../services/redeem-recovery-code.ts';
import type { VerifyCode } from '../services/verify-code.ts';
import { countedAddress } from '../services/visitor.ts';

type Needs = {
  verifyCode: VerifyCode;
  redeemRecoveryCode: RedeemRecoveryCode;
  challengeCookie: OwnCookie;
  startSession: StartSession;
};

export const authVerifyOtpRoute =
  ({ verifyCode, redeemRecoveryCode, challengeCookie, startSession }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/verify-otp',
      { config: openToAll, schema: { body: verifyOtpRequest, response: { 200: verifyOtpResponse } } },
      async (request, reply) => {
        const { email, code, challenge: given } = request.body;
        const address = countedAddress(request.ip);
        if (isRecoveryCode(code))
          return startSession(request, reply, await redeemRecoveryCode({ email, code, address }));
        const value = given ?? challengeCookie.read(request);
        const signedIn = await verifyCode({
          email,
          code,
          address,
          challenge: value === null ? null : { value, isCookie: given === undefined },
        });
        return startSession(request, reply, signedIn);
      },
    );
  };
