import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';

/** In place of a page that threw or could not be fetched. */
export const BrokenPage = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <div className="wrap max-w-170 py-16">
    <ErrorCard
      headingLevel="h1"
      title="This page could not be shown"
      text="Something went wrong on our side. It has nothing to do with what you checked, and your device is fine."
      action={
        <div className="flex flex-wrap gap-3">
          <Button look="solid" onClick={onTryAgain}>
            Try Again
          </Button>
          {/* A full load on purpose: it leaves the broken state behind. */}
          <Button onClick={() => window.location.assign('/')}>Go to Home</Button>
        </div>
      }
    />
  </div>
);
