import type { Mistake } from '../../../contract/ml-insights.ts';

type Props = { missed: readonly Mistake[]; falseAlarms: readonly Mistake[] };

/** The worst errors of both kinds, so that readers know when not to trust a verdict. */
export const Mistakes = ({ missed, falseAlarms }: Props) => (
  <>
    <MistakeList title="Phishing it missed" mistakes={missed} />
    <MistakeList title="Legitimate items it suspected" mistakes={falseAlarms} />
  </>
);

const MistakeList = ({ title, mistakes }: { title: string; mistakes: readonly Mistake[] }) =>
  mistakes.length > 0 && (
    <div className="grid min-w-0 gap-1">
      <h4 className="font-semibold text-sm">{title}</h4>
      <ul>
        {mistakes.map(({ what, source, riskScore, loudest }) => (
          <li key={`${source} ${what}`} className="grid gap-0.5 border-line border-b py-2 text-sm">
            <p className="evidence min-w-0 text-xs">{what}</p>
            <p className="text-xs text-text-3">
              Risk score {riskScore}, from {source}
              {loudest.length > 0 && `: ${loudest.join('; ')}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
