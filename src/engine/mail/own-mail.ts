import { isMailService } from '../addresses/mail-services.ts';
import { isOpenService } from '../addresses/published-pages.ts';
import { carriesWords } from './carried-words.ts';
import type { LinkCase, MailCase } from './case.ts';

/**
 * A company's own mail: the company it claims to be from signed it, nothing in it leads to a stranger, nothing is attached,
 * and it passes on nobody else's words. Companies advertise, set deadlines and hide spaces as lures do.
 */
export const isCompanysOwn = (input: MailCase): boolean =>
  input.isClaimProven &&
  input.mail.attachments.length === 0 &&
  !isOpenService(input.sender?.host?.registrableDomain ?? null) &&
  !carriesWords(input) &&
  input.links.every((one) => leadsNowhereStrange(one, input));

const leadsNowhereStrange = ({ isSenders, target }: LinkCase, { claims }: MailCase): boolean =>
  isSenders ||
  target.isEstablished ||
  isMailService(target.url.registrableDomain) ||
  // `mcdonalds.smart.link`: the company's name at a service that forwards.
  (target.shortener !== null &&
    claims.some(({ brand }) => brand.genuine === target.imitation?.brand.genuine));
