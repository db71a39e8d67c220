import { UserPlus } from 'lucide-react';
import { z } from 'zod';
import { addUserRequest, defaultHistoryLimit } from '../../../contract/admin-users.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { planChoices } from './plan-choices.ts';
import { useAddUser } from './use-user-actions.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const blank = { email: '', planType: 'free', historyLimit: String(defaultHistoryLimit) };

const schema = addUserRequest.extend({
  // Text that is no number counts as 0, which the lower bound refuses.
  historyLimit: z.preprocess((typed) => Number(typed) || 0, addUserRequest.shape.historyLimit),
});

export const AddUserDialog = ({ isOpen, onOpenChange }: Props) => {
  const add = useAddUser();
  const { field, change, reset, submit } = useForm({
    initial: blank,
    schema,
    isPending: add.isPending,
    onValid: (user) =>
      add.mutate(user, {
        onSuccess: () => {
          reset(blank);
          onOpenChange(false);
        },
      }),
  });
  const { readOnly, onChange: _, ...planField } = field('planType');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add User"
      description="They sign in with a code that is sent to this address."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
        <SelectField
          label="Plan"
          choices={planChoices}
          disabled={readOnly}
          onChoose={(plan) => change('planType', plan)}
          {...planField}
        />
        <TextField
          label="History limit"
          inputMode="numeric"
          autoComplete="off"
          hint={`From 1 to 1000: how many past results they see, within what the plan shows. ${defaultHistoryLimit} leaves it to the plan.`}
          {...field('historyLimit')}
        />
        <DialogActions>
          <Button
            type="submit"
            look="primary"
            block
            icon={<UserPlus aria-hidden="true" />}
            busyLabel={add.isPending && 'Adding...'}
          >
            Add User
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
