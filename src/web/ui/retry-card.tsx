import { RotateCcw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { ErrorCard } from './error-card.tsx';

type Props = Omit<ComponentProps<typeof ErrorCard>, 'action'> & { onRetry: () => void };

/** A failure that another try may solve. */
export const RetryCard = ({ onRetry, ...rest }: Props) => (
  <ErrorCard
    {...rest}
    action={
      <Button look="solid" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
        Try Again
      </Button>
    }
  />
);
