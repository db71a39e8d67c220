import { KeyRound } from 'lucide-react';
import { canUsePasskeys } from '../../lib/passkey-browser.ts';
import { Button } from '../../ui/button.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type Props = { onSignedIn: () => void; onRecovery: () => void };

/** The other ways in, below the code by mail. */
export const PasskeyChoice = ({ onSignedIn, onRecovery }: Props) => {
  const signIn = usePasskeySignIn();
  if (!canUsePasskeys()) return <RecoveryButton onClick={onRecovery} />;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-text-3 text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button
        block
        icon={<KeyRound aria-hidden="true" />}
        busyLabel={signIn.isPending && 'Waiting for your passkey...'}
        onClick={() => signIn.mutate(undefined, { onSuccess: onSignedIn })}
      >
        Use a Passkey
      </Button>
      <RecoveryButton onClick={onRecovery} />
    </div>
  );
};

const RecoveryButton = ({ onClick }: { onClick: () => void }) => (
  <Button look="ghost" size="small" block onClick={onClick}>
    Use a Recovery Code
  </Button>
);
