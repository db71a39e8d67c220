import type { PictureKind } from '../../contract/explanation.ts';
import { isMailService } from '../addresses/mail-services.ts';
import type { Brand } from '../brands/brands.ts';
import type { PictureAddress, PictureCase } from './case.ts';

/** Where what is typed into a page would go. */
export type Place = {
  /** `own`: the brand's that the page shows. `known`: a widely used site. `unseen`: the picture does not tell. */
  kind: 'own' | 'known' | 'unknown' | 'unseen';
  host: string;
};

export const placeOf = ({ bar, isOwnPage }: Pick<PictureCase, 'bar' | 'isOwnPage'>): Place => {
  if (!bar) return { kind: 'unseen', host: '' };
  const { target } = bar;
  const host = target.url.host;
  if (isOwnPage) return { kind: 'own', host };
  const isKnown =
    target.isEstablished || target.isGenuineBrand || isIdentityProvider(host) || isSomebodysOwn(host);
  return { kind: isKnown ? 'known' : 'unknown', host };
};

/** Services that other companies let sign their people in: the page shows the company's name, the address theirs. */
const identityProviders =
  /(?:^|\.)(?:okta\.com|oktapreview\.com|okta-emea\.com|auth0\.com|onelogin\.com|pingone\.com|pingidentity\.com|duosecurity\.com|jumpcloud\.com|login\.gov|id\.me|cloudflareaccess\.com|amazoncognito\.com|b2clogin\.com|ciamlogin\.com|microsoftonline\.com|kinde\.com|clerk\.com|workos\.com|fusionauth\.io|3dsecure\.io|cardinalcommerce\.com|arcot\.com|stripe\.com|adyen\.com|mollie\.com)$/;
export const isIdentityProvider = (host: string): boolean => identityProviders.test(host);

/** The reader's own machine or network: routers and what developers try out. */
export const isSomebodysOwn = (host: string): boolean =>
  host === 'localhost' ||
  /^(?:127|10)\.\d|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(host) ||
  /\.(?:local|localhost|lan|internal|test|home|box)$/.test(host);

/** Leads to somebody whom few people know. Services that count clicks are at home in mails and nowhere else. */
export const isUnknownPlace = ({ target }: PictureAddress, kind: PictureKind): boolean =>
  !target.isEstablished &&
  !target.isGenuineBrand &&
  !(kind === 'mail' && isMailService(target.url.registrableDomain));

/** Programs that everybody runs at an address of their own: their name on a sign-in page claims nothing. */
const selfHosted = new Set(
  'gitlab.com atlassian.com cpanel.net wordpress.com zimbra.com roundcube.net github.com'.split(' '),
);
export const isSelfHosted = ({ genuine }: Brand): boolean => selfHosted.has(genuine);

/** Below this, one letter in a name may well be misread: by measure the reader gives what it reads right 0.97 and more. */
const sure = 0.93;

/** A name one letter from a brand's, read by a reader that was not sure: it may be the brand's own. */
export const mayBeMisread = ({ confidence, target: { imitation } }: PictureAddress): boolean =>
  confidence < sure && imitation !== null && (imitation.trick === 'homoglyph' || imitation.trick === 'typo');
