import type { ReactNode } from 'react';
import type { Analysis } from '../../../contract/analysis.ts';
import { RecommendedActions } from './recommended-actions.tsx';
import { ResultDetails } from './result-details.tsx';
import { SafeWay } from './safe-way.tsx';
import { WhoSentThis } from './who-sent-this.tsx';

type Props = {
  analysis: Analysis;
  /** Beside the recommended actions. */
  aside: ReactNode;
};

/** A result that is opened again, as it was shown. The picture of one is not kept. */
export const StoredResult = ({ analysis, aside }: Props) => {
  const { explanation } = analysis;
  return (
    <>
      <WhoSentThis sentence={explanation?.whoSentThis ?? ''} isPicture={Boolean(explanation?.picture)} />
      <div className="sm:flex">
        <div className="p-card sm:w-74 sm:shrink-0 sm:pr-0">{aside}</div>
        <RecommendedActions actions={analysis.recommendations}>
          <SafeWay safeWay={explanation?.safeWay} />
        </RecommendedActions>
      </div>
      <ResultDetails analysis={analysis} picture={null} hasPointsInBadge />
    </>
  );
};
