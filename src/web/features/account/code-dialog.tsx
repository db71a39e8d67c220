import { type ReactNode, useState } from 'react';
import type { AccountPurpose } from '../../../contract/account.ts';
import { Button } from '../../ui/button.tsx';
import { CodeForm } from '../../ui/code-form.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useAccountCode } from './use-account-code.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  purpose: AccountPurpose;
  email: string;
  title: string;
  description: string;
  confirmLabel: string;
  confirmBusyLabel: string;
  /** The mutation that the code sets off. */
  confirm: { isPending: boolean; mutate: (code: string, options: { onSuccess: () => void }) => void };
  /** What the user should know before asking for the code. */
  children?: ReactNode;
};

/** An action that only the owner of the mailbox may take: it needs the six digits of a mailed code. */
export const CodeDialog = ({
  isOpen,
  onOpenChange,
  purpose,
  email,
  title,
  description,
  confirmLabel,
  confirmBusyLabel,
  confirm,
  children,
}: Props) => {
  const [sentLength, setSentLength] = useState<number | null>(null);
  const close = (isStillOpen: boolean) => {
    onOpenChange(isStillOpen);
    if (!isStillOpen) setSentLength(null);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title={title} description={description}>
      {children}
      {sentLength ? (
        <CodeForm
          length={sentLength}
          hint={`The code was sent to ${email}. It works once, within 10 minutes.`}
          isPending={confirm.isPending}
          onCode={(code) => confirm.mutate(code, { onSuccess: () => close(false) })}
        >
          <Button type="submit" look="solid" block busyLabel={confirm.isPending && confirmBusyLabel}>
            {confirmLabel}
          </Button>
        </CodeForm>
      ) : (
        <SendForm purpose={purpose} email={email} onSent={setSentLength} onCancel={() => close(false)} />
      )}
    </Dialog>
  );
};

type SendProps = {
  purpose: AccountPurpose;
  email: string;
  onSent: (codeLength: number) => void;
  onCancel: () => void;
};

const SendForm = ({ purpose, email, onSent, onCancel }: SendProps) => {
  const send = useAccountCode(purpose);
  return (
    <>
      <p className="text-sm text-text-2">
        To make sure it is you, we send a code to <b className="text-text">{email}</b>.
      </p>
      <DialogActions>
        <Button
          look="solid"
          block
          busyLabel={send.isPending && 'Sending...'}
          onClick={() => send.mutate(undefined, { onSuccess: ({ codeLength }) => onSent(codeLength) })}
        >
          Send Code
        </Button>
        <Button look="ghost" block disabled={send.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
};
