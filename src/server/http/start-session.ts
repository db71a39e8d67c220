import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { verifyOtpResponse } from '../../contract/auth-verify-otp.ts';
import { browserName } from '../adapters/browser-name.ts';
import type { KnownBrowsers } from '../adapters/known-browsers.ts';
import type { SignedIn } from '../services/open-session.ts';
import type { Notify, PostMails } from '../services/post-mails.ts';
import type { PresentUser } from '../services/present-user.ts';
import type { EndSession } from '../services/use-session.ts';
import { challengeCookie, knownCookie } from './browser-cookies.ts';
import type { CarriedTokens } from './carried-tokens.ts';
import type { SessionCookie } from './session-cookie.ts';

type Needs = {
  config: { isProduction: boolean };
  carriedTokens: CarriedTokens;
  endSession: EndSession;
  sessionCookie: SessionCookie;
  knownBrowsers: KnownBrowsers;
  presentUser: PresentUser;
  notify: Notify;
  welcome: PostMails['welcome'];
  clock: () => Date;
};

type Answer = z.infer<typeof verifyOtpResponse>;

/** Hands a new session over to the browser, however its user has signed in; from now on the browser is a known one. */
export const startSession = (needs: Needs) => {
  const challenge = challengeCookie(needs.config);
  const known = knownCookie(needs.config);
  return async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): Promise<Answer> => {
    const { user, cookieToken, bearerToken } = signedIn;
    // Otherwise the browser's earlier session would stay open, and no one could end it.
    for (const token of needs.carriedTokens(request)) await needs.endSession(token);
    needs.sessionCookie.set(reply, cookieToken);
    const now = needs.clock();
    const isNew = !needs.knownBrowsers.isKnown(known.read(request), user.email, now);
    const isFirst = user.createdAt.getTime() === user.lastLogin?.getTime();
    // The first sign-in of all is no news to its owner.
    if (isFirst) needs.welcome(user);
    else if (isNew)
      needs.notify(user.email, { kind: 'new browser', browser: browserName(request.headers['user-agent']) });
    known.set(reply, needs.knownBrowsers.remember(known.read(request), user.email, now));
    if (challenge.read(request)) challenge.clear(reply);
    return {
      message: 'You have been signed in successfully',
      jwtToken: bearerToken,
      user: needs.presentUser(user, now),
    };
  };
};
export type StartSession = ReturnType<typeof startSession>;
