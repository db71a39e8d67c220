import type { DomainCase } from './case.ts';

/** Whether a stranger can send mail in this domain's name, in one sentence. */
export const mailForgery = ({ subject, facts: { mailSecurity }, takesMail }: DomainCase): string => {
  const { spf, dmarc } = mailSecurity;
  if (subject.kind === 'address')
    return 'Mail is sent in the name of domains, not of bare addresses, so there is nothing to forge.';
  if (dmarc.state === 'unknown')
    return 'Whether mail can be forged in this domain’s name could not be found out.';
  const policy = dmarc.state === 'known' ? dmarc.value.policy : null;
  const isPartial = dmarc.state === 'known' && policy !== 'none' && dmarc.value.percent < 100;
  const partly = isPartial ? `, for ${dmarc.value.percent} % of it` : '';
  if (policy === 'reject')
    return `Receivers are asked to refuse mail that is forged in this domain${partly}.`;
  if (policy === 'quarantine')
    return `Receivers are asked to put mail that is forged in this domain with the junk${partly}.`;
  const then =
    policy === 'none'
      ? 'its rule against forged mail only reports it'
      : 'there is no rule against forged mail';
  if (spf.state === 'known' && spf.value.ending === '+all')
    return 'Anyone can send mail in this domain’s name: its own list of servers allows the whole world.';
  if (spf.state === 'known' && spf.value.ending === '-all')
    return `Servers that are not on its list should be refused, but a stranger can still show this domain to readers: ${then}.`;
  if (takesMail === false && spf.state === 'absent')
    return 'The domain takes no mail, but does not say that it sends none: a stranger can send in its name.';
  return `A stranger can send mail in this domain’s name: ${then}.`;
};
