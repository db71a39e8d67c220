import { type RiskLevel, riskLevels } from '../../../contract/risk.ts';
import { formatCount } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { levelLooks } from '../../ui/level.ts';

/** One stacked bar and its values. The only chart in verdict colours, because it counts verdicts. */
export const RiskDistribution = ({ counts }: { counts: Record<RiskLevel, number> }) => {
  const total = riskLevels.reduce((sum, level) => sum + counts[level], 0);
  return (
    <>
      <div aria-hidden="true" className="mt-6 flex h-11 gap-1">
        {total === 0 && <span className="grow rounded-sm bg-surface-3" />}
        {riskLevels
          .filter((level) => counts[level] > 0)
          .map((level) => (
            <span
              key={level}
              style={{ flexGrow: counts[level] }}
              className={`min-w-0.75 basis-0 rounded-sm ${levelLooks[level].band}`}
            />
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
          {riskLevels.map((level) => (
            <tr key={level}>
              <th scope="row" className="py-1 text-left font-normal">
                <LevelBadge level={level} />
              </th>
              <td className="text-right font-mono font-semibold text-sm">{formatCount(counts[level])}</td>
              <td className="w-16 text-right font-mono text-sm text-text-3">
                {total === 0 ? '-' : `${((counts[level] / total) * 100).toFixed(1)}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
