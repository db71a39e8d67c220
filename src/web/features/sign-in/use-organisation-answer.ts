import { useEffect, useRef, useState } from 'react';
import { type FinishedSignIn, finishSignInResponse } from '../../../contract/auth-organisation.ts';
import { organisationMessageResponse } from '../../../contract/organisations.ts';
import { type Api, serverMessageOf, useApi } from '../../lib/api.ts';
import { storeAuthToken } from '../../lib/auth-token.ts';
import { useMutation } from '../../lib/use-mutation.ts';

type AnswerState =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'refused'; message: string }
  | { state: 'confirm'; asked: Extract<FinishedSignIn, { outcome: 'confirm' }> };

/** What the issuer sent the browser back with is used once, and stays in no history. */
const takeAnswer = (): string => {
  const answer = window.location.search.slice(1);
  if (answer) window.history.replaceState(null, '', window.location.pathname);
  return answer;
};

/** Hands what the issuer sent back to the server. */
export const useOrganisationAnswer = (onSignedIn: () => void): AnswerState => {
  const api = useApi();
  const [state, setState] = useState<AnswerState>({ state: 'asking' });
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void ask(api, onSignedIn).then((found) => found && setState(found));
  }, [api, onSignedIn]);
  return state;
};

/** Null once somebody is signed in: the page is left. */
const ask = async (api: Api, onSignedIn: () => void): Promise<AnswerState | null> => {
  const answer = takeAnswer();
  if (!answer) return { state: 'none' };
  try {
    const found = await api.post('/api/auth/organisation/answer', { answer }, finishSignInResponse);
    if (found.outcome === 'confirm') return { state: 'confirm', asked: found };
    storeAuthToken(found.jwtToken);
    onSignedIn();
    return null;
  } catch (error) {
    const message = serverMessageOf(error) ?? 'The server did not answer. Please begin again.';
    return { state: 'refused', message };
  }
};

/** The holder of an account lets the issuer open it, once they have signed in themselves. */
export const useConfirmLink = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (offer: string) =>
      api.post('/api/auth/organisation/confirm', { offer }, organisationMessageResponse),
  });
};
