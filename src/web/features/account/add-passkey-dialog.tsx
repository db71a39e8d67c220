import { addPasskeyRequest } from '../../../contract/account-passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useAddPasskey } from './use-passkeys.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onAdded: () => void };

/** Asks for a name first, so that the browser's own prompt comes last. */
export const AddPasskeyDialog = ({ isOpen, onOpenChange, onAdded }: Props) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Add a Passkey"
    description="Your browser will ask for your finger, face or PIN, or for a security key."
  >
    <AddForm onAdded={onAdded} onCancel={() => onOpenChange(false)} />
  </Dialog>
);

const schema = addPasskeyRequest.pick({ name: true });

const AddForm = ({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) => {
  const add = useAddPasskey();
  const { field, submit } = useForm({
    initial: { name: '' },
    schema,
    isPending: add.isPending,
    onValid: ({ name }) => add.mutate(name, { onSuccess: onAdded }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        placeholder="My laptop"
        {...field('name')}
        hint="So that you can tell it from others later."
      />
      <DialogActions>
        <Button type="submit" look="primary" block busyLabel={add.isPending && 'Waiting for your device...'}>
          Go On
        </Button>
        <Button look="ghost" block disabled={add.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  );
};
