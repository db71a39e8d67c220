import type { PictureKind } from '../../contract/explanation.ts';
import { isMailService } from '../addresses/mail-services.ts';
import type { Brand } from '../brands/brands.ts';
import { wordSet } from '../text/word-list.ts';
import type { PictureAddress, PictureCase } from './case.ts';

/** Where what is typed into a page would go. */
export type Place = {
  /** `own`: the address of the brand that the page shows. `known`: a widely used site. `unseen`: not in the picture. */
  kind: 'own' | 'known' | 'unknown' | 'unseen';
  host: string;
};

export const placeOf = ({ bar, isOwnPage }: Pick<PictureCase, 'bar' | 'isOwnPage'>): Place => {
  if (!bar) return { kind: 'unseen', host: '' };
  const { target } = bar;
  const host = target.url.host;
  if (isOwnPage) return { kind: 'own', host };
  const isKnown =
    target.isEstablished || target.isGenuineBrand || isIdentityProvider(host) || isPrivateHost(host);
  return { kind: isKnown ? 'known' : 'unknown', host };
};

/** Services that sign people in for other companies: the page shows the company's name, the address is the service's. */
const identityProviders =
  /(?:^|\.)(?:okta\.com|oktapreview\.com|okta-emea\.com|auth0\.com|onelogin\.com|pingone\.com|pingidentity\.com|duosecurity\.com|jumpcloud\.com|login\.gov|id\.me|cloudflareaccess\.com|amazoncognito\.com|b2clogin\.com|ciamlogin\.com|microsoftonline\.com|kinde\.com|clerk\.com|workos\.com|fusionauth\.io|3dsecure\.io|cardinalcommerce\.com|arcot\.com|stripe\.com|adyen\.com|mollie\.com)$/;
export const isIdentityProvider = (host: string): boolean => identityProviders.test(host);

/** The reader's own machine or network: routers and pages under development. */
export const isPrivateHost = (host: string): boolean =>
  host === 'localhost' ||
  /^(?:127|10)\.\d|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host) ||
  /\.(?:local|localhost|lan|internal|test|home|box)$/.test(host);

/** Leads to a little-known site. Services that count clicks are ordinary in mail and nowhere else. */
export const isUnknownPlace = ({ target }: PictureAddress, kind: PictureKind): boolean =>
  !target.isEstablished &&
  !target.isGenuineBrand &&
  !(kind === 'mail' && isMailService(target.url.registrableDomain));

/** Programs that companies run at their own address: their name on a sign-in page claims no brand. */
const selfHosted = wordSet(
  'gitlab.com atlassian.com cpanel.net wordpress.com zimbra.com roundcube.net github.com',
);
export const isSelfHosted = ({ genuine }: Brand): boolean => selfHosted.has(genuine);

/** Below this, one letter of a domain may well be misread: measured, a correct reading has 0.97 and more. */
const sure = 0.93;

/** A domain one letter from a brand's, read with little confidence: it may be the brand's own. */
export const mayBeMisread = ({ confidence, target: { imitation } }: PictureAddress): boolean =>
  confidence < sure && imitation !== null && (imitation.trick === 'homoglyph' || imitation.trick === 'typo');
