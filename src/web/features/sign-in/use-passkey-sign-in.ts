import { passkeySignInOptions, passkeySignInResponse } from '../../../contract/auth-passkey.ts';
import { useApi } from '../../lib/api.ts';
import { storeAuthToken } from '../../lib/auth-token.ts';
import { answerWithPasskey, passkeyFault } from '../../lib/passkey-browser.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { showToast } from '../../ui/toast-store.ts';

const answer = passkeySignInResponse.pick({ jwtToken: true });

/** Signs in with a passkey that the browser offers. */
export const usePasskeySignIn = () => {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const options = await api.post('/api/auth/passkey/options', {}, passkeySignInOptions);
      return api.post('/api/auth/passkey', { response: await answerWithPasskey(options) }, answer);
    },
    onSuccess: ({ jwtToken }) => {
      storeAuthToken(jwtToken);
      showToast({ title: 'Success', description: 'You have been signed in successfully' });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Error',
        fallback: passkeyFault(error) ?? 'The passkey could not be checked. Please try again.',
      }),
  });
};
