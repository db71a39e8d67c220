import { RetryCard } from '../../ui/retry-card.tsx';

/** The script of a tool's form could not be fetched. */
export const FormNotLoaded = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <RetryCard
    title="This form could not be loaded"
    text="Please check your connection and try again."
    onRetry={onTryAgain}
  />
);
