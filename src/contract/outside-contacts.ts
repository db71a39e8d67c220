import { z } from 'zod';

/** How an outside service was asked: a name server, a web request, a directory of registrations, a site's certificate. */
export const outsideWays = ['dns', 'web', 'whois', 'certificate', 'other'] as const;
export type OutsideWay = (typeof outsideWays)[number];

/** An outside service that was asked while a check ran. */
export const outsideContactSchema = z.object({
  way: z.enum(outsideWays),
  /** A host name or an address; `ownResolver` for the operator's own name servers. */
  to: z.string().max(260),
  times: z.number().int().min(1),
});
export type OutsideContact = z.infer<typeof outsideContactSchema>;

/** Stands for the operator's own resolver, whose address is private. */
export const ownResolver = 'resolver';

/** All services that are not listed by name, because the list would be too long to read. */
export const furtherHosts = 'further hosts';
