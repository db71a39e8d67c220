import { z } from 'zod';
import { verifyOtpRequest } from './auth-verify-otp.ts';

/** What a person confirms with a code of its own; a code for one is worth nothing for the other, nor for signing in. */
export const accountPurposes = ['export', 'delete'] as const;
export type AccountPurpose = (typeof accountPurposes)[number];

/** `POST /api/account/send-code`: mails a code to the signed-in person. */
export const accountCodeRequest = z.object({
  purpose: z.enum(accountPurposes, { error: "Please say what the code is for: 'export' or 'delete'" }),
});
export const accountCodeResponse = z.object({ message: z.string() });

/** `POST /api/account/export` answers a JSON file, `POST /api/account/delete` a message. */
export const accountConfirmation = verifyOtpRequest.pick({ code: true });
export const accountDeletedResponse = z.object({ message: z.string() });

/** `GET /api/account/sessions`: where somebody is signed in, the newest first. */
export const accountSessionSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export const accountSessionsResponse = z.object({ sessions: z.array(accountSessionSchema) });

/** `POST /api/account/end-sessions`: ends one of them by its id, or all but the one that asks. */
export const endSessionsRequest = z.object({
  id: z.uuid({ error: 'Please name the session by its id, or none to end all others' }).optional(),
});
export const endSessionsResponse = z.object({ message: z.string(), ended: z.number().int() });
