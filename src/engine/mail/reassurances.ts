import { isMailService } from '../addresses/mail-services.ts';
import { defangHost } from '../text/defang.ts';
import type { MailCase } from './case.ts';

/** What suggests that a message is genuine, each a fact that was checked. Shown only where little was found. */
export const mailReassurances = ({
  sender,
  proof,
  isClaimGenuine,
  claims,
  links,
  mail,
}: MailCase): string[] => {
  if (!sender?.host) return [];
  const domain = defangHost(sender.domain);
  const [claim] = claims;
  const isProven = proof.state === 'proven';
  const own = links.filter(({ isSenders }) => isSenders);
  const elsewhere = links.filter(
    ({ isSenders, target }) => !isSenders && !isMailService(target.url.registrableDomain),
  );
  return [
    isProven && isClaimGenuine && claim
      ? `It is proven to come from ${domain}, which belongs to ${claim.brand.name}.`
      : isProven && sender.isEstablished
        ? `It is proven to come from ${domain}, a widely used domain.`
        : null,
    !isProven && isClaimGenuine && proof.state !== 'refuted'
      ? `The address shown, ${domain}, is the organisation’s own (not proven here).`
      : null,
    own.length > 0 && elsewhere.length === 0
      ? `All its links stay with ${domain} or the service that sends its mail.`
      : null,
    elsewhere.length > 0 && elsewhere.every(({ target }) => target.isEstablished || target.isGenuineBrand)
      ? 'Its other links lead to widely used sites.'
      : null,
    links.length === 0 && mail.attachments.length === 0 && isProven
      ? 'It has no links and no attachments.'
      : null,
  ].filter((text) => text !== null);
};
