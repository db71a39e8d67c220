import { permutationsOf } from '../../engine/index.ts';
import { openDnsSessions } from '../../lookups/domain/dns-session.ts';
import { domainLookups } from '../../lookups/domain/look-up-domain.ts';
import type { Egress } from '../../lookups/egress.ts';
import { registrationLookup } from '../../lookups/registration/look-up-registration.ts';
import { type FindFacts, type LookUpParts, rememberedFacts } from '../../lookups/remembered-facts.ts';
import type { Config } from '../config.ts';

export type DomainTls = NonNullable<Parameters<typeof domainLookups>[0]['tls']>;

type Needs = {
  config: Config['lookups'];
  egress: Egress;
  clock: () => Date;
  /** Other ports and authorities, in tests only. */
  tls?: DomainTls | undefined;
};

/** DNS queries for one domain's lookalikes: enough for the likeliest, few enough for any resolver. */
const maxLookalikes = 100;

/** Every lookup about a domain, at the services that the operator chose. */
export const domainLookUps = ({ config, egress, clock, tls = {} }: Needs): LookUpParts => {
  const { dnsServers, rdapBootstrapUrl, whoisServer, blocklistZones } = config;
  return domainLookups({
    egress,
    openDns: openDnsSessions({ servers: dnsServers }),
    registration: registrationLookup({
      egress,
      bootstrapUrl: rdapBootstrapUrl,
      whoisServer,
      clock,
    }),
    candidatesFor: ({ registrable }) => permutationsOf(registrable, maxLookalikes),
    blocklistZones,
    clock,
    random: Math.random,
    maxLookalikes,
    tls,
  });
};

/** The same with a memory: what many ask about is found out once. */
export const domainFacts = (needs: Needs): FindFacts =>
  rememberedFacts({ clock: needs.clock, lookUp: domainLookUps(needs) });
