import type { CampaignLine, TeamDecision, TeamLevel } from '../../../contract/team.ts';
import { formatCount } from '../../lib/format.ts';

export const decisionWords: Record<TeamDecision, string> = {
  phishing: 'Phishing',
  spam: 'Spam',
  legitimate: 'Genuine',
  training: 'Exercise',
};

export const decisionChoices = (Object.keys(decisionWords) as TeamDecision[]).map((value) => ({
  value,
  label: decisionWords[value],
}));

/** As the badge of a level takes it. */
export const badgeOf = (level: TeamLevel) =>
  level === 'inconclusive'
    ? ({ level: 'safe', isConclusive: false } as const)
    : ({ level, isConclusive: true } as const);

/** What is left of a message that says nothing of itself. */
export const titleOf = ({ title }: Pick<CampaignLine, 'title'>) => title || 'Without a subject';

export const spreadOf = ({ reports, reporters }: Pick<CampaignLine, 'reports' | 'reporters'>) =>
  `${formatCount(reports)} ${reports === 1 ? 'report' : 'reports'} by ${formatCount(reporters)} ${reporters === 1 ? 'person' : 'people'}`;

/** '25 minutes', '3 hours', '2 days'. */
export const durationOf = (minutes: number): string => {
  const [count, unit] =
    minutes < 90
      ? [Math.round(minutes), 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / (24 * 60)), 'day'];
  return `${formatCount(Number(count))} ${unit}${count === 1 ? '' : 's'}`;
};

/** Where a campaign stands on the page of a team. */
export const campaignAddress = (id: string) => `/team?campaign=${id}`;
