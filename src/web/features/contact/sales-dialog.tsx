import { Send } from 'lucide-react';
import { contactSalesRequest, salesMessageLength } from '../../../contract/contact-sales.ts';
import { useSiteAddresses } from '../../lib/site-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Counter } from './counter.tsx';
import { useContactForm } from './use-contact-form.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export const SalesDialog = ({ isOpen, onOpenChange }: Props) => {
  const { sales } = useSiteAddresses();
  const { values, field, submit, isSending } = useContactForm({
    path: '/api/contact/sales',
    schema: contactSalesRequest,
    names: ['name', 'email', 'company', 'message'],
    success: {
      title: 'Message Sent Successfully!',
      description: 'Our sales team will contact you within 24 hours.',
    },
    failure: `Failed to send message. Please try again or contact us directly at ${sales}`,
    onSent: () => onOpenChange(false),
  });
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Enterprise Sales Inquiry">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Company" isOptional autoComplete="organization" {...field('company')} />
        <TextAreaField
          label="Message"
          footer={<Counter text={values.message} max={salesMessageLength.max} />}
          {...field('message')}
        />
        <DialogActions>
          <Button
            type="submit"
            look="primary"
            block
            icon={<Send aria-hidden="true" />}
            busyLabel={isSending && 'Sending...'}
          >
            Send Message
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
