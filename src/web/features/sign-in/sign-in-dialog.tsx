import { useState } from 'react';
import { otpLength } from '../../../contract/auth-verify-otp.ts';
import { productName } from '../../../contract/site.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { OrganisationStep } from './organisation-step.tsx';
import { PasskeyChoice } from './passkey-choice.tsx';
import { RecoveryStep } from './recovery-step.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called once the session exists and the dialog has closed. */
  onSignedIn: () => void;
};

/** Passwordless sign-in: an email address, then the code that was sent to it; or a passkey, or a recovery code. */
export const SignInDialog = ({ isOpen, onOpenChange, onSignedIn }: Props) => {
  const [step, setStep] = useState<'email' | 'otp' | 'recovery' | 'organisation'>('email');
  const [email, setEmail] = useState('');
  const [codeLength, setCodeLength] = useState(otpLength);

  const finish = () => {
    onOpenChange(false);
    setStep('email');
    setEmail('');
    onSignedIn();
  };
  const description = {
    email: 'Enter your email address to receive a verification code',
    otp: `Enter the ${codeLength}-digit code sent to ${email}`,
    recovery: 'A recovery code signs you in without your passkey',
    organisation: 'Enter your work address to find the sign-in of your organisation',
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Sign In to ${productName}`}
      description={description[step]}
    >
      {step === 'email' && (
        <>
          <EmailStep
            email={email}
            onEmailChange={setEmail}
            onSent={(length) => {
              setCodeLength(length);
              setStep('otp');
            }}
          />
          <PasskeyChoice
            onSignedIn={finish}
            onRecovery={() => setStep('recovery')}
            onOrganisation={() => setStep('organisation')}
          />
        </>
      )}
      {step === 'otp' && (
        <CodeStep email={email} codeLength={codeLength} onBack={() => setStep('email')} onVerified={finish} />
      )}
      {step === 'organisation' && <OrganisationStep email={email} onBack={() => setStep('email')} />}
      {step === 'recovery' && (
        <RecoveryStep email={email} onBack={() => setStep('email')} onVerified={finish} />
      )}
    </Dialog>
  );
};
