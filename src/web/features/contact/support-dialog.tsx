import { Send } from 'lucide-react';
import { contactSupportRequest, supportProblemLength } from '../../../contract/contact-support.ts';
import { useSiteAddresses } from '../../lib/site-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Counter } from './counter.tsx';
import { useContactForm } from './use-contact-form.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export const SupportDialog = ({ isOpen, onOpenChange }: Props) => {
  const { support } = useSiteAddresses();
  const { values, field, submit, isSending } = useContactForm({
    path: '/api/contact/support',
    schema: contactSupportRequest,
    names: ['name', 'email', 'company', 'problem'],
    success: {
      title: 'Support Request Submitted!',
      description: 'Our support team will get back to you as soon as possible.',
    },
    failure: `Failed to send support request. Please try again or contact us directly at ${support}`,
    onSent: () => onOpenChange(false),
  });
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Technical Support">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="Use your registered email."
          {...field('email')}
        />
        <TextField label="Company" isOptional autoComplete="organization" {...field('company')} />
        <TextAreaField
          label="Problem"
          footer={<Counter text={values.problem} max={supportProblemLength.max} />}
          {...field('problem')}
        />
        <p className="text-xs text-text-3">
          Tip: a picture helps. You can email a screenshot to{' '}
          <a href={`mailto:${support}`} className="text-link">
            {support}
          </a>
          .
        </p>
        <DialogActions>
          <Button
            type="submit"
            look="primary"
            block
            icon={<Send aria-hidden="true" />}
            busyLabel={isSending && 'Submitting...'}
          >
            Submit Request
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
