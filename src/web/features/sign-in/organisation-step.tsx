import { useEffect, useRef } from 'react';
import { beginSignInRequest, beginSignInResponse } from '../../../contract/auth-organisation.ts';
import { useApi } from '../../lib/api.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { useForm } from '../../ui/use-form.ts';

/** Leads to the sign-in of an organisation, which sends the browser back to a page of ours. */
export const OrganisationStep = ({ email, onBack }: { email: string; onBack: () => void }) => {
  const begin = useBeginSignIn();
  const { field, submit } = useForm({
    initial: { email },
    schema: beginSignInRequest,
    isPending: begin.isPending,
    onValid: (wish) => begin.mutate(wish),
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        ref={first}
        label="Work Address"
        type="email"
        autoComplete="email"
        {...field('email')}
        hint="You go to the sign-in of your organisation, and come back from it."
      />
      <DialogActions>
        <Button type="submit" look="primary" block busyLabel={begin.isPending && 'Looking...'}>
          Continue to Your Organisation
        </Button>
        <Button look="ghost" block disabled={begin.isPending} onClick={onBack}>
          Back to Email
        </Button>
      </DialogActions>
    </form>
  );
};

const useBeginSignIn = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (wish: { email: string }) => api.post('/api/auth/organisation', wish, beginSignInResponse),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toastFailure(error, {
        title: 'Not found',
        fallback: 'The sign-in of your organisation could not be reached.',
      }),
  });
};
