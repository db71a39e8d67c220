import type { Analysis } from '../../contract/analysis.ts';
import type { CampaignExample, CampaignLine, CampaignReport } from '../../contract/team.ts';
import { defangText } from '../report/defang-text.ts';
import type { CampaignReportRow, CampaignRow } from '../store/campaigns.ts';
import type { KnownMember, MemberRow } from '../store/organisations.ts';

/** What of a message is shown: its beginning says what it wants. */
const maxText = 3000;

/** Who looks, and by what name people of the team are known to them. */
export type Team = {
  isAnalyst: boolean;
  /** Null for nobody, for who has left, and for members, who do not learn who is in it. */
  actor: (userId: string | null) => { memberId: string; email: string } | null;
  assignee: (memberId: string | null) => { memberId: string; email: string } | null;
};

export const teamOf = (self: Pick<MemberRow, 'role'>, members: readonly KnownMember[]): Team => {
  const isAnalyst = self.role !== 'member';
  const named = (member: KnownMember | undefined) =>
    isAnalyst && member ? { memberId: member.id, email: member.email } : null;
  return {
    isAnalyst,
    actor: (userId) => named(members.find((one) => one.userId === userId)),
    // Who became a member since cannot open it any more.
    assignee: (memberId) => named(members.find((one) => one.id === memberId && one.role !== 'member')),
  };
};

export const presentLine = (row: CampaignRow, team: Team): CampaignLine => {
  const { id, title, sender, level, reports, reporters, firstSeenAt, lastSeenAt } = row;
  return {
    ...{ id, level, reports, reporters },
    title: defangText(title),
    sender: defangText(sender),
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    decision:
      row.decision && row.decidedAt
        ? {
            decision: row.decision,
            note: row.note,
            decidedAt: row.decidedAt.toISOString(),
            decidedBy: team.actor(row.decidedBy),
          }
        : null,
    assignee: team.assignee(row.assigneeId),
  };
};

export const presentReport = (
  { id, receivedAt, level, riskScore, reporter, facts }: CampaignReportRow,
  { isAnalyst }: Team,
): CampaignReport => ({
  ...{ id, level },
  score: riskScore,
  reporter: isAnalyst ? reporter.address : null,
  reportedAt: receivedAt.toISOString(),
  title: defangText(facts.title),
});

export const presentExample = ({
  report,
  result,
}: {
  report: CampaignReportRow;
  result: Analysis;
}): CampaignExample => {
  const { text = '', bodyStart = 0 } = result.explanation?.message ?? {};
  const { title, sender, hosts, files } = report.facts;
  return {
    id: report.id,
    title: defangText(title),
    sender: defangText(sender),
    text: defangText(text.slice(bodyStart, bodyStart + maxText)),
    hosts: hosts.map(defangText),
    files: files.map(defangText),
    findings: result.threats.map((threat) => ({
      title: threat.title,
      description: defangText(threat.description),
      severity: threat.severity,
      recommendation: threat.recommendation,
    })),
  };
};
