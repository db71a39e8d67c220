import { Button } from '../../ui/button.tsx';
import { CodeForm } from '../../ui/code-form.tsx';
import { useVerifyCode } from './use-verify-code.ts';

type Props = { email: string; codeLength: number; onBack: () => void; onVerified: () => void };

export const CodeStep = ({ email, codeLength, onBack, onVerified }: Props) => {
  const verify = useVerifyCode();
  return (
    <CodeForm
      length={codeLength}
      hint={`The code was sent to ${email}.`}
      isPending={verify.isPending}
      onCode={(code) => verify.mutate({ email: email.trim(), code }, { onSuccess: onVerified })}
    >
      <Button type="submit" look="primary" block busyLabel={verify.isPending && 'Verifying...'}>
        Verify & Sign In
      </Button>
      <Button look="ghost" block disabled={verify.isPending} onClick={onBack}>
        Back to Email
      </Button>
    </CodeForm>
  );
};
