import { useLocation } from 'wouter';
import { ApiError } from '../../lib/api.ts';
import { checksReturn } from '../../lib/checks-return.ts';
import { isLimitError } from '../../lib/limit.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';

type Props = {
  error: Error;
  /** Shown instead of the server's message, where a tool has words of its own. */
  words?: string | null;
  onTryAgain: () => void;
};

/** In place of a result. Used-up checks lead to the plans, everything else to another try. */
export const AnalysisError = ({ error, words = null, onTryAgain }: Props) => {
  const [, navigate] = useLocation();
  const refusal = error instanceof ApiError ? error.body : null;
  // Only the server's messages are meant for people; those of a broken connection or answer are for developers.
  const message = error instanceof ApiError ? error.message : '';
  const back = checksReturn(refusal?.resetsAt, new Date());
  if (refusal?.requiresUpgrade) {
    return (
      <ErrorCard
        title="Analysis Error"
        text={`You've reached your daily limit for the ${refusal.planType ?? 'free'} plan.`}
        note={back}
        isLimit
        action={
          <Button look="primary" onClick={() => navigate('/pricing')}>
            View Pricing Plans
          </Button>
        }
      />
    );
  }
  return (
    <RetryCard
      title="Analysis Error"
      text={words ?? (message || 'Analysis failed')}
      note={back}
      isLimit={isLimitError(error)}
      onRetry={onTryAgain}
    />
  );
};
