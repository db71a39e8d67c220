import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';

/** `POST /api/auth/send-otp`: mails a code. The answer is the same whether or not the address is known. */
export const sendOtpRequest = z.object({ email: emailAddressSchema });
export const sendOtpResponse = z.object({ message: z.string() });
