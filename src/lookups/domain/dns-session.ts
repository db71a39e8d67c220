import { Resolver } from 'node:dns';
import type { Answer } from 'dns-packet';
import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import { ownResolver } from '../../contract/outside-contacts.ts';
import { type AskDns, askOnce } from '../ask-once.ts';
import { Unreadable } from '../attempt.ts';
import { noteOutside } from '../outside-tally.ts';
import type { DnsAnswer, DnsRecords, RecordType } from '../resolve-dns.ts';
import { openChannel } from './dns-channel.ts';
import type { DnsMessage, Question } from './dns-message.ts';

/** The resolver's share of one domain check. Neither function throws; after the deadline every answer is unknown. */
export type DnsSession = {
  ask: AskDns;
  /** For what `ask` leaves out: the parent's keys, and what the resolver reports about the answer. */
  askRaw: (question: Question) => Promise<LookedUp<DnsMessage>>;
  /** Aborted when the caller gives up or the deadline passes. */
  signal: AbortSignal;
};

export type OpenDns = (signal: AbortSignal) => DnsSession;

type Needs = {
  /** `address` or `address:port`; empty asks the system's resolvers. */
  servers: readonly string[];
};

/** A check asks about four hundred, most of them for lookalikes; a record that refers on endlessly stops here. */
const maxQuestions = 1500;

/** A zone may hold thousands of records, and texts of sixty kilobytes; legitimate ones have a few dozen of a few hundred. */
const maxRecords = 100;
const maxText = 4096;

/**
 * One channel for the questions of all checks, so that they hold a socket or two instead of thousands. Within a check
 * each question is asked once, whichever part needs its answer. Throws at once for a server that is not an address.
 */
export const openDnsSessions = ({ servers }: Needs): OpenDns => {
  // Validates the configured servers, and knows the system's resolvers.
  const system = new Resolver();
  if (servers.length > 0) system.setServers(servers);
  const join = openChannel(system.getServers());
  return (signal) => {
    const ask = join(signal);

    const askRaw = async (question: Question): Promise<LookedUp<DnsMessage>> => {
      try {
        noteOutside('dns', ownResolver);
        const value = await ask(question);
        return value === null ? { state: 'absent' } : { state: 'known', value };
      } catch (error) {
        return { state: 'unknown', reason: signal.aborted ? 'timeout' : reasonOf(error) };
      }
    };

    const answer = async <T extends RecordType>(name: string, type: T): Promise<DnsAnswer<DnsRecords[T]>> => {
      const found = await askRaw({ name, type });
      if (found.state === 'absent') return { state: 'absent', hasName: false };
      return found.state === 'known' ? recordsOf(found.value, type) : found;
    };

    return { signal, askRaw, ask: askOnce(answer, maxQuestions) };
  };
};

const reasonOf = (error: unknown): UnknownReason => {
  if (error instanceof Unreadable) return 'unreadable';
  return (error as NodeJS.ErrnoException).code === 'ETIMEOUT' ? 'timeout' : 'unreachable';
};

/** The records in a message, as a session answers with them. */
export const recordsOf = <T extends RecordType>(
  { code, records }: DnsMessage,
  type: T,
): DnsAnswer<DnsRecords[T]> => {
  if (code === 'NXDOMAIN') return { state: 'absent', hasName: false };
  if (code === 'FORMERR') return { state: 'unknown', reason: 'unreadable' };
  if (code !== 'NOERROR') return { state: 'unknown', reason: 'unreachable' };
  const value = records
    .slice(0, maxRecords)
    .flatMap((record) => readers[type](record) ?? []) as DnsRecords[T][];
  return value.length === 0 ? { state: 'absent', hasName: true } : { state: 'known', value };
};

const text = (record: Answer) => ('data' in record && typeof record.data === 'string' ? record.data : null);

const readers: { [T in RecordType]: (record: Answer) => DnsRecords[T] | null } = {
  A: text,
  AAAA: text,
  CNAME: text,
  NS: text,
  PTR: text,
  TXT: (record) => {
    if (record.type !== 'TXT') return null;
    return Buffer.concat([record.data].flat().map((part) => Buffer.from(part))).toString('utf8', 0, maxText);
  },
  MX: (record) =>
    record.type === 'MX'
      ? { exchange: dropRoot(record.data.exchange), priority: record.data.preference ?? 0 }
      : null,
  SOA: (record) =>
    record.type === 'SOA'
      ? { nameServer: record.data.mname, mailbox: record.data.rname, serial: record.data.serial ?? 0 }
      : null,
  CAA: (record) =>
    record.type === 'CAA' ? `${record.data.flags ?? 0} ${record.data.tag} "${record.data.value}"` : null,
};

/** The root becomes an empty name, as in Node's own resolver. */
const dropRoot = (name: string) => (name === '.' ? '' : name);
