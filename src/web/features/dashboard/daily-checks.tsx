import { useMemo } from 'react';
import type { DayOfAnalyses } from '../../../contract/days-of-analyses.ts';
import { readDays } from '../../lib/read-days.ts';
import { Card } from '../../ui/card.tsx';
import { SeriesChart } from '../../ui/series-chart.tsx';

/** The person's own analyses, day by day. */
export const DailyChecks = ({ days }: { days: readonly DayOfAnalyses[] }) => {
  const read = useMemo(() => readDays(days), [days]);
  return (
    <Card className="mt-6 p-card">
      <SeriesChart
        title="Analyses per Day"
        note="Last 30 days, UTC"
        shape="bars"
        labels={read.labels}
        values={read.counts}
        readout={read.countAt}
        labelHead="Day"
        columns={read.countColumns}
        empty="What you check will be drawn here, day by day."
      />
    </Card>
  );
};
