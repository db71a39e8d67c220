import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  answerMessageRequest,
  type ListedMessage,
  type OpenedMessage,
  openedMessageResponse,
} from '../../../contract/admin-messages.ts';
import { useAnswersByMail } from '../../lib/site-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { messagesPath, useAnswerMessage } from './use-messages.ts';

type Props = { message: ListedMessage; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Asks why, shows what a person wrote to us, and takes the answer. */
export const ReadMessageDialog = ({ message, ...dialog }: Props) => (
  <ReasonDialog
    {...dialog}
    path={`${messagesPath}/${encodeURIComponent(message.id)}`}
    answer={openedMessageResponse}
    title="Read a Message"
    reason="To answer this message"
  >
    {(opened) => <Opened message={message} opened={opened} onAnswered={() => dialog.onOpenChange(false)} />}
  </ReasonDialog>
);

type OpenedProps = { message: ListedMessage; opened: OpenedMessage; onAnswered: () => void };

const Opened = ({ message, opened, onAnswered }: OpenedProps) => {
  const answersByMail = useAnswersByMail();
  const { name, email, company, message: text, answer } = opened;
  const written = useRef<HTMLElement>(null);
  // The button that led here is gone, and the keyboard focus with it.
  useEffect(() => written.current?.focus(), []);
  return (
    <div className="grid gap-4 text-sm">
      <p className="text-text-2 [overflow-wrap:anywhere]">
        <b className="font-semibold text-text">{name}</b> ({email}){company && `, ${company}`}
      </p>
      <section
        ref={written}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, by the keyboard as well.
        tabIndex={0}
        aria-label="Message"
        className="max-h-80 overflow-y-auto whitespace-pre-wrap rounded-control bg-surface-2 p-4 [overflow-wrap:anywhere]"
      >
        {text}
      </section>
      {answer !== null && (
        <div className="grid gap-1.5">
          <h3 className="font-semibold">Our answer</h3>
          <p className="whitespace-pre-wrap rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5 [overflow-wrap:anywhere]">
            {answer}
          </p>
        </div>
      )}
      {message.state !== 'answered' &&
        (answersByMail ? (
          <AnswerForm id={message.id} email={email} onAnswered={onAnswered} />
        ) : (
          <p className="text-text-2">
            This server has no mail server. Please write to {email} yourself, then close the message.
          </p>
        ))}
    </div>
  );
};

type AnswerProps = { id: string; email: string; onAnswered: () => void };

const AnswerForm = ({ id, email, onAnswered }: AnswerProps) => {
  const answer = useAnswerMessage(id, onAnswered);
  const { field, submit } = useForm({
    initial: { text: '' },
    schema: answerMessageRequest,
    isPending: answer.isPending,
    onValid: (given) => answer.mutate(given),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label="Your answer"
        hint={`It is mailed to ${email}. A reply to it goes to our mailbox, not to this page.`}
        {...field('text')}
      />
      <DialogActions>
        <Button
          type="submit"
          look="primary"
          block
          icon={<Send aria-hidden="true" />}
          busyLabel={answer.isPending && 'Sending...'}
        >
          Send Answer
        </Button>
      </DialogActions>
    </form>
  );
};
