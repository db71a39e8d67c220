import { type Billing, billingRequest } from '../../../contract/receipts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useChangeBilling, useRemoveBilling } from './use-billing.ts';

type Props = { billing: Billing; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export const BillingDialog = ({ billing, isOpen, onOpenChange }: Props) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Billing Details"
    description="They appear on your receipts from your next payment on. Receipts you already have do not change."
  >
    <BillingForm billing={billing} onDone={() => onOpenChange(false)} />
  </Dialog>
);

const BillingForm = ({ billing, onDone }: { billing: Billing; onDone: () => void }) => {
  const save = useChangeBilling(onDone);
  const remove = useRemoveBilling(onDone);
  const { field, submit } = useForm({
    initial: { name: billing.name, address: billing.address, taxId: billing.taxId ?? '' },
    schema: billingRequest,
    isPending: save.isPending || remove.isPending,
    onValid: save.mutate,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Name"
        autoComplete="billing name"
        hint="Yours, or that of your company."
        {...field('name')}
      />
      <TextAreaField
        label="Address"
        autoComplete="billing street-address"
        hint="Line by line, as it should appear on the receipt."
        {...field('address')}
      />
      <TextField label="Tax number" isOptional autoComplete="off" {...field('taxId')} />
      <DialogActions>
        <Button type="submit" look="primary" block busyLabel={save.isPending && 'Saving...'}>
          Save Billing Details
        </Button>
        {billing.name !== '' && (
          <Button
            look="ghost"
            block
            busyLabel={remove.isPending && 'Removing...'}
            onClick={() => remove.mutate()}
          >
            Remove Details
          </Button>
        )}
      </DialogActions>
    </form>
  );
};
