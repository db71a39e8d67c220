import { plans, unlimited } from '../../contract/plans.ts';
import type { Database } from '../store/database.ts';
import type { OrganisationDomainStore } from '../store/organisation-domains.ts';
import type { OrganisationStore } from '../store/organisations.ts';
import type { Account } from '../store/usage.ts';
import type { UserRow } from '../store/users.ts';
import { domainsAbove } from './domains-above.ts';
import { planOf } from './members-limit.ts';

type Needs = {
  db: Database;
  organisations: Pick<OrganisationStore, 'ofUser'>;
  domains: Pick<OrganisationDomainStore, 'provedBy'>;
  clock: () => Date;
};

/** The organisation that a report belongs to. */
export type ReportingTeam = {
  organisationId: string;
  /** Null for a mailbox of its domains that is nobody's who is in it. */
  memberId: string | null;
  /** What its plan has for reports: they cost nobody's daily checks. */
  allowance: Account;
};

/** That of the reporter, or else the one that has proved the domain of their address; null where there is none, or its plan has ended. */
export const teamOfReport =
  ({ db, organisations, domains, clock }: Needs) =>
  async (address: string, user: UserRow | null): Promise<ReportingTeam | null> => {
    const place = user && (await organisations.ofUser(user.id));
    const organisationId = place?.organisation.id ?? (await domains.provedBy(domainsAbove(address)));
    if (!organisationId) return null;
    const { members, reportsADay } = plans[await planOf(db, organisationId, clock())];
    if (members === 0) return null;
    return {
      organisationId,
      memberId: place?.self.id ?? null,
      allowance: {
        holder: { kind: 'guest', address: `organisation:${organisationId}` },
        allowance: reportsADay === unlimited ? null : reportsADay,
      },
    };
  };
export type TeamOfReport = ReturnType<typeof teamOfReport>;
