import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { FinishedSignIn } from '../../../contract/auth-organisation.ts';
import { serverMessageOf } from '../../lib/api.ts';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeStep } from './code-step.tsx';
import { useConfirmLink, useOrganisationAnswer } from './use-organisation-answer.ts';
import { useSendCode } from './use-send-code.ts';

type Asked = Extract<FinishedSignIn, { outcome: 'confirm' }>;

/** What became of a sign-in at an organisation, once the browser is back from it. */
export const OrganisationAnswer = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const answer = useOrganisationAnswer(onSignedIn);
  if (answer.state === 'asking')
    return (
      <div role="status">
        <span className="sr-only">Signing you in...</span>
        <Skeleton className="h-33" />
      </div>
    );
  if (answer.state === 'confirm') return <Confirm asked={answer.asked} onDone={onSignedIn} />;
  if (answer.state === 'refused') return <BeginAgain title="You are not signed in" text={answer.message} />;
  return (
    <BeginAgain
      title="Begin with your work address"
      text="Open “Sign In”, choose “Sign In with Your Organisation” and enter your work address. It works where your organisation has set it up."
    />
  );
};

const BeginAgain = ({ title, text }: { title: string; text: string }) => {
  const signIn = useSignInPrompt();
  return (
    <Card className="p-card">
      <EmptyState
        icon={Building2}
        headingLevel="h2"
        title={title}
        text={text}
        action={
          <Button look="primary" onClick={signIn}>
            Sign In
          </Button>
        }
      />
    </Card>
  );
};

/** There is an account with this address: its holder signs in as before, once. */
const Confirm = ({ asked, onDone }: { asked: Asked; onDone: () => void }) => {
  const { email, organisation, offer } = asked;
  const [codeLength, setCodeLength] = useState<number | null>(null);
  const send = useSendCode();
  const confirm = useConfirmLink();
  if (confirm.isError)
    return (
      <BeginAgain
        title="You are signed in, and nothing else has changed"
        text={serverMessageOf(confirm.error) ?? 'The server did not answer. Please begin again.'}
      />
    );
  return (
    <Card className="grid gap-5 p-card">
      <h2 className="section-title">Is this account yours?</h2>
      <p className="max-w-measure text-text-2">
        <span className="wrap-anywhere font-semibold text-text">{email}</span> has an account here already.
        Confirm once with a code by mail that {organisation} may sign you in to it from now on. If you are not
        in {organisation} yet, you join it.
      </p>
      <div className="grid gap-4 sm:max-w-110">
        {codeLength === null ? (
          <Button
            look="primary"
            className="sm:justify-self-start"
            busyLabel={send.isPending && 'Sending...'}
            onClick={() =>
              send.mutate(email, { onSuccess: ({ codeLength: length }) => setCodeLength(length) })
            }
          >
            Send Verification Code
          </Button>
        ) : (
          <CodeStep
            email={email}
            codeLength={codeLength}
            onBack={() => setCodeLength(null)}
            onVerified={() => confirm.mutate(offer, { onSuccess: onDone })}
          />
        )}
      </div>
    </Card>
  );
};
