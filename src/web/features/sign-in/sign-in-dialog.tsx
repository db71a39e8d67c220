import { useState } from 'react';
import { productName } from '../../../contract/site.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called once the session exists and the dialog has closed. */
  onSignedIn: () => void;
};

/** Passwordless sign-in: an email address, then the code that was sent to it. */
export const SignInDialog = ({ isOpen, onOpenChange, onSignedIn }: Props) => {
  const [step, setStep] = useState<'email' | 'otp'>('email');
  const [email, setEmail] = useState('');

  const finish = () => {
    onOpenChange(false);
    setStep('email');
    setEmail('');
    onSignedIn();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Sign In to ${productName}`}
      description={
        step === 'email'
          ? 'Enter your email address to receive a verification code'
          : `Enter the 6-digit code sent to ${email}`
      }
    >
      {step === 'email' ? (
        <EmailStep email={email} onEmailChange={setEmail} onSent={() => setStep('otp')} />
      ) : (
        <CodeStep email={email} onBack={() => setStep('email')} onVerified={finish} />
      )}
    </Dialog>
  );
};
