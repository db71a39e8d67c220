import { permutationsOf } from '../../engine/index.ts';
import { type ReadPage, readPage } from '../../lookups/domain/compare-pages.ts';
import { openDnsSessions } from '../../lookups/domain/dns-session.ts';
import { type FollowLookalikes, followLookalikes } from '../../lookups/domain/follow-lookalikes.ts';
import { lookUpCertificate } from '../../lookups/domain/look-up-certificate.ts';
import { type ProofState, proveDomain } from '../../lookups/domain/prove-domain.ts';
import type { Egress } from '../../lookups/egress.ts';
import { paceOf } from '../../lookups/pace.ts';
import type { LookUpParts } from '../../lookups/remembered-facts.ts';
import { guardedResolver } from '../../lookups/resolve-dns.ts';
import type { Config } from '../config.ts';
import { type CertificateLogs, certificateLogs } from './certificate-logs.ts';
import { type DomainTls, domainLookUps } from './domain-facts.ts';

/** What a look at a domain asks of the outside. */
export type WatchedOutside = {
  /** Without the memory that checks have: a look is to see what is so now. */
  lookUp: LookUpParts;
  prove: (domain: string, token: string, signal: AbortSignal) => Promise<ProofState>;
  followLookalikes: FollowLookalikes;
  readPage: ReadPage;
  /** Of a registrable domain: those that followLookalikes asks about. */
  lookalikesOf: (registrable: string) => readonly string[];
  /** Public logs of certificates that may be read. */
  certificateLogs: CertificateLogs;
};

type Needs = {
  config: Config['lookups'];
  egress: Egress;
  clock: () => Date;
  /** Other ports and authorities, in tests only. */
  tls?: DomainTls | undefined;
  /** Where the page of a domain is, in tests only. */
  pagesOf?: (domain: string) => readonly string[];
};

/** Lookalikes of one domain: the likeliest of thousands. */
const followed = 300;
/** Questions about lookalikes, of this server, in a second: a small part of what any resolver answers. */
const questionsASecond = 200;

/** Null where lookups are off. */
export const watchedOutside = (needs: Needs): WatchedOutside | null => {
  const { config, egress, clock, tls, pagesOf } = needs;
  if (!config.isOn) return null;
  const { dnsServers } = config;
  return {
    lookUp: domainLookUps(needs),
    prove: proveDomain(guardedResolver({ servers: dnsServers })),
    followLookalikes: followLookalikes({
      openDns: openDnsSessions({ servers: dnsServers }),
      certificateOf: lookUpCertificate({ egress, clock, ...tls }),
      candidatesFor: ({ registrable }) => permutationsOf(registrable, followed),
      pace: paceOf(questionsASecond),
      random: Math.random,
    }),
    readPage: readPage({ egress, addressesOf: pagesOf }),
    lookalikesOf: (registrable) => permutationsOf(registrable, followed).map(({ domain }) => domain),
    certificateLogs: certificateLogs({ addresses: config.ctLogs, egress }),
  };
};
