import { Failure } from '../failure.ts';
import type { DmarcReportStore } from '../store/dmarc-reports.ts';
import type { UserRow } from '../store/users.ts';
import { domainOf } from './take-dmarc-report.ts';

type Needs = { reports: Pick<DmarcReportStore, 'removeDomain'>; clock: () => Date };

/** Deletes all reports of one of a person's domains, with what was counted from them. */
export const removeDmarc =
  ({ reports, clock }: Needs) =>
  async (user: UserRow, wished: string): Promise<string> => {
    const name = domainOf(wished);
    if (name === null || !(await reports.removeDomain(user.id, name, clock())))
      throw new Failure('not_found', 'There are no reports of this domain');
    return 'The reports of this domain have been deleted.';
  };
export type RemoveDmarc = ReturnType<typeof removeDmarc>;
