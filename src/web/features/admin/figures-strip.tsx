import type { ReactNode } from 'react';
import type { AdminAnalytics } from '../../../contract/admin-analytics.ts';
import { levelOf } from '../../../contract/risk.ts';
import { formatCount } from '../../lib/format.ts';
import { BandBar } from '../../ui/band-bar.tsx';
import { Card } from '../../ui/card.tsx';

/** Four figures in one divided strip. */
export const FiguresStrip = ({ analytics }: { analytics: AdminAnalytics }) => {
  const { totalUsers, activeUsers, totalAnalyses, averageRiskScore } = analytics;
  return (
    <Card className="overflow-hidden">
      <dl className="-m-px grid grid-cols-2 lg:grid-cols-4">
        <Figure name="Total Users" value={formatCount(totalUsers)} note="All plans" />
        <Figure name="Active Users" value={formatCount(activeUsers)} note="Last 7 days" />
        <Figure name="Total Analyses" value={formatCount(totalAnalyses)} note="All time" />
        <Figure
          name="Average Risk Score"
          value={averageRiskScore.toFixed(1)}
          note={
            <span className="grid pt-2.5">
              <BandBar score={averageRiskScore} level={levelOf(Math.round(averageRiskScore))} />
            </span>
          }
        />
      </dl>
    </Card>
  );
};

const Figure = ({ name, value, note }: { name: string; value: string; note: ReactNode }) => (
  <div className="min-w-0 border-line border-t border-l p-card">
    <dt className="font-medium text-sm text-text-2">{name}</dt>
    <dd>
      <span className="stat mt-2.5 block text-2xl sm:text-3xl">{value}</span>
      <span className="mt-1.5 block text-sm text-text-3">{note}</span>
    </dd>
  </div>
);
