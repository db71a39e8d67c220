import { z } from 'zod';
import { proofRecordSchema } from './domain-proof.ts';
import { emailAddressSchema } from './email-address.ts';

/** `owner`: one person, who decides who is in it. Analysts see who is in it; members see its owner and themselves. */
export const organisationRoles = ['owner', 'analyst', 'member'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** Whom an owner invites: an owner there is already. */
export const invitedRoles = ['analyst', 'member'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

export const invitationDays = 7;
/** Domains of one organisation. */
export const maxOrganisationDomains = 50;
export const maxOrganisationName = 60;

const nameMessage = `Please give the name of your organisation, in at most ${maxOrganisationName} characters`;
const plainNameMessage =
  'Please give the name without links and addresses: it stands in mails to people you invite';
/** Mails to people who do not know us yet have the name: it must not carry a link there, or turn the writing around. */
const isPlainName = (name: string): boolean =>
  !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[@/\\:<>]|\.\p{L}{2}|www\./iu.test(name);

/** `POST /api/organisations`. */
export const foundOrganisationRequest = z.strictObject({
  name: z
    .string(nameMessage)
    .trim()
    .min(2, nameMessage)
    .max(maxOrganisationName, nameMessage)
    .refine(isPlainName, plainNameMessage),
});
export type OrganisationWish = z.output<typeof foundOrganisationRequest>;

export const organisationMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(organisationRoles),
  joinedAt: z.iso.datetime(),
  isYou: z.boolean(),
});
export type OrganisationMember = z.infer<typeof organisationMemberSchema>;

export const organisationDomainSchema = z.object({
  id: z.uuid(),
  domain: z.string(),
  /** Null until its record was found. */
  provedAt: z.iso.datetime().nullable(),
  /** What proves it; null for everybody but the owner. */
  record: proofRecordSchema.nullable(),
});
export type OrganisationDomain = z.infer<typeof organisationDomainSchema>;

export const organisationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The caller's own. */
  role: z.enum(organisationRoles),
  /** The owner first, then the oldest. Members see the owner and themselves. */
  members: z.array(organisationMemberSchema),
  /** By name; members see none. */
  domains: z.array(organisationDomainSchema),
  /** How many people the owner's plan has room for, the owner among them; -1 where there is no limit, 0 once it has ended. */
  limit: z.number().int(),
});
export type Organisation = z.infer<typeof organisationSchema>;

/** `GET /api/organisations/mine`. */
export const ownOrganisationResponse = z.object({
  /** Null for a person who is in none. */
  organisation: organisationSchema.nullable(),
  /** How many people the caller's own plan would have room for: 0 on plans that found none. */
  limit: z.number().int(),
});
export type OwnOrganisation = z.infer<typeof ownOrganisationResponse>;

const roleMessage = `The role must be ${invitedRoles.join(' or ')}`;
/** `POST /api/organisations/invitations`. */
export const inviteRequest = z.strictObject({
  email: emailAddressSchema,
  role: z.enum(invitedRoles, roleMessage),
});
export type InvitationWish = z.output<typeof inviteRequest>;

/** Never with its code: that is in the mail alone. */
export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(invitedRoles),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `GET /api/organisations/invitations`: those that can still be used, the newest first. */
export const invitationsResponse = z.object({ invitations: z.array(invitationSchema) });

const tokenMessage = 'Please enter the code from the mail that invited you';
/** `POST /api/organisations/join`: the code as it stands in the mail, with or without its hyphens. */
export const joinRequest = z.strictObject({
  token: z
    .string(tokenMessage)
    .max(100, tokenMessage)
    .transform((token) => token.replaceAll(/[\s-]/g, '').toLowerCase())
    .refine((token) => token.length > 0, tokenMessage),
});

const memberRoleMessage = `The role must be one of: ${organisationRoles.join(', ')}`;
/** `PATCH /api/organisations/members/:id`: `owner` hands the organisation over. */
export const changeMemberRequest = z.strictObject({ role: z.enum(organisationRoles, memberRoleMessage) });

const domainMessage = 'Please enter a domain such as example.com';
/** `POST /api/organisations/domains`. */
export const addDomainRequest = z.strictObject({
  domain: z.string(domainMessage).trim().min(1, domainMessage).max(300, domainMessage),
});

export const organisationMessageResponse = z.object({ message: z.string() });
