import { RetryCard } from '../../ui/retry-card.tsx';

/** The verdict is here, but the script that draws it could not be fetched. Another try costs no check. */
export const ResultNotShown = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <RetryCard
    title="The result could not be shown"
    text="Your check is done, but a part of this page did not load. Please check your connection and try again."
    onRetry={onTryAgain}
  />
);
