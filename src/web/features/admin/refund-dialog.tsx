import { Undo2 } from 'lucide-react';
import { z } from 'zod';
import { type AdminPayment, refundPaymentRequest } from '../../../contract/admin-payments.ts';
import { formatMoney } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useRefund } from './use-admin-payments.ts';

type Props = { payment: AdminPayment; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Takes the amount and the reason of a refund. */
export const RefundDialog = ({ payment, isOpen, onOpenChange }: Props) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Refund a Payment"
    description={`${payment.email ?? 'A deleted account'} paid ${formatMoney(payment.amount, payment.currency)}${payment.refunded > 0 ? `, of which ${formatMoney(payment.refunded, payment.currency)} has been refunded` : ''}. The money goes back the way it was paid.`}
  >
    <RefundForm payment={payment} onRefunded={() => onOpenChange(false)} />
  </Dialog>
);

const RefundForm = ({ payment, onRefunded }: { payment: AdminPayment; onRefunded: () => void }) => {
  const refund = useRefund(payment.id, onRefunded);
  // Of two payments for one order, one is given back at a time.
  const left = Math.min(payment.refundable, payment.amount);
  const shownLeft = formatMoney(left, payment.currency);
  const { field, submit } = useForm({
    initial: { amount: '', reason: '' },
    schema: z.object({ amount: amountUpTo(left, shownLeft), reason: refundPaymentRequest.shape.reason }),
    isPending: refund.isPending,
    onValid: ({ amount, reason }) => refund.mutate({ reason, ...(amount !== undefined && { amount }) }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Amount"
        isOptional
        inputMode="decimal"
        autoComplete="off"
        hint={`Leave it empty to refund all of it: ${shownLeft}. That ends the month it paid for. A partial refund leaves the plan as it is.`}
        {...field('amount')}
      />
      <TextAreaField
        label="Reason"
        hint="For the audit trail only: it does not appear on the credit note."
        {...field('reason')}
      />
      <DialogActions>
        <Button
          type="submit"
          look="primary"
          block
          icon={<Undo2 aria-hidden="true" />}
          busyLabel={refund.isPending && 'Refunding...'}
        >
          Refund
        </Button>
      </DialogActions>
    </form>
  );
};

/** In the smallest unit, of what was typed in whole ones; undefined for all that is left. */
const amountUpTo = (left: number, shownLeft: string) =>
  z
    .string()
    .trim()
    .regex(/^(?:\d{1,7}(?:\.\d{1,2})?)?$/, 'Please enter an amount such as 19.99, or nothing for all of it')
    .transform((text) => (text === '' ? undefined : Math.round(Number(text) * 100)))
    .refine((cents) => cents === undefined || (cents > 0 && cents <= left), {
      error: `Please enter an amount of at most ${shownLeft}`,
    });
