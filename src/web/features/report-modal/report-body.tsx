import type { ReactNode } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { ScoreLegend } from '../../ui/score-legend.tsx';
import { InputCard } from './input-card.tsx';
import { ReportThreats } from './report-threats.tsx';
import { TechnicalCard } from './technical-card.tsx';

type Props = { analysis: ListedAnalysis; reportButton: ReactNode };

/** Score and download, what was found, how it was judged, what it was about. */
export const ReportBody = ({ analysis, reportButton }: Props) => (
  <>
    <div className="grid gap-5 p-[18px] sm:grid-cols-[248px_1fr] sm:gap-7 sm:p-7">
      <div className="grid content-start gap-4">
        <ScoreLegend current={analysis.riskLevel} />
        {reportButton}
      </div>
      <ReportThreats threats={analysis.threats} />
    </div>
    <Actions actions={analysis.recommendations} />
    <TechnicalCard analysis={analysis} />
    <InputCard analysis={analysis} />
  </>
);

const Actions = ({ actions }: { actions: readonly string[] }) =>
  actions.length > 0 && (
    <section className="border-line border-t px-[18px] py-5 sm:px-7">
      <h3 className="section-title">Recommended Actions</h3>
      <ul className="mt-2.5 grid gap-2">
        {actions.map((action) => (
          <li
            key={action}
            className="relative pl-[26px] text-[15px] before:absolute before:top-2 before:left-1 before:size-2 before:rounded-full before:bg-tide"
          >
            {action}
          </li>
        ))}
      </ul>
    </section>
  );
