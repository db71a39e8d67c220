import { Link } from 'wouter';
import type { CampaignLine } from '../../../contract/team.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { badgeOf, campaignAddress, decisionWords, spreadOf, titleOf } from './triage-words.ts';

/** One campaign of the list. */
export const CampaignRow = ({ campaign }: { campaign: CampaignLine }) => {
  const { id, sender, level, firstSeenAt, lastSeenAt, decision, assignee } = campaign;
  return (
    <li className="grid gap-1.5 py-4 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <LevelBadge {...badgeOf(level)} />
        {decision && <Tag>Decided: {decisionWords[decision.decision]}</Tag>}
        {assignee && <Tag className="wrap-anywhere">{assignee.email}</Tag>}
      </div>
      <h3 className="font-sans font-semibold text-base tracking-normal">
        <Link href={campaignAddress(id)} data-campaign={id} className="wrap-anywhere">
          {titleOf(campaign)}
        </Link>
      </h3>
      {sender && <p className="wrap-anywhere text-text-2">From {sender}</p>}
      <p className="text-text-2">
        <b className="text-text">{spreadOf(campaign)}</b>, first <TimeText value={firstSeenAt} />, last{' '}
        <TimeText value={lastSeenAt} />
      </p>
    </li>
  );
};
