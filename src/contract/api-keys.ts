import { z } from 'zod';

/** What a key may open, with a sentence for the person who chooses. */
export const apiScopes = {
  'check:url': 'Check links',
  'check:mail': 'Check messages',
  'check:picture': 'Check pictures',
  'check:domain': 'Check domains',
  'check:vulnerability': 'Search vulnerabilities',
  'read:results': 'Read, report and delete results',
  jobs: 'Create and manage jobs of many checks',
  webhooks: 'Manage webhooks',
} as const;
export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

/** The beginning of every key: by it and its checksum a scanner recognises one that leaked. */
export const apiKeyStart = 'hw_live_';

/** So long an old key works beside the one that replaces it. */
export const apiKeyOverlapHours = 24;

const maxNameLength = 60;
export const maxKeyNetworks = 20;

export const apiKeyNameMessage = `Please give the key a name of at most ${maxNameLength} characters`;
export const apiKeyScopesMessage = 'Please choose at least one thing that the key may do';
export const apiKeyExpiryMessage = 'Please give the end as a time such as 2027-01-31T12:00:00Z';
export const apiKeyNetworksMessage =
  'Please give networks as addresses or blocks, such as 192.0.2.7 or 2001:db8::/32';

/** `POST /api/account/keys`. */
export const createKeyRequest = z.strictObject({
  name: z
    .string(apiKeyNameMessage)
    .trim()
    .min(1, apiKeyNameMessage)
    .max(maxNameLength, apiKeyNameMessage)
    // It is shown in lists and stands in the subjects of mails: nothing that ends a line or turns a text around.
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, apiKeyNameMessage),
  scopes: z
    .array(z.enum(apiScopeNames, apiKeyScopesMessage), apiKeyScopesMessage)
    .min(1, apiKeyScopesMessage)
    .max(50, apiKeyScopesMessage)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt: z.iso.datetime({ offset: true, error: apiKeyExpiryMessage }).nullish(),
  /** From where it may be used; none: from anywhere. */
  networks: z
    .array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], apiKeyNetworksMessage),
      apiKeyNetworksMessage,
    )
    .max(maxKeyNetworks, `Please give at most ${maxKeyNetworks} networks`)
    .nullish(),
});
export type CreateKeyInput = z.input<typeof createKeyRequest>;

/** A key as its owner sees it: never the key itself. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How it begins. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopeNames)),
  networks: z.array(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  uses: z.number().int().nonnegative(),
  /** The key it replaces; null where it replaces none. */
  renewedFrom: z.uuid().nullable(),
  /** `beyond plan`: it works again with a plan that has room for it. `replaced`: it works until it expires. */
  state: z.enum(['active', 'replaced', 'expired', 'beyond plan']),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** `GET /api/account/keys`. `limit` is -1 where there is none. */
export const apiKeysResponse = z.object({ keys: z.array(apiKeySchema), limit: z.number().int() });
export type ApiKeys = z.infer<typeof apiKeysResponse>;

/** `POST /api/account/keys` and `…/:id/renew`: the only answers that ever carry the key. */
export const newKeyResponse = apiKeySchema.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newKeyResponse>;

/** `DELETE /api/account/keys/:id`. */
export const revokedKeyResponse = z.object({ message: z.string() });
