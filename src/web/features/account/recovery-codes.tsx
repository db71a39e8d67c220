import { productName } from '../../../contract/site.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { SaveFile } from './use-export.ts';
import { useMakeRecoveryCodes } from './use-passkeys.ts';

type Props = {
  left: number;
  saveFile: SaveFile;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** How many are left, and ten new ones, which replace them. */
export const RecoveryCodes = ({ left, saveFile, isOpen, onOpenChange }: Props) => {
  const make = useMakeRecoveryCodes();
  const open = (isStillOpen: boolean) => {
    onOpenChange(isStillOpen);
    // They are shown this once.
    if (!isStillOpen) make.reset();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3">
      <p className="min-w-0 flex-1 basis-60">
        Recovery codes
        <span className="block text-text-2 text-xs">
          {left === 0 ? 'You have none. They sign you in when a passkey is lost.' : `${left} of 10 are left.`}
        </span>
      </p>
      <Button onClick={() => open(true)}>{left === 0 ? 'Make Recovery Codes' : 'Make New Codes'}</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={open}
        title="Recovery Codes"
        description={
          make.data
            ? make.data.message
            : 'Ten codes, each for one sign-in without your passkey. Codes from before no longer work.'
        }
      >
        {make.data ? (
          <Codes codes={make.data.codes} saveFile={saveFile} onDone={() => open(false)} />
        ) : (
          <DialogActions>
            <Button
              look="primary"
              block
              busyLabel={make.isPending && 'Making them...'}
              onClick={() => make.mutate()}
            >
              Make Ten Codes
            </Button>
            <Button look="ghost" block disabled={make.isPending} onClick={() => open(false)}>
              Not Now
            </Button>
          </DialogActions>
        )}
      </Dialog>
    </div>
  );
};

type CodesProps = { codes: readonly string[]; saveFile: SaveFile; onDone: () => void };

const Codes = ({ codes, saveFile, onDone }: CodesProps) => {
  const text = `${productName} recovery codes\n\n${codes.join('\n')}\n`;
  const file = () => new Blob([text], { type: 'text/plain' });
  return (
    <>
      <ol
        aria-label="Recovery codes"
        className="grid gap-1.5 rounded-control bg-surface-3 px-5 py-3.5 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <CopyButton text={text} what="the recovery codes" hasLabel className="justify-self-start" />
      <DialogActions>
        <Button block onClick={() => saveFile(file(), 'hookwise-recovery-codes.txt')}>
          Save as a File
        </Button>
        <Button look="primary" block onClick={onDone}>
          I Have Kept Them
        </Button>
      </DialogActions>
    </>
  );
};
