import { UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { foundOrganisationRequest, maxOrganisationName } from '../../../contract/organisations.ts';
import { plans, unlimited } from '../../../contract/plans.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useFound } from './use-team.ts';

/** For a person who is in no organisation: founding one, where their plan has it. `limit`: how many people it has room for. */
export const FoundCard = ({ limit }: { limit: number }) => (
  <Card className="grid gap-5 p-card">
    <h2 className="section-title">Your organisation</h2>
    {limit === 0 ? (
      <EmptyState
        icon={UsersRound}
        title="Organisations come with the Professional plan"
        text={`It has room for ${plans.professional.members} people, you among them. To join one that somebody else has founded, your plan does not matter.`}
        action={
          <Link href="/pricing" className={buttonClass()}>
            See Plans
          </Link>
        }
      />
    ) : (
      <>
        <p className="max-w-measure text-sm text-text-2">
          You are in none yet. Found one and invite the people you work with:{' '}
          {limit === unlimited
            ? 'your plan has no limit.'
            : `your plan has room for ${limit}, you among them.`}{' '}
          What each of you checks stays your own.
        </p>
        <FoundForm />
      </>
    )}
  </Card>
);

const FoundForm = () => {
  const found = useFound();
  const { field, submit } = useForm({
    initial: { name: '' },
    schema: foundOrganisationRequest,
    isPending: found.isPending,
    onValid: (wish) => found.mutate(wish),
  });
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:max-w-110">
      <TextField
        label="Name of your organisation"
        placeholder="Northwind Trading"
        autoComplete="organization"
        maxLength={maxOrganisationName}
        {...field('name')}
      />
      <Button
        type="submit"
        look="primary"
        className="sm:justify-self-start"
        busyLabel={found.isPending && 'Founding...'}
      >
        Found Organisation
      </Button>
    </form>
  );
};
