import type { TakenReports } from '../../contract/dmarc.ts';
import { plans, unlimited } from '../../contract/plans.ts';
import { networkOf } from '../../lookups/domain/network-of-address.ts';
import { readSubject } from '../../lookups/domain/read-subject.ts';
import { sendersOf } from '../dmarc/add-up.ts';
import { DmarcProblem, type DmarcReport } from '../dmarc/dmarc-report.ts';
import { readReport } from '../dmarc/read-report.ts';
import { type PackedReport, unpackReports } from '../dmarc/unpack-reports.ts';
import { Failure } from '../failure.ts';
import type { DmarcReportStore } from '../store/dmarc-reports.ts';
import type { UserRow } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';

type Needs = {
  reports: Pick<DmarcReportStore, 'take'>;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** A folder of a year, dropped file by file. */
const perHour = 600;

/**
 * Takes a file of aggregate reports (XML, gzip or zip), wherever it came from: each report of it is counted once. Of an archive the
 * good ones are taken and the others named; where none is good the first one's problem is thrown.
 */
export const takeDmarcReport = ({ reports, limitCalls, clock }: Needs) => {
  const keep = keepDmarcReport(reports);
  return async (user: UserRow, bytes: Uint8Array): Promise<TakenReports> => {
    if (roomOf(user) === 0) throw beyondPlan(user);
    await limitCalls([{ key: `dmarc-reports:${user.id}`, max: perHour, windowMs: 60 * 60 * 1000 }]);
    const taken: TakenReports = { reports: [], problems: [] };
    let firstProblem: Failure | null = null;
    const refuse = (file: string | null, problem: Failure) => {
      firstProblem ??= problem;
      taken.problems.push({ file: file ?? '', message: problem.message });
    };
    try {
      for await (const packed of unpackReports(bytes)) {
        try {
          const report = await readPacked(packed, clock());
          taken.reports.push(await keepOf(packed.name, report));
        } catch (error) {
          if (error instanceof DmarcProblem) refuse(packed.name, failureOf(error));
          else if (error instanceof Failure && error.code === 'not_allowed') refuse(packed.name, error);
          else throw error;
        }
      }
    } catch (error) {
      // The archive itself is at fault: what was taken before stays.
      if (!(error instanceof DmarcProblem)) throw error;
      refuse(null, failureOf(error));
    }
    if (taken.reports.length === 0 && firstProblem !== null) throw firstProblem;
    return taken;

    async function keepOf(
      file: string | null,
      report: DmarcReport,
    ): Promise<TakenReports['reports'][number]> {
      const { domain, reporter, begin, end } = report;
      const state = await keep(user, report, clock());
      if (state === null) throw new Failure('not_signed_in', 'This account has been deleted');
      if (state === 'full') throw full(user, domain);
      const [from, to] = [begin, end].map((at) => at.toISOString().slice(0, 10)) as [string, string];
      return { file, domain, reporter, from, to, messages: messagesOf(report), state };
    }
  };
};
export type TakeDmarcReport = ReturnType<typeof takeDmarcReport>;

const messagesOf = ({ rows }: DmarcReport) => rows.reduce((sum, { count }) => sum + count, 0);

/** A person who takes reports of their domains. */
export type DmarcOwner = Pick<UserRow, 'id' | 'planType'>;

/** Keeps one report of a person's domain. `full`: their plan takes those of fewer domains. Null: the account is gone. */
export const keepDmarcReport =
  (reports: Pick<DmarcReportStore, 'take'>) => async (user: DmarcOwner, report: DmarcReport, now: Date) => {
    const { domain, reporter, reportId, policy } = report;
    const [begin, end] = [report.begin.toISOString(), report.end.toISOString()];
    return reports.take(user.id, {
      report: { domain, reporter, reportId, begin, end, policy, messages: messagesOf(report) },
      senders: await sendersOf(report, nameOfNetwork),
      day: middleOf(report),
      room: roomOf(user),
      now,
    });
  };

export const readPacked = (packed: PackedReport, now: Date): Promise<DmarcReport> => {
  if ('problem' in packed) throw packed.problem;
  return readReport(packed.xml, { now, domainOf });
};

/** Receivers report in the zone of their own midnight: the day on which most of it was. */
const middleOf = ({ begin, end }: DmarcReport): string =>
  new Date((begin.getTime() + end.getTime()) / 2).toISOString().slice(0, 10);

const nameOfNetwork = (ip: string): string | null => networkOf(ip)?.organisation ?? null;

export const domainOf = (name: string): string | null => {
  const subject = readSubject(name);
  return subject?.kind === 'domain' ? subject.ascii : null;
};

const failureOf = ({ message, isTooLarge }: DmarcProblem) =>
  new Failure(isTooLarge ? 'too_large' : 'unreadable', message);

export const dmarcRoomOf = ({ planType }: Pick<UserRow, 'planType'>): number =>
  plans[planType].watchedDomains;

const roomOf = (user: Pick<UserRow, 'planType'>): number =>
  dmarcRoomOf(user) === unlimited ? Number.POSITIVE_INFINITY : dmarcRoomOf(user);

const beyondPlan = ({ planType }: UserRow) =>
  new Failure(
    'not_allowed',
    `The ${plans[planType].name} plan takes no DMARC reports. The Standard plan takes those of ${inWords(plans.standard.watchedDomains)}: choose it under “Pricing”.`,
    { requiresUpgrade: true, planType },
  );

const full = ({ planType }: UserRow, domain: string) =>
  new Failure(
    'not_allowed',
    `The ${plans[planType].name} plan takes reports of ${inWords(plans[planType].watchedDomains)}, and this one is about another, ${domain}. Choose a larger plan under “Pricing”.`,
    { requiresUpgrade: true, planType },
  );

const inWords = (domains: number) => (domains === 1 ? 'one domain' : `${domains} domains`);
