import { parse } from 'tldts';
import { readSubject } from './read-subject.ts';

export type OwnDomain = { ascii: string; unicode: string };

const notOne = 'Please give a domain, for example example.com';

/**
 * The registered domain that somebody calls their own, whatever host, link or address of it they typed; or a sentence that says why it
 * cannot be one. Below the endings of hosting services (`github.io`) each customer has a domain of their own.
 */
export const readOwnDomain = (text: string): OwnDomain | { problem: string } => {
  const subject = readSubject(text);
  if (!subject) return { problem: notOne };
  if (subject.kind === 'address')
    return { problem: `${subject.address} is an address, not a domain. ${notOne}.` };
  if (subject.kind === 'internal')
    return { problem: `${subject.name} cannot be watched or proved from outside. ${subject.why}` };
  const { domain } = parse(subject.ascii, { allowPrivateDomains: true });
  if (!domain)
    return {
      problem: `${subject.unicode} is a domain ending: many people have domains below it, and nobody owns it alone. Please give a whole domain.`,
    };
  // DNS allows it in names below a domain (`_dmarc.example.com`), registries never in the domain itself.
  if (domain.includes('_'))
    return { problem: `${domain} is not a domain that can be registered: it has an underscore. ${notOne}.` };
  const own = readSubject(domain);
  return own?.kind === 'domain' ? { ascii: own.ascii, unicode: own.unicode } : { problem: notOne };
};
