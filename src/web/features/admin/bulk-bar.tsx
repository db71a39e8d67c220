import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { PlanType } from '../../../contract/plans.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { planChoices } from './plan-choices.ts';
import { useBulkAction } from './use-user-actions.ts';

type Props = {
  selected: ReadonlySet<string>;
  /** True when a selected user is not on the page that is shown. */
  hasHiddenSelection: boolean;
  onClear: () => void;
};

/** Actions on all selected users. Shown only while a user is selected. */
export const BulkBar = ({ selected, hasHiddenSelection, onClear }: Props) => {
  const [planType, setPlanType] = useState<PlanType>('standard');
  const bulk = useBulkAction(onClear);
  const running = bulk.isPending ? bulk.variables.action : null;
  const count = formatCount(selected.size);
  const userIds = [...selected];

  // An administrator who sees every ticked row knows what happens; a thousand rows on other pages deserve a question.
  const isConfirmed = (question: string) => !hasHiddenSelection || window.confirm(question);

  return (
    <section
      aria-label="Bulk actions"
      className="mb-3.5 flex flex-wrap items-center gap-3 rounded-inner bg-tide-tint px-5 py-3"
    >
      <p role="status" className="font-semibold">
        {count} selected
      </p>
      <CompactSelect
        label="Plan for the selected users"
        choices={planChoices}
        value={planType}
        onChoose={setPlanType}
      />
      <Button
        size="small"
        look="solid"
        disabled={bulk.isPending}
        busyLabel={running === 'updatePlan' && 'Updating...'}
        onClick={() => {
          if (isConfirmed(`Change the plan of ${count} users to ${planType}?`))
            bulk.mutate({ action: 'updatePlan', userIds, planType });
        }}
      >
        Update Plan
      </Button>
      <Button
        size="small"
        icon={<RefreshCw aria-hidden="true" />}
        disabled={bulk.isPending}
        busyLabel={running === 'resetUsage' && 'Resetting...'}
        onClick={() => {
          if (isConfirmed(`Reset today's usage of ${count} users?`))
            bulk.mutate({ action: 'resetUsage', userIds });
        }}
      >
        Reset Usage
      </Button>
      <Button size="small" look="ghost" disabled={bulk.isPending} onClick={onClear} className="sm:ml-auto">
        Clear selection
      </Button>
    </section>
  );
};
