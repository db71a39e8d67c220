import { Send } from 'lucide-react';
import { contactResponse } from '../../../contract/contact.ts';
import { useApi } from '../../lib/api.ts';
import { useAnswersByMail, useSiteAddresses } from '../../lib/site-addresses.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useForm } from '../../ui/use-form.ts';
import { type ContactKind, contactKinds } from './contact-kinds.ts';
import { Counter } from './counter.tsx';

type Props = { kind: ContactKind; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const blank = { name: '', email: '', company: '', message: '', problem: '' };

export const ContactDialog = ({ kind, isOpen, onOpenChange }: Props) => {
  const { path, schema, title, text, button, busyLabel, success, failure, isSupport } = contactKinds[kind];
  const address = useSiteAddresses()[kind];
  const answersByMail = useAnswersByMail();
  const api = useApi();
  const send = useMutation({
    mutationFn: (body: unknown) => api.post(path, body, contactResponse),
    onSuccess: () => {
      showToast(
        answersByMail
          ? success
          : {
              ...success,
              description: `We cannot answer by mail from here: if you need an answer, please write to ${address}.`,
            },
      );
      reset(blank);
      onOpenChange(false);
    },
    onError: () =>
      showToast({
        title: 'Error',
        description: `${failure} Please try again or contact us directly at ${address}`,
        tone: 'fault',
      }),
  });
  const { values, field, reset, submit } = useForm({
    initial: blank,
    schema,
    isPending: send.isPending,
    onValid: send.mutate,
  });
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint={isSupport && 'Use your registered email.'}
          {...field('email')}
        />
        <TextField label="Company" isOptional autoComplete="organization" {...field('company')} />
        <TextAreaField
          label={text.label}
          footer={<Counter text={values[text.name]} max={text.max} />}
          {...field(text.name)}
        />
        {isSupport && (
          <p className="text-xs text-text-3">
            Tip: a picture helps. You can email a screenshot to <MailLink address={address} />.
          </p>
        )}
        <DialogActions>
          <Button
            type="submit"
            look="primary"
            block
            icon={<Send aria-hidden="true" />}
            busyLabel={send.isPending && busyLabel}
          >
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
