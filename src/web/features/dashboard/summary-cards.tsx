import { Activity, BadgeCheck, Calendar, type LucideIcon, ShieldCheck, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { unlimited } from '../../../contract/plans.ts';
import { daysUntil, formatLongDate } from '../../lib/format.ts';
import { watchedInWords, watchWords } from '../../lib/watch-words.ts';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { SegmentMeter } from '../../ui/segment-meter.tsx';

export const summaryGridClass = (isPaid: boolean) =>
  cn(
    'grid grid-cols-2 gap-4 [&>:first-child]:col-span-full lg:[&>:first-child]:col-span-1',
    isPaid ? 'lg:grid-cols-[1.5fr_1.28fr_1fr_1fr_1fr]' : 'lg:grid-cols-[1.5fr_1.28fr_1fr_1fr]',
  );

export const SummaryCards = ({ dashboard }: { dashboard: Dashboard }) => {
  const { user, usage, recentAnalyses } = dashboard;
  const isPaid = user.planType !== 'free';
  return (
    <div className={summaryGridClass(isPaid)}>
      <SummaryCard icon={BadgeCheck} label="Current Plan" value={user.planType}>
        {usage.remainingUses === unlimited ? (
          <p>
            <b className="text-text">Unlimited</b> checks remaining today
          </p>
        ) : (
          <>
            <SegmentMeter filled={usage.remainingUses} total={usage.dailyLimit} />
            <p>
              <b className="text-text">{usage.remainingUses}</b> checks remaining today
            </p>
          </>
        )}
      </SummaryCard>
      <SummaryCard
        icon={Calendar}
        label="Subscription Date"
        value={user.subscriptionDate ? formatLongDate(user.subscriptionDate) : 'Not subscribed'}
      >
        {isPaid ? 'Plan activated' : 'Free plan'}
      </SummaryCard>
      {isPaid && <ResetCard planResetDate={user.planResetDate} />}
      <SummaryCard icon={Activity} label="Total Analyses" value={recentAnalyses.length}>
        Lifetime
      </SummaryCard>
      <StatusCard watch={dashboard.watch} />
    </div>
  );
};

/** What is watched, and whether that is fresh: nobody is called protected by anything else. */
const StatusCard = ({ watch }: { watch: Dashboard['watch'] }) => (
  <SummaryCard icon={ShieldCheck} label="Security Status" value={watchWords(watch)}>
    <p>{watchedInWords(watch, new Date())}</p>
    <Link href="/watch" className="py-1 font-semibold text-text underline underline-offset-2">
      {watch.devices + watch.domains === 0 ? 'Watch a device' : 'See what is watched'}
    </Link>
  </SummaryCard>
);

const ResetCard = ({ planResetDate }: { planResetDate: string | null }) => {
  const days = daysUntil(planResetDate, new Date());
  return (
    <SummaryCard
      icon={Timer}
      label="Plan Resets In"
      value={days === null ? '--' : `${days} ${days === 1 ? 'day' : 'days'}`}
    >
      {days === 0 ? 'Expires today' : 'Monthly cycle'}
    </SummaryCard>
  );
};

type Props = { icon: LucideIcon; label: string; value: ReactNode; children?: ReactNode };

const SummaryCard = ({ icon: Icon, label, value, children }: Props) => (
  <Card className="flex min-h-33 min-w-0 flex-col gap-1.5 p-4 sm:min-h-44 sm:p-5">
    <h2 className="flex items-center gap-2 font-medium font-sans text-sm text-text-2 leading-snug tracking-normal">
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-tide" />
      {label}
    </h2>
    <p className="capitalised mt-auto font-semibold font-display text-xl">{value}</p>
    {children && <div className="grid gap-1.5 text-sm text-text-3">{children}</div>}
  </Card>
);
