import { BellOff } from 'lucide-react';
import { useState } from 'react';
import type { AlertState } from '../../../contract/watch.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AlertRow } from './alert-row.tsx';
import { useAlerts } from './use-watching.ts';

const choices: readonly { value: AlertState; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'acknowledged', label: 'Done' },
  { value: 'snoozed', label: 'Snoozed' },
  { value: 'muted', label: 'Muted' },
];

const nothing: Record<AlertState, string> = {
  open: 'Nothing needs your attention.',
  acknowledged: 'You have acknowledged no alert yet.',
  snoozed: 'No alert is snoozed.',
  muted: 'No alert is muted.',
};

/** What changed in what is watched, by what was decided about it. */
export const AlertsCard = () => {
  const [state, setState] = useState<AlertState>('open');
  const alerts = useAlerts(state);
  const shown = alerts.data?.pages.flatMap((page) => page.alerts) ?? [];
  return (
    <Card className="grid gap-4 p-card">
      <h2 className="section-title">Alerts</h2>
      <ChoiceToggle label="Show" choices={choices} value={state} onChoose={setState} />
      {alerts.isPending && <Skeleton className="h-11" />}
      {alerts.isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          The alerts could not be loaded.
          <Button onClick={() => alerts.refetch()}>Try Again</Button>
        </p>
      )}
      {alerts.data && shown.length === 0 && (
        <EmptyState icon={BellOff} title="No alerts here" text={nothing[state]} />
      )}
      {shown.length > 0 && (
        <ul aria-label="Alerts" className="divide-y divide-line">
          {shown.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {alerts.hasNextPage && (
        <Button
          busyLabel={alerts.isFetchingNextPage && 'Loading...'}
          onClick={() => alerts.fetchNextPage()}
          className="justify-self-center"
        >
          Load more
        </Button>
      )}
    </Card>
  );
};
