import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { PlanType } from '../../../contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { planChoices } from './plan-choices.ts';
import { useBulkAction } from './use-user-actions.ts';

type Props = {
  selected: ReadonlySet<string>;
  /** True when somebody is selected who is not in sight. */
  isBeyondSight: boolean;
  onClear: () => void;
};

const counted = new Intl.NumberFormat('en-US');

/** What can be done to all who are selected. It is there only while somebody is. */
export const BulkBar = ({ selected, isBeyondSight, onClear }: Props) => {
  const [planType, setPlanType] = useState<PlanType>('standard');
  const bulk = useBulkAction(onClear);
  const running = bulk.isPending ? bulk.variables.action : null;
  const count = counted.format(selected.size);
  const userIds = [...selected];

  // Whoever can see all rows they have ticked knows what happens; a thousand rows on other pages deserve a question.
  const mayGoOn = (question: string) => !isBeyondSight || window.confirm(question);

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
          if (mayGoOn(`Change the plan of ${count} users to ${planType}?`))
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
          if (mayGoOn(`Reset today's usage of ${count} users?`))
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
