import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { DmarcReport } from './dmarc-report.ts';
import { serviceOf } from './name-service.ts';

/** What came from one address on a day, over all reports. */
export type SenderCount = {
  /** Null where a day had too many senders to keep each. */
  ip: string | null;
  /** The mail service that it proves to be; null where it proves none. */
  service: string | null;
  /** Who announces the address; null where nobody is known to. */
  network: string | null;
  passed: number;
  failed: number;
  /** Of those that passed, by which proof; a message may have both. */
  dkim: number;
  spf: number;
  /** Of those that failed. */
  forwarded: number;
  held: number;
};

/** Lists of addresses are made to fill disks; a day of a company has a few dozen senders. */
const maxSendersOfDay = 500;
/** Names of networks are read from a file, a fraction of a millisecond each. */
const namedAtOnce = 100;

type NetworkOf = (ip: string) => string | null;

/** Adds up the rows of a report by sender. */
export const sendersOf = async (report: DmarcReport, networkOf: NetworkOf): Promise<SenderCount[]> => {
  const counts = new Map<string, SenderCount>();
  const networks = new Map<string, string | null>();
  for (const { ip, provenDomains, ...row } of report.rows) {
    let network = networks.get(ip);
    if (network === undefined) {
      network = networkOf(ip);
      networks.set(ip, network);
      if (networks.size % namedAtOnce === 0) await yieldToOthers();
    }
    const isPassed = row.isDkimAligned || row.isSpfAligned;
    add(counts, {
      ip,
      network,
      service: serviceOf(provenDomains, report.domain),
      passed: isPassed ? row.count : 0,
      failed: isPassed ? 0 : row.count,
      dkim: row.isDkimAligned ? row.count : 0,
      spf: row.isSpfAligned ? row.count : 0,
      forwarded: !isPassed && row.isForwarded ? row.count : 0,
      held: !isPassed && row.isHeld ? row.count : 0,
    });
  }
  return bounded([...counts.values()]);
};

/** The same of two lists together. */
export const addSenders = (one: readonly SenderCount[], other: readonly SenderCount[]): SenderCount[] => {
  const counts = new Map<string, SenderCount>();
  for (const count of [...one, ...other]) add(counts, count);
  return bounded([...counts.values()]);
};

const add = (counts: Map<string, SenderCount>, count: SenderCount) => {
  const key = JSON.stringify([count.ip, count.service, count.ip === null ? count.network : null]);
  const known = counts.get(key);
  counts.set(
    key,
    known
      ? {
          ...known,
          passed: known.passed + count.passed,
          failed: known.failed + count.failed,
          dkim: known.dkim + count.dkim,
          spf: known.spf + count.spf,
          forwarded: known.forwarded + count.forwarded,
          held: known.held + count.held,
        }
      : count,
  );
};

/** Beyond the bound only networks and services are told apart, those with the fewest messages first; no message is lost. */
const bounded = (senders: readonly SenderCount[]): SenderCount[] => {
  if (senders.length <= maxSendersOfDay) return [...senders];
  const byWeight = senders.toSorted((a, b) => b.passed + b.failed - a.passed - a.failed);
  const merged = new Map<string, SenderCount>();
  for (const sender of byWeight.slice(maxSendersOfDay / 2)) add(merged, { ...sender, ip: null });
  const rest = [...merged.values()].toSorted((a, b) => b.passed + b.failed - a.passed - a.failed);
  const last = new Map<string, SenderCount>();
  for (const sender of rest.slice(maxSendersOfDay / 2 - 1))
    add(last, { ...sender, service: null, network: null });
  return [
    ...byWeight.slice(0, maxSendersOfDay / 2),
    ...rest.slice(0, maxSendersOfDay / 2 - 1),
    ...last.values(),
  ];
};
