import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';
import { userSchema } from './user.ts';

export const otpLength = 6;
/** After a hundred wrong codes in a row. */
export const longOtpLength = 12;

const lengthMessage = 'OTP code must be 6 digits';

/** A code that is not six digits but six characters long is merely a wrong code. Longer ones may be written in groups. */
const codeSchema = z
  .string({ error: lengthMessage })
  .max(60, lengthMessage)
  .transform((text) => (text.length === otpLength ? text : text.replaceAll(/[\s-]/g, '').toLowerCase()))
  .refine((code) => code.length === otpLength || isLongCode(code) || isRecoveryCode(code), lengthMessage);

const isLongCode = (code: string) => /^\d{12}$/.test(code);

/** A recovery code stands in for a passkey: without a mailed code and without a challenge. */
export const isRecoveryCode = (code: string) => /^[a-z2-7]{20}$/.test(code);

/** `POST /api/auth/verify-otp`. `challenge` is the one of `send-otp`; browsers send it as a cookie. */
export const verifyOtpRequest = z.object({
  email: emailAddressSchema,
  code: codeSchema,
  challenge: z.string({ error: 'Please send the challenge as text' }).max(200).optional(),
});

/** Also sets the session cookie, which is all a browser needs; `jwtToken` serves callers without cookies. */
export const verifyOtpResponse = z.object({ message: z.string(), jwtToken: z.string(), user: userSchema });
