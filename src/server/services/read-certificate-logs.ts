import { Unreadable } from '../../lookups/attempt.ts';
import { LogSilent } from '../../lookups/certificates/ct-log.ts';
import { readLoggedCertificate } from '../../lookups/certificates/logged-certificate.ts';
import type { CertificateLog, CertificateLogs } from '../adapters/certificate-logs.ts';
import type { CertificateLogRow, CertificateLogStore } from '../store/certificate-logs.ts';
import type { KeepLogged } from '../store/keep-logged.ts';
import type { NewAlert } from '../store/write-alerts.ts';
import { domainAlertWords } from '../watching/domain-alert-words.ts';
import { seenDomain } from '../watching/seen-domain.ts';
import { type LoggedNames, whatWasLogged } from '../watching/what-was-logged.ts';
import type { Looked } from './look-at-devices.ts';
import type { FindWatchers, Watcher } from './watched-names.ts';

const tileWidth = 256;
/** A log is asked again after so long. */
const everyMs = 50_000;
/** One turn with a log: what is left is read at the next. */
const maxTiles = 256;
const maxTurnMs = 45_000;
/** Read at the first time: a certificate of a moment before is not missed. */
const tilesBefore = 3;
const logsAtOnce = 4;

type Needs = {
  /** Null where none may be read. */
  logs: CertificateLogs | null;
  positions: Omit<CertificateLogStore, 'listOf'>;
  /** Whether any domain is watched for anybody. */
  hasAny: () => Promise<boolean>;
  findWatchers: FindWatchers;
  keepLogged: KeepLogged;
  clock: () => Date;
  /** Once, until it is another one or over. */
  onProblem: (url: string, problem: Error) => void;
  onFailure: (error: unknown) => void;
};

/** Reads public logs of certificates for the names of watched domains and of what looks like them. */
export const readCertificateLogs = (needs: Needs) => {
  const { logs, positions, hasAny, findWatchers, keepLogged, clock, onProblem, onFailure } = needs;

  const report = async (
    watcher: Watcher,
    found: readonly LoggedNames[],
  ): Promise<{ alerts: number; grave: number }> =>
    keepLogged({
      ...{ thingId: watcher.id, userId: watcher.userId, now: clock() },
      compare: (logged, facts) => {
        const before = facts === null ? null : seenDomain.parse(facts);
        const { reported, seen, changes } = whatWasLogged(found, {
          ...{ domain: watcher.domain, reported: logged, seen: before },
        });
        const alerts = changes.map(
          (change): NewAlert => ({
            ...{ kind: change.kind, isGrave: change.isGrave, about: change.about },
            content: domainAlertWords(watcher.unicode, change),
          }),
        );
        return { logged: reported, facts: seen, alerts };
      },
    });

  /** What the certificates of a tile say to whom. */
  const matchesIn = (
    certificates: readonly Buffer[],
    watchersOf: Awaited<ReturnType<FindWatchers>>,
  ): Map<Watcher, LoggedNames[]> => {
    const matches = new Map<Watcher, LoggedNames[]>();
    for (const der of certificates) {
      const certificate = readLoggedCertificate(der);
      for (const [domain, names] of byDomain(certificate?.names ?? [], watchersOf))
        for (const watcher of watchersOf(domain)) {
          const found = matches.get(watcher) ?? [];
          found.push({ domain, names, issuer: certificate?.issuer ?? '' });
          matches.set(watcher, found);
        }
    }
    return matches;
  };

  const read = async (
    { log, reader }: CertificateLog,
    row: CertificateLogRow,
    { signal, seen }: { signal: AbortSignal; seen: Looked },
  ): Promise<void> => {
    const end = performance.now() + maxTurnMs;
    const checkpoint = await reader.checkpoint(log, signal);
    const { size, root } = checkpoint;
    const before = row.size !== null && row.root ? { size: row.size, root: Buffer.from(row.root) } : null;
    if (before && size < before.size) throw new Unreadable('its tree is smaller than it was');
    const tree = await reader.open(log, checkpoint, signal);
    if (before && !(await tree.continues(before)))
      throw new Unreadable('its tree is not the one that it was');
    const start = Math.max(0, Math.floor(size / tileWidth) - tilesBefore) * tileWidth;
    let next = row.next ?? start;
    if (!(await positions.advance(row.id, row.next, { size, root, next }))) return;
    const watchersOf = next < size ? await findWatchers() : () => [];
    for (let tiles = 0; next < size && tiles < maxTiles && performance.now() < end; tiles += 1) {
      signal.throwIfAborted();
      const index = Math.floor(next / tileWidth);
      const entries = await reader.entries(log, tree, index, signal);
      const unread = entries.slice(next - index * tileWidth).map(({ certificate }) => certificate);
      for (const [watcher, found] of matchesIn(unread, watchersOf)) {
        const { alerts, grave } = await report(watcher, found);
        seen.alerts += alerts;
        seen.grave += grave;
      }
      const after = index * tileWidth + entries.length;
      // Only now: what was not reported yet is read again after a kill.
      if (!(await positions.advance(row.id, next, { size, root, next: after }))) return;
      next = after;
    }
  };

  const turn = async (
    entry: CertificateLog,
    row: CertificateLogRow,
    given: { signal: AbortSignal; seen: Looked },
  ): Promise<void> => {
    try {
      await read(entry, row, given);
      await positions.finish(row.id, { readAt: clock(), dueAt: soon() });
    } catch (error) {
      // A server that stops has found out nothing.
      if (given.signal.aborted) return;
      // What is our own fault is none of the log: it is tried again when its hold has lapsed.
      if (!(error instanceof Unreadable || error instanceof LogSilent)) return onFailure(error);
      const problem = error.message;
      if (row.problem !== problem) onProblem(entry.log.url, error);
      await positions.fail(row.id, {
        ...{ problem, isRefused: error instanceof Unreadable, dueAt: soon() },
      });
    }
  };
  const soon = () => new Date(clock().getTime() + everyMs);

  const readEach = async (signal: AbortSignal, isNow: boolean): Promise<Looked> => {
    const seen: Looked = { things: 0, alerts: 0, grave: 0 };
    if (!logs || logs.size === 0) return seen;
    if (!(await hasAny())) {
      await positions.forget();
      return seen;
    }
    const waiting = (await positions.take([...logs.keys()], clock(), { isNow })).values();
    const work = async () => {
      for (const row of waiting) {
        const entry = logs.get(row.id);
        if (entry && !signal.aborted) await turn(entry, row, { signal, seen });
      }
    };
    await Promise.all(Array.from({ length: logsAtOnce }, work));
    return seen;
  };

  return {
    /** Those that were not read for a minute. */
    due: (signal: AbortSignal): Promise<Looked> => readEach(signal, false),
    /** All of them, now. */
    now: (signal: AbortSignal): Promise<Looked> => readEach(signal, true),
  };
};

/** The names of a certificate that concern anybody, by the domain that is watched or looks like one. */
const byDomain = (
  names: readonly string[],
  watchersOf: (domain: string) => readonly Watcher[],
): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const name of names)
    for (let domain = name; domain.includes('.'); domain = domain.slice(domain.indexOf('.') + 1))
      if (watchersOf(domain).length > 0) found.set(domain, [...(found.get(domain) ?? []), name]);
  return found;
};
