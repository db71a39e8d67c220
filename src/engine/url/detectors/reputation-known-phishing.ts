import { isMailService } from '../../addresses/mail-services.ts';
import { defangHost } from '../../text/defang.ts';
import { reputationDetector } from './define.ts';

/** Set by hand: a confirmed report alone belongs in the phishing band. A listed host counts a little less than a listed page. */
export const reputationKnownPhishing = reputationDetector({
  id: 'reputation-known-phishing',
  title: 'Reported as phishing',
  points: 90,
  severity: 'high',
  icon: 'Fish',
  recommendation:
    'Do not open it. Delete the message, and change your password if you have already entered it.',
  find: ({ facts, url, isGenuineBrand }) => {
    if (facts.knownPhishing?.state !== 'known') return [];
    const known = facts.knownPhishing.value;
    // Lists contain whole hosts of brands and of click trackers; one customer's page says nothing about the others.
    const isShared = isGenuineBrand || isMailService(url.registrableDomain);
    return known.match === 'host' && isShared ? [] : [{ known, host: url.host }];
  },
  weigh: ({ known }) => (known.match === 'address' ? 90 : 80),
  describe: ({ known, host }) =>
    `${known.match === 'address' ? 'This address' : `The host ${defangHost(host)}`} is on a list of known phishing (${known.source}, ${known.listedOn}).`,
});
