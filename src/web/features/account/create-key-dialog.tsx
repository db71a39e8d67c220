import { useState } from 'react';
import { z } from 'zod';
import {
  type ApiScope,
  apiScopeNames,
  apiScopes,
  createKeyRequest,
  type NewApiKey,
} from '../../../contract/api-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ChoiceList } from './choice-list.tsx';
import { useCreateKey } from './use-api-keys.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (made: NewApiKey) => void;
};

export const CreateKeyDialog = ({ isOpen, onOpenChange, onCreated }: Props) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Create an API Key"
    description="With it a program can use your account, within your plan."
  >
    <CreateForm onCreated={onCreated} onCancel={() => onOpenChange(false)} />
  </Dialog>
);

const dayMs = 24 * 60 * 60 * 1000;
const lifetimes = [
  { value: '', label: 'No end' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
];

const { name, networks } = createKeyRequest.shape;
const schema = z.object({
  name,
  days: z.string(),
  networks: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(networks.unwrap().unwrap()),
});

const CreateForm = ({
  onCreated,
  onCancel,
}: {
  onCreated: (made: NewApiKey) => void;
  onCancel: () => void;
}) => {
  const create = useCreateKey();
  const [scopes, setScopes] = useState<readonly ApiScope[]>(apiScopeNames);
  const { values, field, change, submit } = useForm({
    initial: { name: '', days: '', networks: '' },
    schema,
    isPending: create.isPending,
    onValid: ({ days, ...wish }) =>
      create.mutate(
        {
          ...wish,
          scopes: [...scopes],
          expiresAt: days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString(),
        },
        { onSuccess: onCreated },
      ),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        placeholder="Mail gateway"
        {...field('name')}
        hint="So that you can tell it from others later."
      />
      <ChoiceList
        legend="What it may do"
        choices={apiScopeNames.map((scope) => [scope, apiScopes[scope]] as const)}
        chosen={scopes}
        onChange={setScopes}
        problem={scopes.length === 0 && 'Please choose at least one.'}
      />
      <SelectField
        label="Expires after"
        choices={lifetimes}
        value={values.days}
        onChoose={(days) => change('days', days)}
      />
      <TextAreaField
        label="Networks"
        isOptional
        rows={2}
        placeholder="192.0.2.0/24"
        hint="Where it may be used from, one address or block a line. Leave it empty for anywhere."
        {...field('networks')}
      />
      <DialogActions>
        <Button
          type="submit"
          look="primary"
          block
          disabled={scopes.length === 0}
          busyLabel={create.isPending && 'Creating...'}
        >
          Create Key
        </Button>
        <Button look="ghost" block disabled={create.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  );
};
