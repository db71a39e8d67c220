import { defangHost } from '../../text/defang.ts';
import { imitationDetector } from './define.ts';

/** Paths that only one service writes this way; on any other host the page is a copy of that service. */
const copied: { path: RegExp; brand: string; genuine: string }[] = [
  {
    path: /\/(?:sharedfiles\/filedetails|tradeoffers?\/new|id\/[^/]+\/tradeoffers?|workshop\/filedetails)/i,
    brand: 'Steam',
    genuine: 'steamcommunity.com',
  },
  {
    path: /\/(?:users\/\d{4,}\/profile|communities\/\d{5,}|games\/\d{5,}\/[\w-]+\?privateServerLinkCode)/i,
    brand: 'Roblox',
    genuine: 'roblox.com',
  },
  {
    path: /\/(?:gp\/(?:bestsellers|customer-reviews|product|help|css|cart|goldbox|yourstore|sign-in)|dp\/B0[0-9A-Z]{8}|ap\/signin)(?:\/|\?|$)/i,
    brand: 'Amazon',
    genuine: 'amazon.com',
  },
  {
    path: /\/(?:cgi-bin\/webscr|webapps\/mpp|signin\/authflow|myaccount\/(?:summary|transfer|wallet))/i,
    brand: 'PayPal',
    genuine: 'paypal.com',
  },
  {
    path: /\/(?:common\/oauth2\/|owa\/auth\/logon|adfs\/ls|_layouts\/15\/|personal\/\w+\/_layouts)/i,
    brand: 'Microsoft',
    genuine: 'microsoft.com',
  },
  {
    path: /\/(?:ServiceLogin|signin\/v\d\/identifier|AccountChooser)/i,
    brand: 'Google',
    genuine: 'google.com',
  },
  {
    path: /\/(?:meta_for_business|meta_business|business-help|help\/contact\/\d{6,}|checkpoint\/\d{6,}|case\/\d{9,}|marketplace\/item\/\d{9,})/i,
    brand: 'Facebook',
    genuine: 'facebook.com',
  },
  // Capitals and small letters mixed: a shop's `/p/12345678901` is an article number.
  {
    path: /\/(?:p|reel)\/(?=[^/]*[A-Z])(?=[^/]*[a-z])[A-Za-z0-9_-]{11}\/?$/,
    brand: 'Instagram',
    genuine: 'instagram.com',
  },
];

export const brandCopiedPath = imitationDetector({
  id: 'brand-copied-path',
  title: 'Path copied from a known service',
  points: 26,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Open the service by typing its own address.',
  find: ({ url, isEstablished }) => {
    if (isEstablished || url.host === '') return [];
    const match = copied.find(({ path }) => path.test(url.path));
    return match ? [{ ...match, host: url.host }] : [];
  },
  describe: ({ brand, genuine, host }) =>
    `The path is written as on ${brand} (${genuine}), but the page is on ${defangHost(host)}.`,
});
