import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CampaignRow } from './campaign-row.tsx';
import { campaignAddress } from './triage-words.ts';
import { type CampaignState, exportAddress, useCampaigns } from './use-triage.ts';
import { useListKeys } from './use-triage-keys.ts';

const choices: readonly { value: CampaignState; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'decided', label: 'Decided' },
];
const exports = [
  { format: 'csv', label: 'CSV' },
  { format: 'stix', label: 'STIX' },
  { format: 'misp', label: 'MISP' },
];

/** What was reported in the organisation: for analysts all of it, for members what they reported. */
export const CampaignsCard = ({ isAnalyst }: { isAnalyst: boolean }) => {
  const [state, setState] = useState<CampaignState>('open');
  const campaigns = useCampaigns(state);
  const [, go] = useLocation();
  const list = useListKeys((id) => go(`${campaignAddress(id)}&decide`));
  const shown = campaigns.data?.pages.flatMap((page) => page.campaigns) ?? [];
  return (
    <Card className="grid gap-4 p-card">
      <div>
        <h2 className="section-title">{isAnalyst ? 'Reported messages' : 'What you reported'}</h2>
        <p className="mt-1 max-w-measure text-sm text-text-2">
          {isAnalyst
            ? 'Messages that belong together are one campaign. Decide about it once: everybody who reported it is answered, and so is everybody who reports the same later.'
            : 'Your own reports, and what your team decided about them. You see nobody else’s.'}
        </p>
      </div>
      <ChoiceToggle label="Show" choices={choices} value={state} onChoose={setState} />
      {campaigns.isPending && <Skeleton className="h-33" />}
      {campaigns.isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          The reports could not be loaded.
          <Button onClick={() => campaigns.refetch()}>Try Again</Button>
        </p>
      )}
      {campaigns.data && shown.length === 0 && (
        <EmptyState
          icon={Inbox}
          title={state === 'open' ? 'Nothing is open' : 'Nothing was decided yet'}
          text={
            state === 'open'
              ? 'Forward a suspicious mail to the report mailbox of this server, from the address you sign in with.'
              : 'Campaigns come here once somebody has decided about them.'
          }
        />
      )}
      {shown.length > 0 && (
        <>
          <ul ref={list} aria-label="Campaigns" className="divide-y divide-line">
            {shown.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
          </ul>
          <p className="text-text-3 text-xs max-sm:hidden">
            Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, Enter opens
            {isAnalyst && (
              <>
                , <kbd>e</kbd> decides
              </>
            )}
            . Not while you type.
          </p>
        </>
      )}
      {campaigns.hasNextPage && (
        <Button
          busyLabel={campaigns.isFetchingNextPage && 'Loading...'}
          onClick={() => campaigns.fetchNextPage()}
          className="justify-self-center"
        >
          Load more
        </Button>
      )}
      {isAnalyst && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-2">
          Export all as
          {exports.map(({ format, label }) => (
            <a
              key={format}
              href={exportAddress(format)}
              download
              aria-label={`Export all as ${label}`}
              className={buttonClass({ size: 'small' })}
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </Card>
  );
};
