import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';

/** The verdict is here, but the script that draws it could not be fetched. Another try costs no check. */
export const ResultNotShown = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <ErrorCard
    title="The result could not be shown"
    text="Your check is done, but a part of this page did not load. Please check your connection and try again."
    action={
      <Button look="solid" icon={<RotateCcw aria-hidden="true" />} onClick={onTryAgain}>
        Try Again
      </Button>
    }
  />
);
