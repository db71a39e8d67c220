import { type PlanType, plans, unlimited } from '../../../contract/plans.ts';
import { checksReturn } from '../../lib/checks-return.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentMeter } from '../../ui/segment-meter.tsx';

type Props = { plan: PlanType; resetsAt: string | undefined; onViewOptions: () => void };

export const LimitStep = ({ plan, resetsAt, onViewOptions }: Props) => {
  const limit = plans[plan].checksADay;
  const back = checksReturn(resetsAt, new Date());
  return (
    <>
      {limit !== unlimited && <SegmentMeter filled={limit} total={limit} />}
      {back && <p className="text-sm text-text-2">{back}</p>}
      <p className="text-sm text-text-2">
        Upgrade for more: <b className="font-semibold text-text">Up to 100+ daily security checks</b>
      </p>
      <Button look="primary" block onClick={onViewOptions}>
        View Upgrade Options
      </Button>
    </>
  );
};
