import type { ReactNode } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { isOpenVerdict } from '../../../contract/verdict-words.ts';
import { ScoreLegend } from '../../ui/score-legend.tsx';
import { InputCard } from './input-card.tsx';
import { ReportThreats } from './report-threats.tsx';
import { TechnicalCard } from './technical-card.tsx';

type Props = {
  analysis: ListedAnalysis;
  /** Under the legend. */
  buttons: ReactNode;
  /** Draws the whole result around the legend and the buttons; null while there is only the line of the list. */
  drawResult: ((aside: ReactNode) => ReactNode) | null;
  /** Follows what was found. */
  more: ReactNode;
  /** Where its owner says that the verdict is wrong. */
  feedback: ReactNode;
};

/** Score and download, what was found, how it was judged, what it was about. */
export const ReportBody = ({ analysis, buttons, drawResult, more, feedback }: Props) => {
  const aside = (
    <div className="grid content-start gap-4">
      <ScoreLegend current={isOpenVerdict(analysis) ? null : analysis.riskLevel} />
      {buttons}
    </div>
  );
  return (
    <>
      {drawResult ? (
        drawResult(aside)
      ) : (
        <>
          <div className="grid gap-card p-card sm:grid-cols-[248px_1fr]">
            {aside}
            <ReportThreats threats={analysis.threats} isOpen={isOpenVerdict(analysis)} />
          </div>
          <Actions actions={analysis.recommendations} />
        </>
      )}
      {more}
      <TechnicalCard analysis={analysis} />
      <InputCard analysis={analysis} />
      {feedback}
    </>
  );
};

const Actions = ({ actions }: { actions: readonly string[] }) =>
  actions.length > 0 && (
    <section className="border-line border-t p-card">
      <h3 className="section-title">Recommended Actions</h3>
      <ul className="mt-2.5 bulleted grid gap-2 text-sm">
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
    </section>
  );
