import { plans } from '../../contract/plans.ts';
import type { TeamDecision } from '../../contract/team.ts';
import type { ReportedSender } from '../reports/types.ts';
import type { Database } from '../store/database.ts';
import type { JoinCampaigns } from '../store/join-campaigns.ts';
import type { OrganisationDomainStore } from '../store/organisation-domains.ts';
import type { OrganisationStore } from '../store/organisations.ts';
import type { DueReport } from '../store/reported-messages.ts';
import type { UserRow } from '../store/users.ts';
import { domainsAbove } from './domains-above.ts';
import type { JudgedReport } from './judge-report.ts';
import { planOf } from './members-limit.ts';

type Needs = {
  db: Database;
  organisations: Pick<OrganisationStore, 'ofUser'>;
  domains: Pick<OrganisationDomainStore, 'provedBy'>;
  join: JoinCampaigns;
  clock: () => Date;
};

type Given = { report: DueReport; sender: ReportedSender; user: UserRow | null; judged: JudgedReport };

/** Whose report it is, and what they had decided about all of it by then. */
export type ToTeam = { organisationId: string; decided: { decision: TeamDecision; note: string } | null };

/**
 * Gives what was reported to the organisation of the reporter, or else to the one that has proved the domain of their address; null
 * where there is none, or its plan has ended.
 */
export const reportToTeam =
  ({ db, organisations, domains, join, clock }: Needs) =>
  async ({ report, sender, user, judged }: Given): Promise<ToTeam | null> => {
    const place = user && (await organisations.ofUser(user.id));
    const organisationId = place?.organisation.id ?? (await domains.provedBy(domainsAbove(sender.address)));
    if (!organisationId || plans[await planOf(db, organisationId, clock())].members === 0) return null;
    const joined = await join({
      organisationId,
      userId: user?.id ?? null,
      memberId: place?.self.id ?? null,
      receivedAt: report.receivedAt,
      reporter: {
        address: sender.address,
        language: sender.language ?? 'en',
        inReplyTo: sender.messageId ?? null,
        references: sender.references ?? null,
      },
      results: judged.items.map(({ analysis: { isConclusive: _, ...analysis } }) => analysis),
    });
    const [first, ...others] = joined.map(({ decided }) => decided);
    const isAgreed = others.every((one) => one?.decision === first?.decision && one?.note === first?.note);
    return { organisationId, decided: isAgreed ? (first ?? null) : null };
  };
export type ReportToTeam = ReturnType<typeof reportToTeam>;
