import type { DnsFacts, DomainFacts, MailSecurityFacts } from '../contract/domain-facts.ts';
import type { UnknownReason } from '../contract/looked-up.ts';

/** The facts of a check whose lookups have not ended, or were not made: everything that is not given is unknown. */
export const unlessKnown = (facts: Partial<DomainFacts>, reason: UnknownReason = 'off'): DomainFacts => {
  const unknown = { state: 'unknown', reason } as const;
  const dns: DnsFacts = {
    a: unknown,
    aaaa: unknown,
    mx: unknown,
    ns: unknown,
    txt: unknown,
    caa: unknown,
    soa: unknown,
    cnames: unknown,
    dnssec: unknown,
    isWildcard: unknown,
    lameServers: unknown,
  };
  const mailSecurity: MailSecurityFacts = {
    spf: unknown,
    dmarc: unknown,
    dkim: unknown,
    mtaSts: unknown,
    tlsRpt: unknown,
    bimi: unknown,
  };
  return {
    registration: unknown,
    dns,
    mailSecurity,
    certificate: unknown,
    hosting: unknown,
    blocklists: unknown,
    lookalikes: unknown,
    ...facts,
  };
};
