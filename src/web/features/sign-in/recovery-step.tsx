import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { isRecoveryCode, verifyOtpRequest } from '../../../contract/auth-verify-otp.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useVerifyCode } from './use-verify-code.ts';

const schema = z.object({
  email: verifyOtpRequest.shape.email,
  code: z
    .string()
    .trim()
    .refine(
      (code) => isRecoveryCode(code.replaceAll(/[\s-]/g, '').toLowerCase()),
      'A recovery code has 20 letters and digits, in four groups',
    ),
});

type Props = { email: string; onBack: () => void; onVerified: () => void };

/** For the day on which a passkey is lost. */
export const RecoveryStep = ({ email, onBack, onVerified }: Props) => {
  const verify = useVerifyCode();
  const { field, submit } = useForm({
    initial: { email, code: '' },
    schema,
    isPending: verify.isPending,
    onValid: (given) => verify.mutate(given, { onSuccess: onVerified }),
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField ref={first} label="Email Address" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Recovery Code"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
        hint="One of the ten that you were shown once. Each works once."
        className="font-mono"
      />
      <DialogActions>
        <Button type="submit" look="primary" block busyLabel={verify.isPending && 'Verifying...'}>
          Sign In with This Code
        </Button>
        <Button look="ghost" block disabled={verify.isPending} onClick={onBack}>
          Back to Email
        </Button>
      </DialogActions>
    </form>
  );
};
