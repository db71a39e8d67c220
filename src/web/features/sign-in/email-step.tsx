import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useSendCode } from './use-send-code.ts';

type Props = { email: string; onEmailChange: (email: string) => void; onSent: (codeLength: number) => void };

export const EmailStep = ({ email, onEmailChange, onSent }: Props) => {
  const [error, setError] = useState<string | null>(null);
  const send = useSendCode();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const isEmpty = email.trim() === '';
    focusFirstInvalid(event.currentTarget, () =>
      setError(isEmpty ? 'Please enter your email address' : null),
    );
    if (!isEmpty) send.mutate(email.trim(), { onSuccess: ({ codeLength }) => onSent(codeLength) });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Email Address"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
        readOnly={send.isPending}
        error={error}
        hint="We will send a 6-digit code to this address."
      />
      <DialogActions>
        <Button type="submit" look="primary" block busyLabel={send.isPending && 'Sending...'}>
          Send Verification Code
        </Button>
      </DialogActions>
    </form>
  );
};
