import type { TeamDecision } from '../../contract/team.ts';
import type { ReportedSender } from '../reports/types.ts';
import type { JoinCampaigns } from '../store/join-campaigns.ts';
import type { DueReport } from '../store/reported-messages.ts';
import type { UserRow } from '../store/users.ts';
import type { JudgedReport } from './judge-report.ts';
import type { ReportingTeam } from './team-of-report.ts';

type Needs = { join: JoinCampaigns };

type Given = {
  report: DueReport;
  sender: ReportedSender;
  user: UserRow | null;
  team: ReportingTeam;
  judged: JudgedReport;
};

/** Gives what was reported to an organisation: what it had decided about all of it by then; null where it had not. */
export const reportToTeam =
  ({ join }: Needs) =>
  async ({
    report,
    sender,
    user,
    team: { organisationId, memberId },
    judged,
  }: Given): Promise<{ decision: TeamDecision; note: string } | null> => {
    const joined = await join({
      organisationId,
      userId: user?.id ?? null,
      memberId,
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
    return isAgreed ? (first ?? null) : null;
  };
export type ReportToTeam = ReturnType<typeof reportToTeam>;
