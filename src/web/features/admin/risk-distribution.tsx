import { type RiskLevel, riskLevels } from '../../../contract/risk.ts';
import { formatCount } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { levelLooks } from '../../ui/level.ts';

type Props = {
  counts: Record<RiskLevel, number>;
  /** How many in the safe band nothing vouches for. */
  inconclusive: number;
};

/** One stacked bar and its values. The only chart in verdict colours, because it counts verdicts. */
export const RiskDistribution = ({ counts, inconclusive }: Props) => {
  const rows = rowsOf(counts, inconclusive);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div aria-hidden="true" className="mt-6 flex h-11 gap-1">
        {total === 0 && <span className="grow rounded-sm bg-surface-3" />}
        {rows
          .filter(({ count }) => count > 0)
          .map(({ id, count, band }) => (
            <span key={id} style={{ flexGrow: count }} className={`min-w-0.75 basis-0 rounded-sm ${band}`} />
          ))}
      </div>
      <table className="mt-5 w-full text-sm">
        <caption className="sr-only">Risk Level Distribution</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Analyses</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, level, isConclusive, count }) => (
            <tr key={id}>
              <th scope="row" className="py-1 text-left font-normal">
                <LevelBadge level={level} isConclusive={isConclusive} />
              </th>
              <td className="text-right font-mono font-semibold text-sm">{formatCount(count)}</td>
              <td className="w-16 text-right font-mono text-sm text-text-3">
                {total === 0 ? '-' : `${((count / total) * 100).toFixed(1)}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** What nothing vouches for has a row of its own, where there is any: it is not called safe. */
const rowsOf = (counts: Record<RiskLevel, number>, inconclusive: number) => {
  const [safe, ...others] = riskLevels.map((level) => ({
    id: level as string,
    level,
    isConclusive: true,
    count: counts[level] - (level === 'safe' ? inconclusive : 0),
    band: levelLooks[level].band,
  }));
  const open = { id: 'inconclusive', level: 'safe' as const, isConclusive: false, count: inconclusive };
  return [
    ...(safe ? [safe] : []),
    ...(inconclusive > 0 ? [{ ...open, band: 'bg-surface-3' }] : []),
    ...others,
  ];
};
