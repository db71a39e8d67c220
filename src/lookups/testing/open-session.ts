import { onTestFinished } from 'vitest';
import { openDnsSessions } from '../domain/dns-session.ts';
import type { DnsServer } from './dns-server.ts';

/** A session with the test's own DNS server, closed with the test; `end` ends it early, as its deadline would. */
export const openSession = (server: Pick<DnsServer, 'address'>) => {
  const time = new AbortController();
  const end = () => time.abort(new Error('the time is over'));
  onTestFinished(end);
  return Object.assign(openDnsSessions({ servers: [server.address] })(time.signal), { end });
};
