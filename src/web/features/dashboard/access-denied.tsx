import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const AccessDenied = ({ reason }: { reason: string }) => {
  const [, navigate] = useLocation();
  return (
    <Card className="mx-auto max-w-140">
      <EmptyState
        icon={Lock}
        title="Access Denied"
        headingLevel="h1"
        text={
          <>
            Please log in to access your dashboard
            <span className="mt-1 block text-sm text-text-3">{reason}</span>
          </>
        }
        action={
          <Button look="solid" onClick={() => navigate('/')}>
            Go to Home
          </Button>
        }
      />
    </Card>
  );
};
