import { useMemo } from 'react';
import type { DmarcDomain } from '../../../contract/dmarc.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { SeriesChart } from '../../ui/series-chart.tsx';
import { Stat } from '../../ui/stat.tsx';

const all = 100;
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** How much was sent in the domain's name, and how much of it passed, by day. */
export const DaysCard = ({ domain }: { domain: DmarcDomain }) => {
  const { days, passed, failed, reports, reporters, from, to } = domain;
  const series = useMemo(() => {
    const totals = days.map((one) => one.passed + one.failed);
    const shares = days.map((one, n) =>
      totals[n] ? Math.round((all * one.passed) / (totals[n] ?? 1)) : null,
    );
    return { labels: days.map(({ day }) => shortDay.format(new Date(`${day}T00:00:00Z`))), totals, shares };
  }, [days]);
  const columns = [
    { head: 'Passed', cells: days.map((one) => formatCount(one.passed)) },
    { head: 'Failed', cells: days.map((one) => formatCount(one.failed)) },
  ];
  const readout = (at: number) => {
    const one = days[at];
    return one
      ? `${series.labels[at]}: ${formatCount(one.passed)} passed, ${formatCount(one.failed)} failed`
      : '';
  };
  const shared = {
    note: `${formatDay(from)} to ${formatDay(to)}, UTC`,
    labels: series.labels,
    labelHead: 'Day',
    readout,
    columns,
  };
  return (
    <Card className="grid gap-6 p-card">
      <div className="grid gap-5 sm:grid-cols-3">
        <Stat
          figure={formatCount(passed + failed)}
          label={passed + failed === 1 ? 'message in your name' : 'messages in your name'}
        />
        <Stat
          figure={passed + failed === 0 ? '-' : `${Math.floor((all * passed) / (passed + failed))} %`}
          label="passed"
        />
        <Stat
          figure={formatCount(reports)}
          label={`${reports === 1 ? 'report' : 'reports'}, by ${reporters.join(', ')}`}
        />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <SeriesChart
          title="Messages per day"
          shape="bars"
          values={series.totals}
          empty="Nothing was sent."
          {...shared}
        />
        <SeriesChart
          title="Share that passed"
          shape="line"
          max={all}
          values={series.shares}
          empty="Nothing passed."
          {...shared}
        />
      </div>
    </Card>
  );
};
