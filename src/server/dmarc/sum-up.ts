import {
  type DmarcDomain,
  type DmarcPolicy,
  type DmarcSender,
  maxDmarcSenders,
} from '../../contract/dmarc.ts';
import type { SenderCount } from './add-up.ts';
import { nextStep } from './next-step.ts';

export type CountedDay = { day: string; senders: readonly SenderCount[] };
type KeptReport = { reporter: string; policy: DmarcPolicy };

type Known = {
  name: string;
  /** Oldest first. */
  days: readonly CountedDay[];
  /** The newest first. */
  reports: readonly KeptReport[];
};

const maxAddresses = 10;
const maxReporters = 10;
const dayMs = 24 * 60 * 60 * 1000;
/** Mail that somebody forwards loses its proof now and then; nobody reaches a hundred. */
export const enoughPassed = 0.98;

/** Everything the page shows of a domain; null where there is nothing. */
export const sumUp = ({ name, days, reports }: Known): DmarcDomain | null => {
  const [first, last, newest] = [days[0], days.at(-1), reports[0]];
  if (!first || !last || !newest) return null;
  const perDay = countsByDay(days, first.day, last.day);
  const senders = sendersIn(days);
  const [passed, failed] = [sumOf(perDay.map((one) => one.passed)), sumOf(perDay.map((one) => one.failed))];
  return {
    name,
    policy: newest.policy,
    from: first.day,
    to: last.day,
    reports: reports.length,
    reporters: reportersIn(reports),
    passed,
    failed,
    days: perDay,
    senders: senders.slice(0, maxDmarcSenders),
    furtherSenders: Math.max(0, senders.length - maxDmarcSenders),
    next: nextStep({ name, policy: newest.policy, days: days.length, senders }),
  };
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const countsByDay = (days: readonly CountedDay[], first: string, last: string): DmarcDomain['days'] => {
  const known = new Map(days.map((one) => [one.day, one.senders]));
  const counts: DmarcDomain['days'] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    const senders = known.get(day) ?? [];
    counts.push({
      day,
      passed: sumOf(senders.map((one) => one.passed)),
      failed: sumOf(senders.map((one) => one.failed)),
    });
  }
  return counts;
};

const reportersIn = (reports: readonly KeptReport[]): string[] => {
  const counts = new Map<string, number>();
  for (const { reporter } of reports) counts.set(reporter, (counts.get(reporter) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name)
    .slice(0, maxReporters);
};

type Group = Omit<DmarcSender, 'state' | 'addresses' | 'addressCount'> & { ips: Map<string, number> };

const sendersIn = (days: readonly CountedDay[]): DmarcSender[] => {
  const groups = new Map<string, Group>();
  for (const { day, senders } of days) {
    for (const count of senders) {
      const key = `${count.service !== null} ${nameOf(count)}`;
      const group = groups.get(key) ?? newGroup(count);
      groups.set(key, group);
      group.passed += count.passed;
      group.failed += count.failed;
      group.dkim += count.dkim;
      group.spf += count.spf;
      group.forwarded += count.forwarded;
      group.held += count.held;
      group.lastSeen = day;
      if (count.ip !== null)
        group.ips.set(count.ip, (group.ips.get(count.ip) ?? 0) + count.passed + count.failed);
    }
  }
  return [...groups.values()].map(senderOf).toSorted(unknownFirst);
};

const newGroup = (count: SenderCount): Group => ({
  name: nameOf(count),
  isService: count.service !== null,
  ...{ passed: 0, failed: 0, dkim: 0, spf: 0, forwarded: 0, held: 0 },
  lastSeen: '',
  ips: new Map(),
});

const nameOf = ({ service, network, ip }: SenderCount): string =>
  service ?? network ?? (ip === null ? 'Many addresses' : beginningOf(ip));

/** Neighbours of one address are one sender: `192.0.2.*`. */
const beginningOf = (ip: string) =>
  ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:*` : `${ip.split('.').slice(0, 3).join('.')}.*`;

const senderOf = ({ ips, ...group }: Group): DmarcSender => ({
  ...group,
  state: stateOf(group),
  addresses: [...ips]
    .toSorted((a, b) => b[1] - a[1])
    .map(([ip]) => ip)
    .slice(0, maxAddresses),
  addressCount: ips.size,
});

const stateOf = ({ passed, failed, forwarded, isService }: Omit<Group, 'ips'>): DmarcSender['state'] => {
  // What somebody forwarded was sent rightly, and says nothing against its sender.
  const faults = failed - forwarded;
  if (passed >= enoughPassed * (passed + faults) && passed > 0) return 'passing';
  if (passed === 0) return isService ? 'failing' : 'unknown';
  return passed < faults ? 'failing' : 'partly';
};

const order: readonly DmarcSender['state'][] = ['unknown', 'failing', 'partly', 'passing'];

const unknownFirst = (a: DmarcSender, b: DmarcSender) =>
  order.indexOf(a.state) - order.indexOf(b.state) || b.passed + b.failed - a.passed - a.failed;
