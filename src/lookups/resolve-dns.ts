import { Resolver } from 'node:dns/promises';
import type { MailExchange, StartOfAuthority } from '../contract/domain-facts.ts';
import type { LookedUp } from '../contract/looked-up.ts';
import { ownResolver } from '../contract/outside-contacts.ts';
import { attempt, Unreadable } from './attempt.ts';
import { noteOutside } from './outside-tally.ts';

export type DnsRecords = {
  /** The strings of one record, joined. */
  TXT: string;
  A: string;
  AAAA: string;
  CNAME: string;
  NS: string;
  PTR: string;
  MX: MailExchange;
  SOA: StartOfAuthority;
  /** As zone files write it: `0 issue "ca.example"`. */
  CAA: string;
};
export type RecordType = keyof DnsRecords;

/** `hasName`: the name exists but has no record of this type. */
export type DnsAnswer<T> =
  | Exclude<LookedUp<T[]>, { state: 'absent' }>
  | { state: 'absent'; hasName: boolean };

/** Throws only when the caller gave up. */
export type ResolveDns = <T extends RecordType>(
  name: string,
  type: T,
  signal: AbortSignal,
) => Promise<DnsAnswer<DnsRecords[T]>>;

type Needs = {
  /** `address` or `address:port`; empty asks the system's resolvers. */
  servers: readonly string[];
  timeoutMs?: number;
};

/** A lost datagram is sent again within the deadline of one lookup. */
const tryMs = 1200;
const tries = 2;

/**
 * Asks the resolvers that the operator chose. A name that does not exist is an answer; a server that fails, refuses or
 * stays silent gives none, and the two never look alike. Throws at once for a server that is not an address.
 */
export const guardedResolver = ({ servers, timeoutMs = 3000 }: Needs): ResolveDns => {
  // One per question: it can be cancelled without ending other callers' questions, and its socket closes with it.
  const open = () => {
    const resolver = new Resolver({ timeout: tryMs, tries });
    if (servers.length > 0) resolver.setServers(servers);
    return resolver;
  };
  open();
  return async (name, type, caller) => {
    let hasName = false;
    const found = await attempt({ signal: caller, timeoutMs }, async (signal) => {
      signal.throwIfAborted();
      if (!isAskable(name)) return null;
      noteOutside('dns', ownResolver);
      const resolver = open();
      const cancel = () => resolver.cancel();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        const records = await questions[type](resolver, name);
        hasName = true;
        return records.length === 0 ? null : records;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        hasName = code === 'ENODATA';
        // EBADNAME: no server can hold such a name.
        if (code === 'ENODATA' || code === 'ENOTFOUND' || code === 'EBADNAME') return null;
        if (code === 'EBADRESP' || code === 'EFORMERR') throw new Unreadable('not DNS', { cause: error });
        throw error;
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    });
    return found.state === 'absent' ? { state: 'absent', hasName } : found;
  };
};

const questions: { [T in RecordType]: (resolver: Resolver, name: string) => Promise<DnsRecords[T][]> } = {
  TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((strings) => strings.join('')),
  A: (resolver, name) => resolver.resolve4(name),
  AAAA: (resolver, name) => resolver.resolve6(name),
  CNAME: (resolver, name) => resolver.resolveCname(name),
  NS: (resolver, name) => resolver.resolveNs(name),
  PTR: (resolver, name) => resolver.resolvePtr(name),
  MX: async (resolver, name) =>
    (await resolver.resolveMx(name)).map(({ exchange, priority }) => ({ exchange, priority })),
  SOA: async (resolver, name) => {
    const { nsname, hostmaster, serial } = await resolver.resolveSoa(name);
    return [{ nameServer: nsname, mailbox: hostmaster, serial }];
  },
  CAA: async (resolver, name) =>
    (await resolver.resolveCaa(name)).flatMap(({ critical, ...properties }) =>
      Object.entries(properties)
        .filter(([tag]) => tag !== 'type')
        .map(([tag, value]) => `${critical} ${tag} "${value}"`),
    ),
};

/** RFC 1035 2.3.4. Names come from hostile headers: a backslash would smuggle bytes past this check. */
export const isAskable = (name: string): boolean => {
  const end = name.endsWith('.') ? name.length - 1 : name.length;
  if (end === 0 || name.length > 253) return false;
  // Character by character: a domain check calls this more than a hundred times.
  let label = 0;
  for (let at = 0; at < end; at += 1) {
    const letter = name.charCodeAt(at);
    if (letter <= 0x20 || letter >= 0x7f || letter === backslash) return false;
    if (letter !== dot) label += 1;
    if (label > 63 || (letter === dot && label === 0)) return false;
    if (letter === dot) label = 0;
  }
  return label > 0;
};

const dot = 0x2e;
const backslash = 0x5c;

/** All addresses of a host, as the egress guard needs them; throws when there are none. */
export const addressesOf =
  (resolve: ResolveDns) =>
  async (name: string): Promise<string[]> => {
    const { signal } = new AbortController();
    const answers = await Promise.all([resolve(name, 'A', signal), resolve(name, 'AAAA', signal)]);
    const addresses = answers.flatMap((answer) => (answer.state === 'known' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    const isAbsent = answers.every(({ state }) => state === 'absent');
    throw Object.assign(new Error(`no address for ${name}`), { code: isAbsent ? 'ENOTFOUND' : 'EAI_AGAIN' });
  };
