import { isOutOfReach } from '../../lib/api.ts';
import { LazyPart } from '../../lib/lazy-part.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { analysisError, deviceVerdict } from './later-parts.ts';
import type { CheckState } from './use-check-flow.ts';

type Props = Omit<Extract<CheckState, { stage: 'refused' }>, 'stage'> & { onTryAgain: () => void };

/** Why there is no verdict, and what this device alone says where the server cannot be reached. */
export const Refused = ({ error, words, onDevice, onTryAgain }: Props) => (
  <>
    <LazyPart
      part={analysisError}
      props={{ error, words, onTryAgain }}
      fallback={null}
      failure={() => <RetryCard title="Analysis Error" text="Analysis failed" onRetry={onTryAgain} />}
    />
    {onDevice && isOutOfReach(error) && (
      <LazyPart
        part={deviceVerdict}
        props={{ verdict: onDevice, onAnalyzeAnother: onTryAgain }}
        fallback={null}
        // The card above says what happened and what to do.
        failure={() => null}
      />
    )}
  </>
);
