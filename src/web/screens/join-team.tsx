import { UsersRound } from 'lucide-react';
import { JoinCard } from '../features/team/join-card.tsx';
import { useCurrentUser } from '../lib/current-user.ts';
import { useSignInPrompt } from '../lib/sign-in-prompt.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { RetryCard } from '../ui/retry-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Where invited people enter the code of their mail; they may have no account yet. */
export const JoinTeam = () => (
  <div className="wrap pt-11 pb-section">
    <h1>Join an organisation</h1>
    <p className="mt-2 mb-7 max-w-measure text-text-2">
      Somebody has invited you, and a mail with a code came to you. Enter it here.
    </p>
    <Content />
  </div>
);

const Content = () => {
  const user = useCurrentUser();
  const signIn = useSignInPrompt();
  if (user.isError)
    return (
      <RetryCard
        title="This page could not be loaded"
        text="Your invitation is not lost. Please try again in a moment."
        onRetry={() => user.refetch()}
      />
    );
  if (user.isPending) return <Skeleton className="h-33" />;
  if (user.data) return <JoinCard email={user.data.email} />;
  return (
    <Card className="p-card">
      <EmptyState
        icon={UsersRound}
        headingLevel="h2"
        title="Sign in first"
        text="With the address that the mail came to. If you have no account, signing in makes you one: it costs nothing."
        action={
          <Button look="primary" onClick={signIn}>
            Sign In
          </Button>
        }
      />
    </Card>
  );
};
