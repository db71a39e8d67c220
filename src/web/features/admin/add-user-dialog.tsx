import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addUserRequest, defaultHistoryLimit } from '../../../contract/admin-users.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { planChoices } from './plan-choices.ts';
import { useAddUser } from './use-user-actions.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const blank = { email: '', planType: 'free', historyLimit: String(defaultHistoryLimit) };
type Name = keyof typeof blank;

export const AddUserDialog = ({ isOpen, onOpenChange }: Props) => {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const add = useAddUser();

  const change = (name: Name) => (value: string) => setValues((before) => ({ ...before, [name]: value }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    // Text that is no number counts as 0, which the lower bound refuses.
    const read = addUserRequest.safeParse({ ...values, historyLimit: Number(values.historyLimit) || 0 });
    focusFirstInvalid(event.currentTarget, () => setErrors(read.success ? {} : issuesOf(read.error.issues)));
    if (!read.success) return;
    add.mutate(read.data, {
      onSuccess: () => {
        setValues(blank);
        onOpenChange(false);
      },
    });
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add User"
      description="They sign in with a code that is sent to this address."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="off"
          value={values.email}
          readOnly={add.isPending}
          error={errors.email}
          onChange={(event) => change('email')(event.target.value)}
        />
        <SelectField
          label="Plan"
          name="planType"
          choices={planChoices}
          value={values.planType}
          disabled={add.isPending}
          error={errors.planType}
          onChoose={change('planType')}
        />
        <TextField
          label="History limit"
          inputMode="numeric"
          name="historyLimit"
          autoComplete="off"
          value={values.historyLimit}
          readOnly={add.isPending}
          error={errors.historyLimit}
          hint="From 1 to 1000."
          onChange={(event) => change('historyLimit')(event.target.value)}
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

const issuesOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message])) as Partial<
    Record<Name, string>
  >;
