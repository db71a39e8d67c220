import { type DmarcOverview, dmarcShownDays } from '../../contract/dmarc.ts';
import { sumUp } from '../dmarc/sum-up.ts';
import type { DmarcReportStore } from '../store/dmarc-reports.ts';
import type { UserRow } from '../store/users.ts';
import { dmarcRoomOf, domainOf } from './take-dmarc-report.ts';

type Needs = {
  reports: Pick<DmarcReportStore, 'domains' | 'daysSince' | 'reportsSince'>;
  /** Takes reports by mail; null where there is none. */
  mailbox: string | null;
  clock: () => Date;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Who sends in a domain's name. Reports that were taken under a larger plan are shown all the same. */
export const showDmarc =
  ({ reports, mailbox, clock }: Needs) =>
  async (user: UserRow, wished: string | null): Promise<DmarcOverview> => {
    const domains = await reports.domains(user.id);
    const asked = wished === null ? (domains[0] ?? null) : domainOf(wished);
    const name = asked !== null && domains.includes(asked) ? asked : null;
    const since = new Date(clock().getTime() - dmarcShownDays * dayMs);
    const limit = dmarcRoomOf(user);
    if (name === null) return { domains, limit, mailbox, domain: null };
    const [days, kept] = await Promise.all([
      reports.daysSince(user.id, name, since),
      reports.reportsSince(user.id, name, since),
    ]);
    return { domains, limit, mailbox, domain: sumUp({ name, days, reports: kept }) };
  };
export type ShowDmarc = ReturnType<typeof showDmarc>;
