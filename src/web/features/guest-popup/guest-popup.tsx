import { plans } from '../../../contract/plans.ts';
import { checksReturn } from '../../lib/checks-return.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useNextDialog } from '../../ui/use-next-dialog.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The day's checks are used up: a plan would help as well. */
  isAtLimit: boolean;
  /** When they return; undefined where the server does not say. */
  resetsAt?: string | undefined;
  /** Called when the popup is gone. */
  onSignUp: () => void;
};

/** What an account is good for, offered to a guest. */
export const GuestPopup = ({ isOpen, onOpenChange, isAtLimit, resetsAt, onSignUp }: Props) => {
  const back = isAtLimit && checksReturn(resetsAt, new Date());
  const close = () => onOpenChange(false);
  const { closeAndOpen, onClosed } = useNextDialog(close);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={onClosed}
      title="Track Your Security History"
      description={
        <>
          {isAtLimit && 'The free checks for guests are used up for today. '}
          {back && `${back} `}
          Sign up to keep your reports: free users get {plans.free.checksADay} daily checks.
        </>
      }
    >
      <div className="grid gap-3">
        <Button look="primary" block onClick={() => closeAndOpen(onSignUp)}>
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
        <Button look="ghost" block onClick={close}>
          Continue as Guest
        </Button>
      </div>
    </Dialog>
  );
};
