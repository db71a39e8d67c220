import { z } from 'zod';
import { verifyOtpResponse } from './auth-verify-otp.ts';
import { emailAddressSchema } from './email-address.ts';

/** How long a sign-in at the issuer may take, and how long confirming a link. */
export const signInMinutes = 10;

/** `POST /api/auth/organisation`: the address says which organisation. */
export const beginSignInRequest = z.strictObject({ email: emailAddressSchema });
/** Where the browser goes next: to the issuer. */
export const beginSignInResponse = z.object({ url: z.string() });

const answerMessage = 'Please open the address that your organisation sent you back to';
/** `POST /api/auth/organisation/answer`: what follows the question mark in the address that the issuer sent the browser to. */
export const finishSignInRequest = z.strictObject({
  answer: z.string(answerMessage).min(1, answerMessage).max(8000, answerMessage),
});
export const finishSignInResponse = z.discriminatedUnion('outcome', [
  verifyOtpResponse.extend({ outcome: z.literal('signed in') }),
  /** There is an account with this address: its holder signs in as before once, and confirms the link with `offer`. */
  z.object({
    outcome: z.literal('confirm'),
    email: z.string(),
    organisation: z.string(),
    offer: z.string(),
  }),
]);
export type FinishedSignIn = z.infer<typeof finishSignInResponse>;

const offerMessage = 'Please begin again with “Sign in with your organisation”';
/** `POST /api/auth/organisation/confirm`, signed in to the account. */
export const confirmLinkRequest = z.strictObject({
  offer: z.string(offerMessage).min(1).max(100, offerMessage),
});
