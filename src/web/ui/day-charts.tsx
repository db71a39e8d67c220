import { useMemo } from 'react';
import type { DayOfAnalyses } from '../../contract/days-of-analyses.ts';
import { readDays } from '../lib/read-days.ts';
import { SeriesChart } from './series-chart.tsx';

type Props = { days: readonly DayOfAnalyses[]; empty: string };

const period = { note: 'Last 30 days, UTC', labelHead: 'Day' };
const highestScore = 100;

export const AnalysesPerDay = ({ days, empty }: Props) => {
  const { counts } = useMemo(() => readDays(days), [days]);
  return <SeriesChart title="Analyses per Day" shape="bars" {...period} {...counts} empty={empty} />;
};

export const AverageScorePerDay = ({ days, empty }: Props) => {
  const { averageScores } = useMemo(() => readDays(days), [days]);
  return (
    <SeriesChart
      title="Average Score per Day"
      shape="line"
      max={highestScore}
      {...period}
      {...averageScores}
      empty={empty}
    />
  );
};
