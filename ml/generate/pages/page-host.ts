import { base64url, lower, type Random } from '../random.ts';
import { cheapDomain, lookalikeDomain, lureAddress } from '../senders/lure-links.ts';
import { inventedOrganisation, type Organisation } from '../senders/organisation.ts';
import { pagePath } from '../senders/paths.ts';
import type { Screen } from './screen.ts';

/** Which address a screen shows, and what a link in its text looks like. */
export type PageHost = { name: string; address: string; link: () => string };

/** Longer addresses are cut by every address bar and bubble. */
const longestShown = 64;

export const pageHost = (
  organisation: Organisation,
  { from, language }: Screen,
  label: 0 | 1,
  random: Random,
): PageHost => {
  const name = label === 0 ? legitimateHost(organisation, random) : lureHost(organisation, language, random);
  const path = random.chance(0.6) ? `/${pagePath(from, random)}` : '';
  const address = shown(`https://${name}${path}`, random);
  return {
    name,
    address,
    link: () =>
      shown(
        label === 0
          ? legitimateLink(name, pagePath(from, random), random)
          : lureAddress(organisation, from, language, random),
        random,
      ),
  };
};

const legitimateHost = ({ domain }: Organisation, random: Random) =>
  random.weighted([
    [domain, 4],
    [`www.${domain}`, 4],
    [`${random.pick(['account', 'my', 'app', 'login', 'shop', 'm', 'secure', 'help'])}.${domain}`, 3],
  ]);

const lureHost = (organisation: Organisation, language: Screen['language'], random: Random) =>
  (random.chance(0.3) ? 'www.' : '') +
  random.weighted([
    [lookalikeDomain(organisation, random), 5],
    [cheapDomain(random), 3],
    // A broken-into site keeps its own good name.
    [inventedOrganisation('small', language, random).domain, 4],
  ]);

/** Legitimate houses shorten too. */
const legitimateLink = (host: string, path: string, random: Random) =>
  random.weighted([
    [`https://${host}/${path}`, 6],
    [`https://${host}/${random.string(6, base64url)}`, 3],
    [`https://bit.ly/${random.string(7, base64url)}`, 0.6],
    [`https://${random.string(1, lower)}.${host.replace(/^www\./, '')}/${random.string(5)}`, 1],
  ]);

const shown = (address: string, random: Random): string => {
  const bare = random.chance(0.55) ? address.replace(/^https?:\/\//, '') : address;
  return bare.slice(0, longestShown);
};
