import { maxDmarcBytes } from '../../contract/dmarc.ts';
import { DmarcProblem } from '../dmarc/dmarc-report.ts';
import { type PackedReport, unpackReports } from '../dmarc/unpack-reports.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import type { DmarcReportStore } from '../store/dmarc-reports.ts';
import type { OrganisationDomainStore } from '../store/organisation-domains.ts';
import { ownerOf } from '../store/organisations.ts';
import { userAt } from '../store/users.ts';
import type { WatchedDomainStore } from '../store/watched-things.ts';
import { domainsAbove } from './domains-above.ts';
import type { LimitCalls } from './limit-calls.ts';
import { type DmarcOwner, dmarcRoomOf, keepDmarcReport, readPacked } from './take-dmarc-report.ts';

type Needs = {
  db: Database;
  reports: Pick<DmarcReportStore, 'take'>;
  watched: Pick<WatchedDomainStore, 'page'>;
  organisations: Pick<OrganisationDomainStore, 'provedBy'>;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/** What became of the reports of one mail. */
export type MailedDmarc = {
  /** Kept for somebody, now or before. */
  kept: number;
  /** About domains that nobody here has proved to be theirs. */
  ofNobody: number;
  /** Why the others were not taken, in words that quote nothing of them. */
  refused: string[];
};

const watchedAtOnce = 500;
/** More than all receivers together send about a person’s domains. Counted apart from what they add themselves. */
const perHour = 600;

/**
 * Takes aggregate reports that came by mail, each for those who have proved that its domain, or one above it, is theirs: the people who
 * watch it, and the owner of the organisation that has it. A person who only watches a domain learns nothing about its senders.
 */
export const takeMailedDmarc = ({ db, reports, watched, organisations, limitCalls, clock }: Needs) => {
  const keep = keepDmarcReport(reports);

  /** Everybody who has proved a domain that they watch, by its name: the names are sealed, so none can be asked for. */
  const provedWatchers = async (): Promise<Map<string, DmarcOwner[]>> => {
    const watchers = new Map<string, DmarcOwner[]>();
    for (let after: string | null = null; ; ) {
      const page = await watched.page(after, watchedAtOnce, clock());
      for (const { userId: id, planType, proof, content } of page)
        if (proof === 'proved')
          watchers.set(content.ascii, [...(watchers.get(content.ascii) ?? []), { id, planType }]);
      after = page.at(-1)?.id ?? null;
      if (after === null) return watchers;
    }
  };

  const ownersOf = async (
    domain: string,
    watchers: ReadonlyMap<string, DmarcOwner[]>,
  ): Promise<DmarcOwner[]> => {
    const names = domainsAbove(domain);
    const owners = new Map(names.flatMap((name) => watchers.get(name) ?? []).map((one) => [one.id, one]));
    const organisationId = await organisations.provedBy(names);
    const owner = organisationId && userAt(await ownerOf(db, organisationId), clock());
    if (owner) owners.set(owner.id, owner);
    return [...owners.values()].filter((one) => dmarcRoomOf(one) !== 0);
  };

  return async (files: readonly Uint8Array[]): Promise<MailedDmarc> => {
    const outcome: MailedDmarc = { kept: 0, ofNobody: 0, refused: [] };
    /** Read once for a mail, however many reports it brings. */
    let watchers: Promise<Map<string, DmarcOwner[]>> | null = null;
    const takeOne = async (packed: PackedReport): Promise<void> => {
      const report = await readPacked(packed, clock());
      watchers ??= provedWatchers();
      const owners = await ownersOf(report.domain, await watchers);
      if (owners.length === 0) outcome.ofNobody += 1;
      for (const owner of owners) {
        await limitCalls([{ key: `dmarc-mails:${owner.id}`, max: perHour, windowMs: 60 * 60 * 1000 }]);
        const state = await keep(owner, report, clock());
        if (state === 'full')
          outcome.refused.push('the plan of its domain’s owner takes those of fewer domains');
        else if (state !== null) outcome.kept += 1;
      }
    };
    const orRefuse = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        const isRefused =
          error instanceof DmarcProblem || (error instanceof Failure && error.code === 'too_many_requests');
        if (!isRefused) throw error;
        outcome.refused.push(error.message);
      }
    };
    for (const bytes of files) {
      if (bytes.length > maxDmarcBytes) outcome.refused.push('larger than any report');
      else
        await orRefuse(async () => {
          for await (const packed of unpackReports(bytes)) await orRefuse(() => takeOne(packed));
        });
    }
    return outcome;
  };
};
export type TakeMailedDmarc = ReturnType<typeof takeMailedDmarc>;
