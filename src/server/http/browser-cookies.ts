import type { FastifyRequest } from 'fastify';
import { signInMinutes } from '../../contract/auth-organisation.ts';
import { type KnownBrowsers, knownBrowserSeconds } from '../adapters/known-browsers.ts';
import { codeLifetimeMinutes } from '../services/send-code.ts';
import { ownCookie } from './own-cookie.ts';

type Config = { isProduction: boolean };

/** Holds the challenge of the code that this browser asked for. */
export const challengeCookie = (config: Config) =>
  ownCookie(config, 'hookwise-challenge', codeLifetimeMinutes * 60);

/** Held by the browser that began to sign in with its organisation. */
export const organisationCookie = (config: Config) =>
  ownCookie(config, 'hookwise-organisation', signInMinutes * 60);

export const knownCookie = (config: Config) => ownCookie(config, 'hookwise-known', knownBrowserSeconds);

type Needs = { config: Config; knownBrowsers: KnownBrowsers; clock: () => Date };

/** Was the browser of a call signed in to this account before? */
export const isKnownBrowser = ({ config, knownBrowsers, clock }: Needs) => {
  const cookie = knownCookie(config);
  return (request: FastifyRequest, email: string): boolean =>
    knownBrowsers.isKnown(cookie.read(request), email, clock());
};
export type IsKnownBrowser = ReturnType<typeof isKnownBrowser>;
