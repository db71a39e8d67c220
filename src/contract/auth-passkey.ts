import { z } from 'zod';
import { passkeyResponse } from './account-passkeys.ts';
import { verifyOtpResponse } from './auth-verify-otp.ts';

/** `POST /api/auth/passkey/options` answers what `navigator.credentials.get` takes, the same for everybody. */
export const passkeySignInOptions = z.looseObject({});

/** `POST /api/auth/passkey` signs in with what the browser made of those options. */
export const passkeySignInRequest = z.object({ response: passkeyResponse });
export const passkeySignInResponse = verifyOtpResponse;
