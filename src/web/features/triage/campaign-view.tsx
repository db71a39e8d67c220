import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { OrganisationMember } from '../../../contract/organisations.ts';
import type { Campaign } from '../../../contract/team.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactRows } from '../../ui/fact-rows.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { AssignField } from './assign-field.tsx';
import { CampaignHistory } from './campaign-history.tsx';
import { DecisionForm } from './decision-form.tsx';
import { ExampleCard } from './example-card.tsx';
import { QueriesCard } from './queries-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { badgeOf, campaignAddress, decisionWords, spreadOf, titleOf } from './triage-words.ts';
import { useCampaign, useCampaigns } from './use-triage.ts';

type Props = {
  id: string;
  isAnalyst: boolean;
  members: readonly OrganisationMember[];
  /** The decision is what the reader came for. */
  isDeciding: boolean;
};

/** All that is known of one campaign, and what can be decided about it. */
export const CampaignView = ({ id, ...rest }: Props) => {
  const [report, setReport] = useState<string | null>(null);
  const campaign = useCampaign(id, report);
  return (
    <div className="grid gap-5">
      <p>
        <Link href="/team" className={buttonClass({ size: 'small' })}>
          Back to Team
        </Link>
      </p>
      {campaign.isError && (
        <RetryCard
          title="This campaign could not be loaded"
          text="It may have been removed with its last report. Nothing else is lost."
          onRetry={() => campaign.refetch()}
        />
      )}
      {campaign.isPending && <Skeleton className="h-33" />}
      {campaign.data && <Whole {...rest} campaign={campaign.data} onReport={setReport} />}
    </div>
  );
};

type WholeProps = Omit<Props, 'id'> & { campaign: Campaign; onReport: (id: string) => void };

const Whole = ({ campaign, isAnalyst, members, isDeciding, onReport }: WholeProps) => {
  const { id, level, sender, firstSeenAt, lastSeenAt, decision } = campaign;
  const neighbours = useCampaigns(decision ? 'decided' : 'open').data?.pages.flatMap(
    (page) => page.campaigns,
  );
  const [, go] = useLocation();
  const goBy = (by: number) => {
    const place = neighbours?.findIndex((one) => one.id === id) ?? -1;
    const next = place < 0 ? undefined : neighbours?.[place + by];
    if (next) go(campaignAddress(next.id));
  };
  useShortcuts({
    j: () => goBy(1),
    k: () => goBy(-1),
    e: () => document.querySelector<HTMLElement>('#decision input')?.focus(),
  });
  return (
    <>
      <Card className="grid gap-4 p-card">
        <div className="grid gap-2">
          <span>
            <LevelBadge {...badgeOf(level)} />
          </span>
          <h2 className="wrap-anywhere section-title">{titleOf(campaign)}</h2>
          {sender && <p className="wrap-anywhere text-sm text-text-2">From {sender}</p>}
        </div>
        <FactRows
          rows={[
            { label: 'Spread', value: spreadOf(campaign) },
            { label: 'First seen', value: <TimeText value={firstSeenAt} /> },
            { label: 'Last seen', value: <TimeText value={lastSeenAt} /> },
            { label: 'Decision', value: decision ? decisionWords[decision.decision] : 'None yet' },
            ...(decision?.note ? [{ label: 'Note', value: decision.note }] : []),
          ]}
        />
        {isAnalyst && <AssignField campaign={campaign} members={members} />}
        <p className="text-text-3 text-xs max-sm:hidden">
          Keys: <kbd>j</kbd> next campaign, <kbd>k</kbd> previous
          {isAnalyst && (
            <>
              , <kbd>e</kbd> decides
            </>
          )}
          . Not while you type.
        </p>
      </Card>
      {isAnalyst && (
        <DecisionForm key={`${id} ${decision?.decidedAt}`} campaign={campaign} hasFocus={isDeciding} />
      )}
      <ExampleCard example={campaign.example} />
      <ReportsCard campaign={campaign} onReport={onReport} />
      {isAnalyst && <QueriesCard queries={campaign.queries} />}
      {isAnalyst && <CampaignHistory campaign={campaign} />}
    </>
  );
};
