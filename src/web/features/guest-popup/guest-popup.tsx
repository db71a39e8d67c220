import { useRef } from 'react';
import { plans } from '../../../contract/plans.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The day's checks are used up: a plan would help as well. */
  isAtLimit: boolean;
  /** Called when the popup is gone. */
  onSignUp: () => void;
};

/** What an account is good for, offered to a guest. */
export const GuestPopup = ({ isOpen, onOpenChange, isAtLimit, onSignUp }: Props) => {
  // Two dialogs must not swap at once: the second would return the focus to a button that is already gone.
  const isSignUpNext = useRef(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={() => {
        if (isSignUpNext.current) onSignUp();
        isSignUpNext.current = false;
      }}
      title="Track Your Security History"
      description={
        <>
          {isAtLimit && 'The free checks for guests are used up for today. '}
          Sign up to keep your reports: free users get {plans.free.checksADay} daily checks.
        </>
      }
    >
      <div className="grid gap-3">
        <Button
          look="primary"
          block
          onClick={() => {
            isSignUpNext.current = true;
            onOpenChange(false);
          }}
        >
          Sign Up
        </Button>
        {isAtLimit && (
          <a
            href="/pricing"
            target="_blank"
            rel="noopener"
            className={cn(buttonClass({ look: 'outline', block: true }))}
          >
            View Upgrade Options
          </a>
        )}
        <Button look="ghost" block onClick={() => onOpenChange(false)}>
          Continue as Guest
        </Button>
      </div>
    </Dialog>
  );
};
