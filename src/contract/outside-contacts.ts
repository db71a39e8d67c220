import { z } from 'zod';

/** How somebody outside was asked: a name server, a web request, a directory of registrations, a site's certificate. */
export const outsideWays = ['dns', 'web', 'whois', 'certificate', 'other'] as const;
export type OutsideWay = (typeof outsideWays)[number];

/** Somebody outside who was asked something while a check ran. */
export const outsideContactSchema = z.object({
  way: z.enum(outsideWays),
  /** A host name or an address; `ownResolver` for the name servers of whoever runs the product. */
  to: z.string().max(260),
  times: z.number().int().min(1),
});
export type OutsideContact = z.infer<typeof outsideContactSchema>;

/** The operator's own resolver has an address that is nobody else's business. */
export const ownResolver = 'resolver';

/** Everybody who is not listed by name, because the list would be too long to read. */
export const furtherHosts = 'further hosts';
