import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AccountPurpose } from '../../../contract/account.ts';
import { otpLength } from '../../../contract/auth-verify-otp.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useAccountCode } from './use-account-code.ts';

type Confirm = { isPending: boolean; run: (code: string, onDone: () => void) => void };

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  purpose: AccountPurpose;
  email: string;
  title: string;
  description: string;
  confirmLabel: string;
  confirmBusyLabel: string;
  confirm: Confirm;
  /** What should be known before the code is asked for. */
  children?: ReactNode;
};

/** Something that only the owner of the mailbox may do: a code is sent, and its six digits set it off. */
export const CodeDialog = ({ isOpen, onOpenChange, title, description, children, ...rest }: Props) => {
  const [isSent, setIsSent] = useState(false);
  const close = (isStillOpen: boolean) => {
    onOpenChange(isStillOpen);
    if (!isStillOpen) setIsSent(false);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title={title} description={description}>
      {children}
      {isSent ? (
        <CodeForm {...rest} onDone={() => close(false)} />
      ) : (
        <SendForm {...rest} onSent={() => setIsSent(true)} onCancel={() => close(false)} />
      )}
    </Dialog>
  );
};

type SendProps = { purpose: AccountPurpose; email: string; onSent: () => void; onCancel: () => void };

const SendForm = ({ purpose, email, onSent, onCancel }: SendProps) => {
  const send = useAccountCode(purpose);
  return (
    <>
      <p className="text-[15px] text-text-2">
        To be sure that it is you, we send a 6-digit code to <b className="text-text">{email}</b>.
      </p>
      <DialogActions>
        <Button
          look="solid"
          block
          busyLabel={send.isPending && 'Sending...'}
          onClick={() => send.mutate(undefined, { onSuccess: onSent })}
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

type CodeProps = Pick<Props, 'email' | 'confirmLabel' | 'confirmBusyLabel' | 'confirm'> & {
  onDone: () => void;
};

const CodeForm = ({ email, confirmLabel, confirmBusyLabel, confirm, onDone }: CodeProps) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (confirm.isPending) return;
    const isEmpty = code.trim() === '';
    focusFirstInvalid(event.currentTarget, () =>
      setError(isEmpty ? 'Please enter the verification code' : null),
    );
    if (!isEmpty) confirm.run(code.trim(), onDone);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={field}
        label="Verification Code"
        type="text"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={otpLength}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        readOnly={confirm.isPending}
        error={error}
        hint={`The code was sent to ${email}. It works once, within 10 minutes.`}
        className="min-h-[60px] pl-[calc(14px+0.62em)] text-center font-mono font-semibold text-[28px] leading-none tracking-[0.62em]"
      />
      <DialogActions>
        <Button type="submit" look="solid" block busyLabel={confirm.isPending && confirmBusyLabel}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
};
