import type { LookedUp } from '../../contract/looked-up.ts';
import { attempt } from '../attempt.ts';
import type { Egress } from '../egress.ts';
import type { DnsAnswer } from '../resolve-dns.ts';
import { askByStream } from './ask-by-stream.ts';
import type { DnsSession } from './dns-session.ts';

type Needs = { dns: DnsSession; egress: Egress; port: number };

/** Zones have two to four; thirteen is the traditional maximum, and the visitor waits for the slowest. */
const maxServers = 6;
const timeoutMs = 2500;

/**
 * The name servers that do not answer for their zone. Each is asked directly, through the guard and over TCP, which the
 * guard can control. A server that cannot be reached from here may answer others, so it is not called lame.
 */
export const findLameServers = async (
  { dns, egress, port }: Needs,
  zone: string,
  servers: DnsAnswer<string>,
): Promise<LookedUp<string[]>> => {
  if (servers.state === 'absent') return { state: 'absent' };
  if (servers.state === 'unknown') return servers;
  const names = servers.value
    .map((name) => name.toLowerCase())
    .toSorted()
    .slice(0, maxServers);
  const answers = await Promise.all(names.map((host) => isResponsible({ dns, egress, port }, host, zone)));
  const failed = answers.find((answer) => answer.state === 'unknown');
  if (failed && !answers.some(({ state }) => state === 'known')) return failed;
  const isLame = (answer: LookedUp<boolean> | undefined) => answer?.state === 'known' && !answer.value;
  return { state: 'known', value: names.filter((_, at) => isLame(answers[at])) };
};

const isResponsible = async (
  { dns, egress, port }: Needs,
  name: string,
  zone: string,
): Promise<LookedUp<boolean>> => {
  const answers = await Promise.all([dns.ask(name, 'A'), dns.ask(name, 'AAAA')]);
  // A server without an address cannot answer.
  if (answers.every(({ state }) => state === 'absent')) return { state: 'known', value: false };
  const [host] = answers.flatMap((answer) => (answer.state === 'known' ? answer.value : []));
  if (host === undefined) return { state: 'unknown', reason: 'unreachable' };
  const work = attempt({ signal: dns.signal, timeoutMs }, async (signal) => {
    const socket = egress.connect({ host, port, signal });
    const answer = await askByStream(socket, { name: zone, type: 'SOA' });
    return answer.code === 'NOERROR' && answer.isAuthoritative && answer.records.length > 0;
  });
  // The session reports an abort to its owner; here it only means that there is no answer.
  return work.catch(() => ({ state: 'unknown', reason: 'timeout' }) as const);
};
