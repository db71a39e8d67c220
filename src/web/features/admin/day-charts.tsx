import { useMemo } from 'react';
import type { DayOfAnalyses } from '../../../contract/days-of-analyses.ts';
import { readDays } from '../../lib/read-days.ts';
import { Card } from '../../ui/card.tsx';
import { SeriesChart } from '../../ui/series-chart.tsx';

const highestScore = 100;

/** How many analyses there were each day, and how risky they were on average. */
export const DayCharts = ({ days }: { days: readonly DayOfAnalyses[] }) => {
  const read = useMemo(() => readDays(days), [days]);
  return (
    <>
      <Card className="min-w-0 p-card lg:col-span-7">
        <SeriesChart
          title="Analyses per Day"
          note="Last 30 days, UTC"
          shape="bars"
          labels={read.labels}
          values={read.counts}
          readout={read.countAt}
          labelHead="Day"
          columns={read.countColumns}
          empty="Nothing has been analyzed in the last 30 days."
        />
      </Card>
      <Card className="min-w-0 p-card lg:col-span-5">
        <SeriesChart
          title="Average Score per Day"
          note="Last 30 days, UTC"
          shape="line"
          max={highestScore}
          labels={read.labels}
          values={read.scores}
          readout={read.scoreAt}
          labelHead="Day"
          columns={read.scoreColumns}
          empty="There are no scores of the last 30 days."
        />
      </Card>
    </>
  );
};
