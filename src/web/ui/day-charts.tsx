import { useMemo } from 'react';
import type { DayOfAnalyses } from '../../contract/days-of-analyses.ts';
import { readDays } from '../lib/read-days.ts';
import { SeriesChart } from './series-chart.tsx';

type Props = { days: readonly DayOfAnalyses[]; empty: string };

const shared = { note: 'Last 30 days, UTC', labelHead: 'Day' };

export const AnalysesPerDay = ({ days, empty }: Props) => {
  const { labels, counts, countAt, countColumns } = useMemo(() => readDays(days), [days]);
  return (
    <SeriesChart
      {...shared}
      title="Analyses per Day"
      shape="bars"
      labels={labels}
      values={counts}
      readout={countAt}
      columns={countColumns}
      empty={empty}
    />
  );
};

const highestScore = 100;

export const AverageScorePerDay = ({ days, empty }: Props) => {
  const { labels, scores, scoreAt, scoreColumns } = useMemo(() => readDays(days), [days]);
  return (
    <SeriesChart
      {...shared}
      title="Average Score per Day"
      shape="line"
      max={highestScore}
      labels={labels}
      values={scores}
      readout={scoreAt}
      columns={scoreColumns}
      empty={empty}
    />
  );
};
