import { useRef, useState } from 'react';
import { type ApiError, useApi } from '../../lib/api.ts';
import { currentUserQuery } from '../../lib/current-user.ts';
import { type WayOut, wayOutOf } from '../../lib/limit.ts';
import { useQueryClient } from '../../lib/query-client.ts';

export type LimitPopup = { wayOut: WayOut; error: ApiError; isOpen: boolean };

/** Which popup is shown over a refusal at the limit. It is kept while it closes. */
export const useLimitPopup = () => {
  const [popup, setPopup] = useState<LimitPopup | null>(null);
  const newest = useRef<ApiError | null>(null);
  const api = useApi();
  const queryClient = useQueryClient();

  /** Asked again: what the page knows about who is signed in may be an hour old. */
  const isSignedIn = async () =>
    Boolean(await queryClient.fetchQuery({ ...currentUserQuery(api), staleTime: 0 }));

  return {
    popup,
    offer: async (error: ApiError) => {
      newest.current = error;
      const wayOut = await wayOutOf(error, isSignedIn);
      if (newest.current === error) setPopup({ wayOut, error, isOpen: true });
    },
    close: () => setPopup((before) => before && { ...before, isOpen: false }),
  };
};
