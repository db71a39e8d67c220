import { organisationReturnPath } from '../../../contract/organisation-return-path.ts';
import { type OwnSignIn, setUpSignInRequest } from '../../../contract/organisation-sign-in.ts';
import type { Organisation } from '../../../contract/organisations.ts';
import { formatDay } from '../../lib/format.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useRemoveSignIn, useSetUpSignIn, useTeamSignIn } from './use-team.ts';

/** For the owner: how the people of the organisation sign in with its own accounts. */
export const SignInCard = ({ organisation }: { organisation: Organisation }) => {
  const own = useTeamSignIn();
  const hasDomain = organisation.domains.some(({ provedAt }) => provedAt !== null);
  return (
    <Card className="grid gap-5 p-card">
      <h2 className="section-title">Sign-in</h2>
      <p className="max-w-measure text-sm text-text-2">
        People with addresses of your proved domains can sign in with the accounts of your organisation, by
        OpenID Connect. Who is not in the organisation yet joins it as a member, while your plan has places.
      </p>
      {own.isPending && <Skeleton className="h-11" />}
      {own.isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          The sign-in could not be loaded.
          <Button onClick={() => own.refetch()}>Try Again</Button>
        </p>
      )}
      {own.data?.signIn && <Present signIn={own.data.signIn} />}
      {own.data && !hasDomain && (
        <p className="text-sm text-text-2">Prove a domain first: nobody can sign in this way without one.</p>
      )}
      {own.data && hasDomain && organisation.limit !== 0 && <SetUpForm signIn={own.data.signIn} />}
    </Card>
  );
};

const Present = ({ signIn: { issuer, createdAt, linked } }: { signIn: NonNullable<OwnSignIn['signIn']> }) => {
  const remove = useRemoveSignIn();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p className="font-semibold">{issuer}</p>
        <p className="text-text-3 text-xs">
          Set up {formatDay(createdAt)}, used by {linked} {linked === 1 ? 'person' : 'people'}
        </p>
      </div>
      <AskFirst
        label="Remove"
        name="Remove the sign-in"
        confirm="Remove It"
        keep="Keep It"
        busyLabel={remove.isPending && 'Removing...'}
        onConfirm={() => remove.mutate(undefined)}
      />
    </div>
  );
};

const SetUpForm = ({ signIn }: OwnSignIn) => {
  const setUp = useSetUpSignIn();
  const { field, reset, submit } = useForm({
    initial: { issuer: signIn?.issuer ?? '', clientId: signIn?.clientId ?? '', clientSecret: '' },
    schema: setUpSignInRequest,
    isPending: setUp.isPending,
    onValid: (wish) => setUp.mutate(wish, { onSuccess: () => reset({ ...wish, clientSecret: '' }) }),
  });
  const address = `${window.location.origin}${organisationReturnPath}`;
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <div className="grid gap-2 text-sm">
        <p className="max-w-measure text-text-2">
          At your provider, register a web application with this address to return to, for the code flow with
          a client secret:
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="wrap-anywhere font-mono text-xs">{address}</code>
          <CopyButton text={address} what="the address to return to" hasLabel />
        </div>
      </div>
      <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:max-w-110">
        <TextField
          label="Issuer"
          placeholder="https://login.company.example"
          {...plain}
          {...field('issuer')}
        />
        <TextField label="Client ID" {...plain} {...field('clientId')} />
        <TextField
          label="Client secret"
          type="password"
          {...plain}
          autoComplete="new-password"
          {...field('clientSecret')}
          hint={
            signIn
              ? 'It is never shown again. Enter it to save; another issuer or client ID ends all connections.'
              : 'It is kept encrypted, and never shown again.'
          }
        />
        <Button
          type="submit"
          look="primary"
          className="sm:justify-self-start"
          busyLabel={setUp.isPending && 'Asking the issuer...'}
        >
          {signIn ? 'Save Sign-In' : 'Set Up Sign-In'}
        </Button>
      </form>
    </>
  );
};
