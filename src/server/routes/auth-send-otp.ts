import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendOtpRequest, sendOtpResponse } from '../../contract/auth-send-otp.ts';
import type { IsKnownBrowser } from '../http/browser-cookies.ts';
import type { OwnCookie } from '../http/own-cookie.ts';
import { openToAll } from '../http/permissions.ts';
import type { SendCode } from '../services/send-code.ts';
import { countedAddress } from '../services/visitor.ts';

type Needs = { sendCode: SendCode; challengeCookie: OwnCookie; isKnownBrowser: IsKnownBrowser };

export const authSendOtpRoute =
  ({ sendCode, challengeCookie, isKnownBrowser }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/send-otp',
      { config: openToAll, schema: { body: sendOtpRequest, response: { 200: sendOtpResponse } } },
      async (request, reply) => {
        const { email } = request.body;
        const { challenge, codeLength } = await sendCode({
          email,
          address: countedAddress(request.ip),
          purpose: 'sign-in',
          isKnown: isKnownBrowser(request, email),
          earlierChallenge: challengeCookie.read(request),
        });
        challengeCookie.set(reply, challenge);
        const message = 'A verification code is on its way. It is valid for 10 minutes.';
        return { message, challenge, codeLength };
      },
    );
  };
