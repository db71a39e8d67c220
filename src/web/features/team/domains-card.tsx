import { Globe, Plus } from 'lucide-react';
import { addDomainRequest, type Organisation } from '../../../contract/organisations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { DomainRow } from './domain-row.tsx';
import { useAddDomain } from './use-team.ts';

/** The domains of the organisation: its owner proves them, its analysts see them. */
export const DomainsCard = ({ organisation: { domains, role, limit } }: { organisation: Organisation }) => (
  <Card className="grid gap-5 p-card">
    <h2 className="section-title">Domains</h2>
    {domains.length > 0 ? (
      <ul aria-label="Domains" className="divide-y divide-line">
        {domains.map((domain) => (
          <DomainRow key={domain.id} domain={domain} />
        ))}
      </ul>
    ) : (
      <EmptyState
        icon={Globe}
        title="No domain yet"
        text="Prove that a domain is yours with a record in its DNS. It then belongs to your organisation, and to no other one here."
      />
    )}
    {role === 'owner' && limit !== 0 && <AddDomainForm />}
  </Card>
);

const AddDomainForm = () => {
  const add = useAddDomain();
  const { field, reset, submit } = useForm({
    initial: { domain: '' },
    schema: addDomainRequest,
    isPending: add.isPending,
    onValid: (wish) => add.mutate(wish, { onSuccess: () => reset({ domain: '' }) }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:max-w-110">
      <TextField
        label="Domain"
        placeholder="company.example"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('domain')}
      />
      <Button
        type="submit"
        look="primary"
        className="sm:justify-self-start"
        icon={<Plus aria-hidden="true" />}
        busyLabel={add.isPending && 'Adding...'}
      >
        Add Domain
      </Button>
    </form>
  );
};
