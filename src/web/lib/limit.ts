import { ApiError } from './api.ts';

/** A refusal because the day's checks are used up, which a sign-in or a larger plan can solve. */
export const isLimitError = (error: Error): error is ApiError =>
  error instanceof ApiError &&
  (isUsedUp(error) || error.body?.requiresAuth === true || error.body?.requiresUpgrade === true);

/** The day's checks are used up. A sign-in may also be asked for while some are left. */
export const isUsedUp = ({ status, message, body }: ApiError): boolean =>
  status === 429 ||
  body?.requiresUpgrade === true ||
  // A proxy or an older server may only describe it.
  /usage limit exceeded|daily limit/i.test(message);

/** What helps: an account, or a larger plan. */
export type WayOut = 'sign-in' | 'upgrade';

/** The server says which; where it does not, it depends on the visitor, who counts as a guest when that cannot be found out. */
export const wayOutOf = async ({ body }: ApiError, isSignedIn: () => Promise<boolean>): Promise<WayOut> => {
  if (body?.requiresAuth) return 'sign-in';
  if (body?.requiresUpgrade) return 'upgrade';
  try {
    return (await isSignedIn()) ? 'upgrade' : 'sign-in';
  } catch {
    return 'sign-in';
  }
};
