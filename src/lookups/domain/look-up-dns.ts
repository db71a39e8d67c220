import type { DnsFacts, DomainSubject } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import type { Egress } from '../egress.ts';
import type { DnsAnswer } from '../resolve-dns.ts';
import type { DnsSession } from './dns-session.ts';
import { findDnssec } from './find-dnssec.ts';
import { findLameServers } from './lame-servers.ts';
import { madeUpLabel } from './made-up-label.ts';

export type PublicDomain = Extract<DomainSubject, { kind: 'domain' }>;

type Needs = {
  dns: DnsSession;
  egress: Egress;
  random: () => number;
  /** The port of name servers; only tests use another. */
  nameServerPort?: number;
};

/** Real domains need one or two; a longer chain is an attack. */
const maxAliases = 10;

/**
 * What DNS knows about a domain. Addresses are those of the host itself. What belongs to a whole zone is asked at the
 * registered domain; so are mail and text records if the host is an alias or has none of its own.
 */
export const lookUpDns =
  ({ dns, egress, random, nameServerPort = 53 }: Needs) =>
  async ({ ascii, registrable }: PublicDomain): Promise<DnsFacts> => {
    const { ask } = dns;
    const zoneServers = ask(registrable, 'NS');
    const cnames = findAliases(ask, ascii);
    const [a, aaaa, aliases, mx, ns, txt, caa, soa, dnssec, isWildcard, lameServers] = await Promise.all([
      ask(ascii, 'A'),
      ask(ascii, 'AAAA'),
      cnames,
      nearest(ask, cnames, { host: ascii, registrable, type: 'MX' }),
      zoneServers,
      nearest(ask, cnames, { host: ascii, registrable, type: 'TXT' }),
      findIssuers(ask, ascii, registrable),
      ask(registrable, 'SOA'),
      findDnssec(dns, registrable),
      findWildcard(ask, `${madeUpLabel(random)}.${registrable}`),
      zoneServers.then((servers) =>
        findLameServers({ dns, egress, port: nameServerPort }, registrable, servers),
      ),
    ]);
    return {
      a: plain(a),
      aaaa: plain(aaaa),
      mx: map(plain(mx), (all) =>
        // A lone dot: the domain accepts no mail (RFC 7505).
        all.map(({ exchange, priority }) => ({ exchange: exchange || '.', priority })).toSorted(byPriority),
      ),
      ns: map(plain(ns), (names) => names.map((name) => name.toLowerCase()).toSorted()),
      txt: plain(txt),
      caa,
      soa: map(plain(soa), ([first = noAuthority]) => ({ ...first, mailbox: mailboxOf(first.mailbox) })),
      cnames: aliases,
      dnssec,
      isWildcard,
      lameServers,
    };
  };

const byPriority = (a: { priority: number }, b: { priority: number }) => a.priority - b.priority;
const noAuthority = { nameServer: '', mailbox: '', serial: 0 };

/** Absence as the page shows it, where it does not matter whether the name exists. */
const plain = <T>(answer: DnsAnswer<T>): LookedUp<T[]> =>
  answer.state === 'absent' ? { state: 'absent' } : answer;

const map = <T, U>(found: LookedUp<T>, change: (value: T) => U): LookedUp<U> =>
  found.state === 'known' ? { state: 'known', value: change(found.value) } : found;

/** `hostmaster.example.com` means hostmaster@example.com (RFC 1035 3.3.13). */
const mailboxOf = (name: string) => name.replace(/^((?:\\.|[^.\\])*)\./, '$1@').replaceAll('\\.', '.');

/** The host's own records, or those of the domain it belongs to. */
const nearest = async <T extends 'MX' | 'TXT'>(
  ask: AskDns,
  cnames: Promise<LookedUp<string[]>>,
  { host, registrable, type }: { host: string; registrable: string; type: T },
) => {
  const [own, zone, { state }] = await Promise.all([ask(host, type), ask(registrable, type), cnames]);
  return own.state === 'known' && state !== 'known' ? own : zone;
};

const findAliases = async (ask: AskDns, host: string): Promise<LookedUp<string[]>> => {
  const names: string[] = [];
  for (let name = host; names.length < maxAliases; ) {
    const answer = await ask(name, 'CNAME');
    if (answer.state === 'unknown' && names.length === 0) return answer;
    if (answer.state !== 'known') break;
    const [target = ''] = answer.value;
    name = target.toLowerCase();
    const isLoop = name === host || names.includes(name);
    names.push(name);
    if (isLoop) break;
  }
  return names.length === 0 ? { state: 'absent' } : { state: 'known', value: names };
};

/** Who may issue certificates: the record of the nearest ancestor that has one (RFC 8659 3). */
const findIssuers = async (ask: AskDns, host: string, registrable: string): Promise<LookedUp<string[]>> => {
  const labels = host.split('.');
  const depth = labels.length - registrable.split('.').length;
  const names = labels.slice(0, Math.min(depth, 4) + 1).map((_, skipped) => labels.slice(skipped).join('.'));
  const answers = await Promise.all([...new Set([...names, registrable])].map((name) => ask(name, 'CAA')));
  return plain(answers.find(({ state }) => state !== 'absent') ?? { state: 'absent', hasName: true });
};

const findWildcard = async (ask: AskDns, madeUp: string): Promise<LookedUp<boolean>> => {
  const answers = await Promise.all([ask(madeUp, 'A'), ask(madeUp, 'AAAA')]);
  if (answers.some(({ state }) => state === 'known')) return { state: 'known', value: true };
  const failed = answers.find(({ state }) => state === 'unknown');
  return failed?.state === 'unknown' ? failed : { state: 'known', value: false };
};
