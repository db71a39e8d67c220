import { belongsTo } from '../../brands/organisation.ts';
import { defangHost } from '../../text/defang.ts';
import { isUnknownPlace } from '../address.ts';
import { imitationDetector } from './define.ts';

/**
 * A message, a notice or a poster that claims to be from a brand and leads to an unknown site. Links behind buttons
 * cannot be seen in a picture, so only what is written out or in a QR code counts.
 */
export const pictureBrandLink = imitationDetector({
  id: 'picture-brand-link',
  title: 'Claims to be from a brand but leads elsewhere',
  points: 40,
  severity: 'high',
  icon: 'Link2',
  find: ({ kind, shown, message, addresses: all }) => {
    if (kind === 'browser' || kind === 'code') return [];
    // A mailbox in a browser has a bar as well, which says nothing about the mail.
    const addresses = all.filter(({ origin }) => origin !== 'bar');
    const claimed = message.claims.find(({ speaks }) => speaks)?.brand;
    const brand = claimed ?? (shown && shown.strength >= 0.5 ? shown.brand : null);
    if (!brand || message.isClaimGenuine) return [];
    const strange = addresses.filter((one) => isUnknownPlace(one, kind) && !belongsTo(one.target.url, brand));
    const [first] = strange;
    if (!first || addresses.some(({ target }) => belongsTo(target.url, brand))) return [];
    return [{ brand, first, isClaimed: claimed !== undefined }];
  },
  weigh: ({ isClaimed }) => (isClaimed ? 40 : 28),
  where: ({ first }) => (first.span ? [first.span] : []),
  describe: ({ brand, first }) =>
    `It claims to be from ${brand.name}, but ${first.origin === 'qr' ? 'its QR code leads' : 'the address in it leads'} to ${defangHost(first.target.url.host)}. ${brand.name} uses ${brand.genuine}.`,
  recommendation: 'Do not follow it. Open the company’s own app or type its address yourself.',
});
