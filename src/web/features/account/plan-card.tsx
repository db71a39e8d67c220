import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { planNameOf, unlimited } from '../../../contract/plans.ts';
import { formatDateTime, formatPlanDay } from '../../lib/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { SegmentMeter } from '../../ui/segment-meter.tsx';
import { AccountCard } from './account-card.tsx';

type PlanAndUsage = Dashboard['user'] & Dashboard['usage'];

/** The user's plan, and what is left of today's checks. */
export const PlanCard = ({ account }: { account: PlanAndUsage }) => {
  const { email, planType, subscriptionDate, planResetDate, planExpired, waitingPlan, waitingUntil } =
    account;
  const { remainingUses, dailyLimit, resetsAt } = account;
  const isUnlimited = remainingUses === unlimited;
  return (
    <AccountCard
      icon={BadgeCheck}
      title="Plan and usage"
      action={
        <Link href="/pricing" className={cn(buttonClass())}>
          {planType === 'free' ? 'See Plans' : 'Change Plan'}
        </Link>
      }
    >
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact name="Email">{email}</Fact>
        <Fact name="Plan">
          <span className="capitalised block">{planType}</span>
        </Fact>
        <Fact name="Used today">
          {isUnlimited ? 'Unlimited' : `${Math.max(0, dailyLimit - remainingUses)} of ${dailyLimit} checks`}
          {!isUnlimited && (
            <span className="mt-2 block max-w-75">
              <SegmentMeter filled={dailyLimit - remainingUses} total={dailyLimit} />
            </span>
          )}
        </Fact>
        <Fact name="Checks reset">{formatDateTime(resetsAt)}</Fact>
        {planType !== 'free' && subscriptionDate && (
          <Fact name="Subscribed since">{formatPlanDay(subscriptionDate)}</Fact>
        )}
        {planType !== 'free' && planResetDate && (
          <Fact name="Plan expires">{formatPlanDay(planResetDate)}</Fact>
        )}
        {waitingPlan && (
          <Fact name="After that">
            {planNameOf(waitingPlan)} until {formatPlanDay(waitingUntil)}
          </Fact>
        )}
        {planExpired && <Fact name="Paid plan ended">{formatPlanDay(planResetDate)}</Fact>}
      </dl>
    </AccountCard>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-text-3">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);
