import { ApiError } from './api.ts';

/** A refusal because the day's checks are used up, which a sign-in or a larger plan can mend. */
export const isLimitError = (error: Error): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 429 ||
    error.body?.requiresAuth === true ||
    error.body?.requiresUpgrade === true ||
    // A proxy or an older server may say it in words alone.
    /usage limit exceeded|daily limit/i.test(error.message));
