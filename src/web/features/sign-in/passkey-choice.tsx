import { KeyRound } from 'lucide-react';
import { canUsePasskeys } from '../../lib/passkey-browser.ts';
import { Button } from '../../ui/button.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type Props = { onSignedIn: () => void; onRecovery: () => void; onOrganisation: () => void };

/** The other ways in, below the code by mail. */
export const PasskeyChoice = ({ onSignedIn, onRecovery, onOrganisation }: Props) => {
  const signIn = usePasskeySignIn();
  const others = <OtherWays onRecovery={onRecovery} onOrganisation={onOrganisation} />;
  if (!canUsePasskeys()) return others;
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
      {others}
    </div>
  );
};

const OtherWays = ({ onRecovery, onOrganisation }: Omit<Props, 'onSignedIn'>) => (
  <div className="grid gap-1">
    <Button look="ghost" size="small" block onClick={onOrganisation}>
      Sign In with Your Organisation
    </Button>
    <Button look="ghost" size="small" block onClick={onRecovery}>
      Use a Recovery Code
    </Button>
  </div>
);
