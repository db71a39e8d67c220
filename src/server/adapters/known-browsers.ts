import { createHmac } from 'node:crypto';
import { isSameHash } from './secrets.ts';

const daySeconds = 24 * 60 * 60;
/** As long as browsers keep a cookie at most. */
export const knownBrowserSeconds = 400 * daySeconds;

/** A family shares a browser, and nothing but a few accounts does. */
const maxAccounts = 5;

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

/**
 * Marks of browsers that were signed in to an account before. A browser carries one mark for each account: when it was made,
 * and a signature over that and the address. It names nobody and is the same kind of text for all, so it tracks nobody.
 */
export const knownBrowsers = (key: Uint8Array) => {
  const sign = (email: string, seconds: string) =>
    createHmac('sha256', key).update(`${email}\n${seconds}`).digest('base64url');
  const isMarkOf = (mark: string, email: string, now: Date) => {
    const [seconds = '', signature = ''] = mark.split('~');
    const age = now.getTime() / 1000 - Number(seconds);
    return age < knownBrowserSeconds && isSameHash(signature, sign(email, seconds));
  };
  const marksIn = (cookie: string | null) => (cookie ? cookie.split('.').slice(0, maxAccounts) : []);
  return {
    isKnown: (cookie: string | null, email: string, now: Date): boolean =>
      marksIn(cookie).some((mark) => isMarkOf(mark, email, now)),

    /** The cookie's next value: a fresh mark for this account before those of others. */
    remember: (cookie: string | null, email: string, now: Date): string => {
      const seconds = Math.floor(now.getTime() / 1000).toString();
      const others = marksIn(cookie).filter((mark) => !isMarkOf(mark, email, now));
      return [`${seconds}~${sign(email, seconds)}`, ...others].slice(0, maxAccounts).join('.');
    },
  };
};
