import { z } from 'zod';
import { sendOtpResponse } from './auth-send-otp.ts';
import { verifyOtpRequest } from './auth-verify-otp.ts';

/** Actions that need their own code: a code for one is not valid for the other, nor for signing in. */
export const accountPurposes = ['export', 'delete'] as const;
export type AccountPurpose = (typeof accountPurposes)[number];

/** `POST /api/account/send-code`: mails a code to the signed-in user. */
export const accountCodeRequest = z.object({
  purpose: z.enum(accountPurposes, { error: "Please say what the code is for: 'export' or 'delete'" }),
});
export const accountCodeResponse = sendOtpResponse.omit({ challenge: true });

/** `POST /api/account/export` answers a JSON file, `POST /api/account/delete` a message. */
export const accountConfirmation = verifyOtpRequest.pick({ code: true });
export const accountDeletedResponse = z.object({ message: z.string() });

/** `GET /api/account/sessions`: where the user is signed in, the newest first. */
export const accountSessionSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export const accountSessionsResponse = z.object({ sessions: z.array(accountSessionSchema) });

/** `POST /api/account/end-sessions`: ends one of them by its id, or all but the session of this call. */
export const endSessionsRequest = z.object({
  id: z.uuid({ error: 'Please name the session by its id, or none to end all others' }).optional(),
});
export const endSessionsResponse = z.object({ message: z.string(), ended: z.number().int() });
