import { z } from 'zod';
import { dropInvisible } from './plain-text.ts';

/** What a browser's WebAuthn functions take and give, as they write it in JSON. The server looks into it; nobody else needs to. */
const webauthnJson = z.looseObject({});

const credentialMessage = 'The browser’s answer is not that of a passkey. Please try again.';

export const passkeyResponse = z.looseObject(
  {
    id: z.string({ error: credentialMessage }).min(1, credentialMessage).max(2000, credentialMessage),
    response: z.looseObject({}, { error: credentialMessage }),
  },
  { error: credentialMessage },
);

const nameMessage = 'Please give the passkey a name of up to 60 characters';

/** `POST /api/account/passkeys/options` answers what `navigator.credentials.create` takes. */
export const passkeyOptionsResponse = webauthnJson;

/** `POST /api/account/passkeys` adds what the browser made of those options. */
export const addPasskeyRequest = z.object({
  name: z
    .string({ error: nameMessage })
    .transform((name) => dropInvisible(name).trim())
    .pipe(z.string().min(1, nameMessage).max(60, nameMessage)),
  response: passkeyResponse,
});

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const addPasskeyResponse = z.object({ message: z.string(), passkey: passkeySchema });

/**
 * What the admin console asks of its administrator before anything else: nothing, a sign-in with the passkey, or to add one.
 */
export const consoleStates = ['open', 'confirm', 'passkey_required'] as const;

/** `GET /api/account/passkeys`, the oldest first. */
export const passkeysResponse = z.object({
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.number().int(),
  /** For administrators only. */
  console: z
    .object({
      state: z.enum(consoleStates),
      /** Until when the console opens without a passkey; null once there is one. */
      passkeyDueBy: z.iso.datetime().nullable(),
    })
    .nullable(),
});

/** `DELETE /api/account/passkeys/:id` */
export const removePasskeyResponse = z.object({ message: z.string() });

/** `POST /api/account/recovery-codes`: ten new ones, shown this once; those from before no longer work. */
export const recoveryCodesResponse = z.object({ message: z.string(), codes: z.array(z.string()) });
export const recoveryCodeCount = 10;
