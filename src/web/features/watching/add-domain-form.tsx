import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { watchDomainRequest } from '../../../contract/watch-domains.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useAddDomain } from './use-watching.ts';

/** A domain by its name; any link of it will do. */
export const AddDomainForm = () => {
  const [domain, setDomain] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useAddDomain();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const read = watchDomainRequest.safeParse({ domain });
    if (!read.success) {
      setError(read.error.issues[0]?.message ?? null);
      return;
    }
    add.mutate(read.data, {
      onSuccess: (added) => {
        setDomain('');
        showToast({
          title: `${added.domain} is watched`,
          description: added.lastLookAt
            ? 'What was found is shown in the list. You are notified when it changes.'
            : 'It has not been looked at yet.',
        });
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4">
      <TextField
        label="Domain"
        placeholder="example.com"
        value={domain}
        maxLength={300}
        error={error}
        readOnly={add.isPending}
        onChange={(event) => {
          setDomain(event.target.value);
          setError(null);
        }}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" />}
        busyLabel={add.isPending && 'Looking...'}
      >
        Watch This Domain
      </Button>
    </form>
  );
};
