import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminAnalytics } from '../../../contract/admin-analytics.ts';
import { analysisTypes } from '../../../contract/analysis.ts';
import { planTypes } from '../../../contract/plans.ts';
import { serverMessageOf } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { AnalysesPerDay, AverageScorePerDay } from '../../ui/day-charts.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { ConsoleActivity } from './console-activity.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { RiskDistribution } from './risk-distribution.tsx';
import { useAnalytics } from './use-analytics.ts';

export const Analytics = () => {
  const analytics = useAnalytics();
  if (analytics.isError) {
    return (
      <RetryCard
        title="Failed to fetch analytics"
        text={serverMessageOf(analytics.error) ?? 'The server could not be reached.'}
        onRetry={() => analytics.refetch()}
      />
    );
  }
  if (analytics.isPending) return <AnalyticsSkeleton />;
  const readAt = new Date(analytics.dataUpdatedAt).toISOString();
  return (
    <>
      <Figures analytics={analytics.data} />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3 text-sm text-text-3">
        <span>
          As of <time dateTime={readAt}>{formatDateTime(readAt)}</time>
        </span>
        <Button
          size="small"
          icon={<RefreshCw aria-hidden="true" />}
          busyLabel={analytics.isFetching && 'Refreshing...'}
          onClick={() => analytics.refetch()}
        >
          Refresh
        </Button>
      </div>
    </>
  );
};

const Figures = ({ analytics }: { analytics: AdminAnalytics }) => {
  const { days, planDistribution, analysisTypeDistribution, topThreatTypes } = analytics;
  return (
    <>
      <FiguresStrip analytics={analytics} />
      <div className="mt-5 grid gap-5 lg:grid-cols-12">
        <Part title="Risk Level Distribution" className="lg:col-span-7">
          <RiskDistribution counts={analytics.riskLevelDistribution} inconclusive={analytics.inconclusive} />
        </Part>
        <Part title="Analyses" className="lg:col-span-5">
          <BarList
            className="mt-6 gap-6"
            rows={[
              windowRow('Daily', 'Last 24 hours', analytics.dailyAnalyses),
              windowRow('Weekly', 'Last 7 days', analytics.weeklyAnalyses),
              windowRow('Monthly', 'Last 30 days', analytics.monthlyAnalyses),
            ]}
          />
        </Part>
        {days && (
          <>
            <Card className="min-w-0 p-card lg:col-span-7">
              <AnalysesPerDay days={days} empty="Nothing has been analyzed in the last 30 days." />
            </Card>
            <Card className="min-w-0 p-card lg:col-span-5">
              <AverageScorePerDay days={days} empty="There are no scores from the last 30 days." />
            </Card>
          </>
        )}
        <Part title="Top Threat Types" note="Last 7 days" className="lg:col-span-4">
          {topThreatTypes.length === 0 ? (
            <p className="mt-3 text-sm text-text-2">No threats were found.</p>
          ) : (
            <BarList
              className="mt-5"
              rows={topThreatTypes.map(({ type, count }) => ({ id: type, name: type, value: count }))}
            />
          )}
        </Part>
        <Part title="Analysis Type Distribution" className="lg:col-span-4">
          <BarList className="mt-5" rows={rowsOf(analysisTypes, analysisTypeDistribution)} />
        </Part>
        <Part title="Plan Distribution" className="lg:col-span-4">
          <BarList
            className="mt-5"
            rows={rowsOf(planTypes, planDistribution).map((row) => ({
              ...row,
              name: <span className="capitalised block">{row.id}</span>,
            }))}
          />
        </Part>
        <Part title="Recent Activity" className="lg:col-span-12">
          <ConsoleActivity activity={analytics.recentActivity} />
        </Part>
      </div>
    </>
  );
};

type PartProps = { title: string; note?: string; className: string; children: ReactNode };

const Part = ({ title, note, className, children }: PartProps) => (
  <Card className={cn('min-w-0 p-card', className)}>
    <h2 className="section-title">
      {title} {note && <small>{note}</small>}
    </h2>
    {children}
  </Card>
);

const windowRow = (name: string, note: string, value: number) => ({
  id: name,
  name: <span className="font-semibold">{name}</span>,
  note,
  value,
});

const rowsOf = <Name extends string>(names: readonly Name[], counts: Record<Name, number>) =>
  names.map((name) => ({ id: name, name, value: counts[name] }));
