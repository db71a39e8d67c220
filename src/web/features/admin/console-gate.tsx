import { KeyRound } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

type Props = {
  state: 'confirm' | 'passkey_required';
  hasPasskey: boolean;
  isConfirming: boolean;
  onPasskey: () => void;
  onSignIn: () => void;
};

/** What stands in the place of the console until its administrator has proved who they are. */
export const ConsoleGate = ({ state, hasPasskey, isConfirming, onPasskey, onSignIn }: Props) => (
  <Card>
    {state === 'passkey_required' ? (
      <EmptyState
        icon={KeyRound}
        headingLevel="h2"
        title="Please add a passkey first"
        text="Administrators sign in with a passkey, so that a stolen mailbox does not open this console. It takes a minute."
        action={
          <Link href="/account" className={cn(buttonClass({ look: 'primary' }))}>
            Go to Your Account
          </Link>
        }
      />
    ) : (
      <EmptyState
        icon={KeyRound}
        headingLevel="h2"
        title="Please confirm that it is you"
        text={
          hasPasskey
            ? 'The console opens with your passkey, and asks again after 12 hours.'
            : 'You signed in more than 12 hours ago. Please sign in again.'
        }
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {hasPasskey && (
              <Button
                look="primary"
                busyLabel={isConfirming && 'Waiting for your passkey...'}
                onClick={onPasskey}
              >
                Confirm with Your Passkey
              </Button>
            )}
            <Button look={hasPasskey ? 'ghost' : 'primary'} disabled={isConfirming} onClick={onSignIn}>
              {hasPasskey ? 'Use Another Way' : 'Sign In Again'}
            </Button>
          </span>
        }
      />
    )}
  </Card>
);
