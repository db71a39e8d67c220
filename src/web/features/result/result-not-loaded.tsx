import { RetryCard } from '../../ui/retry-card.tsx';

/** A kept result that did not arrive. It is still there. */
export const ResultNotLoaded = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <RetryCard
    title="Your result could not be loaded"
    text="It is still kept. Please check your connection and try again."
    onRetry={onTryAgain}
  />
);
