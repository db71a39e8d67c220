import type { Brand } from '../brands/brands.ts';
import type { MailCase } from './case.ts';

/**
 * The company that a message falsely claims to be, by its words or by the spelling of its sender's domain. One that it merely
 * names, or whose domain a link resembles, may have nothing to do with it.
 */
export const claimedCompany = ({
  claims,
  isClaimGenuine,
  sender,
  isUnderOwnName,
}: MailCase): Brand | null => {
  if (isClaimGenuine) return null;
  const imitated = isUnderOwnName ? undefined : sender?.imitation?.brand;
  return claims.find(({ speaks }) => speaks)?.brand ?? imitated ?? null;
};
