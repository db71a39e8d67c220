import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';

/**
 * `POST /api/auth/send-otp`: mails a code. The answer is the same whether or not the address is known. The code works only
 * with the challenge, which is also set as a cookie; `challenge` serves callers without cookies.
 */
export const sendOtpRequest = z.object({ email: emailAddressSchema });
export const sendOtpResponse = z.object({
  message: z.string(),
  challenge: z.string(),
  /** Six, or twelve after a hundred wrong codes in a row. */
  codeLength: z.number().int(),
});
