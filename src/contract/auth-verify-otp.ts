import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';
import { userSchema } from './user.ts';

export const otpLength = 6;

/** `POST /api/auth/verify-otp`: a code that is not six digits but six characters long is merely a wrong code. */
export const verifyOtpRequest = z.object({
  email: emailAddressSchema,
  code: z.string({ error: 'OTP code must be 6 digits' }).length(otpLength, 'OTP code must be 6 digits'),
});

/** Also sets the session cookie, which is all a browser needs; `jwtToken` serves callers without cookies. */
export const verifyOtpResponse = z.object({ message: z.string(), jwtToken: z.string(), user: userSchema });
