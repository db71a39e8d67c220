import { UserRoundPlus } from 'lucide-react';
import { type Invitation, inviteRequest, type Organisation } from '../../../contract/organisations.ts';
import { formatDay } from '../../lib/format.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useForm } from '../../ui/use-form.ts';
import { joinPath } from './join-path.ts';
import { roleChoices, roleWords } from './role-words.ts';
import { useInvitations, useInvite, useWithdraw } from './use-team.ts';

/** For the owner: who is invited, and inviting more. */
export const InvitationsCard = ({ organisation: { limit } }: { organisation: Organisation }) => {
  const invitations = useInvitations();
  const address = `${window.location.origin}${joinPath}`;
  return (
    <Card className="grid gap-5 p-card">
      <h2 className="section-title">Invitations</h2>
      {invitations.isPending && <Skeleton className="h-11" />}
      {invitations.isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          The list could not be loaded.
          <Button onClick={() => invitations.refetch()}>Try Again</Button>
        </p>
      )}
      {invitations.data && invitations.data.invitations.length > 0 && (
        <ul aria-label="Invitations" className="divide-y divide-line">
          {invitations.data.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      {limit !== 0 && <InviteForm />}
      <div className="grid gap-2 text-sm">
        <p className="max-w-measure text-text-2">
          Each gets a mail with a code that works once, for their address alone. Our mails have no links: tell
          them yourself where to enter it.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="wrap-anywhere font-mono text-xs">{address}</code>
          <CopyButton text={address} what="the address of the page for invited people" hasLabel />
        </div>
      </div>
    </Card>
  );
};

const InvitationRow = ({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) => {
  const withdraw = useWithdraw();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p className="font-semibold">{email}</p>
        <p className="text-text-3 text-xs">
          {roleWords[role]}, until {formatDay(expiresAt)}
        </p>
      </div>
      <AskFirst
        label="Withdraw"
        name={`Withdraw the invitation to ${email}`}
        confirm="Withdraw It"
        keep="Keep It"
        busyLabel={withdraw.isPending && 'Withdrawing...'}
        onConfirm={() => withdraw.mutate(id)}
      />
    </li>
  );
};

const InviteForm = () => {
  const invite = useInvite();
  const { values, field, change, reset, submit } = useForm({
    initial: { email: '', role: 'member' },
    schema: inviteRequest,
    isPending: invite.isPending,
    onValid: (wish) =>
      invite.mutate(wish, {
        onSuccess: ({ email, role }) => {
          reset({ email: '', role });
          showToast({ title: 'Invited', description: `A mail with the code is on its way to ${email}.` });
        },
      }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        placeholder="maya@company.example"
        {...field('email')}
      />
      <SelectField
        label="Role"
        choices={roleChoices}
        value={values.role}
        disabled={invite.isPending}
        hint="Analysts see who is in the organisation, members see its owner."
        onChoose={(role) => change('role', role)}
      />
      <Button
        type="submit"
        look="primary"
        className="sm:justify-self-start"
        icon={<UserRoundPlus aria-hidden="true" />}
        busyLabel={invite.isPending && 'Inviting...'}
      >
        Invite
      </Button>
    </form>
  );
};
