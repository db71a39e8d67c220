import { type FormEvent, useEffect, useRef, useState } from 'react';
import { otpLength } from '../../../contract/auth-verify-otp.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useVerifyCode } from './use-verify-code.ts';

type Props = { email: string; onBack: () => void; onVerified: () => void };

/** The code lives in this step alone, so going back forgets it. */
export const CodeStep = ({ email, onBack, onVerified }: Props) => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyCode();

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (verify.isPending) return;
    const isEmpty = code.trim() === '';
    focusFirstInvalid(event.currentTarget, () =>
      setError(isEmpty ? 'Please enter the verification code' : null),
    );
    if (!isEmpty) verify.mutate({ email: email.trim(), code: code.trim() }, { onSuccess: onVerified });
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
        readOnly={verify.isPending}
        error={error}
        hint={`The code was sent to ${email}.`}
        className="min-h-[60px] pl-[calc(14px+0.62em)] text-center font-mono font-semibold text-[28px] leading-none tracking-[0.62em]"
      />
      <DialogActions>
        <Button type="submit" look="primary" block busyLabel={verify.isPending && 'Verifying...'}>
          Verify & Sign In
        </Button>
        <Button look="ghost" block disabled={verify.isPending} onClick={onBack}>
          Back to Email
        </Button>
      </DialogActions>
    </form>
  );
};
