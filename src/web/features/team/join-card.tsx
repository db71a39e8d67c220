import { useLocation } from 'wouter';
import { joinRequest } from '../../../contract/organisations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useForm } from '../../ui/use-form.ts';
import { useJoin } from './use-team.ts';

/** The code of an invitation, by the person it went to. */
export const JoinCard = ({ email }: { email: string }) => {
  const [, navigate] = useLocation();
  const join = useJoin();
  const { field, submit } = useForm({
    initial: { token: '' },
    schema: joinRequest,
    isPending: join.isPending,
    onValid: (wish) =>
      join.mutate(wish, {
        onSuccess: ({ organisation }) => {
          showToast({ title: 'Welcome', description: `You are in ${organisation?.name ?? 'it'} now.` });
          navigate('/team');
        },
      }),
  });
  return (
    <Card className="grid gap-5 p-card">
      <h2 className="section-title">Your invitation</h2>
      <p className="wrap-anywhere max-w-measure text-sm text-text-2">
        You are signed in as {email}. An invitation works for the address that its mail came to, and for no
        other one. Its owner and its analysts will see your address; nobody in it can read what you check.
      </p>
      <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:max-w-110">
        <TextField
          label="Invitation code"
          placeholder="mz4ka-7qwtd-x2b5n-yhc3e"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          {...field('token')}
        />
        <Button
          type="submit"
          look="primary"
          className="sm:justify-self-start"
          busyLabel={join.isPending && 'Joining...'}
        >
          Join
        </Button>
      </form>
    </Card>
  );
};
