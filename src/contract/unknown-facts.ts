import type { DomainFacts } from './domain-facts.ts';
import type { UnknownReason } from './looked-up.ts';

/** The facts of a domain about which nothing could be learned, for one reason. */
export const everythingUnknown = (reason: UnknownReason): DomainFacts => {
  const unknown = { state: 'unknown', reason } as const;
  return {
    registration: unknown,
    hosting: unknown,
    dns: {
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
    },
    mailSecurity: {
      spf: unknown,
      dmarc: unknown,
      dkim: unknown,
      mtaSts: unknown,
      tlsRpt: unknown,
      bimi: unknown,
    },
    certificate: unknown,
    blocklists: unknown,
    lookalikes: unknown,
  };
};
