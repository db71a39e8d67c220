import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendOtpRequest, sendOtpResponse } from '../../contract/auth-send-otp.ts';
import { openToAll } from '../http/permissions.ts';
import type { SendCode } from '../services/send-code.ts';
import { countedAddress } from '../services/visitor.ts';

export const authSendOtpRoute =
  ({ sendCode }: { sendCode: SendCode }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/send-otp',
      { config: openToAll, schema: { body: sendOtpRequest, response: { 200: sendOtpResponse } } },
      async ({ body, ip }) => {
        await sendCode(body.email, countedAddress(ip));
        return { message: 'A verification code is on its way. It is valid for 10 minutes.' };
      },
    );
  };
