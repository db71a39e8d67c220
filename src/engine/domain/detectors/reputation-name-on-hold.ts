import { hasStatus } from '../registration-status.ts';
import { reputationDetector } from './define.ts';

/**
 * A registry or registrar takes a domain off the network for abuse, false contact data, a dispute or an unpaid bill. Set
 * by hand: just enough to leave the safe band, since it may only be the bill.
 */
export const reputationNameOnHold = reputationDetector({
  id: 'reputation-name-on-hold',
  title: 'Domain taken off the network',
  points: 26,
  severity: 'medium',
  icon: 'Ban',
  recommendation: 'Do not rely on this domain. Ask its owner through another channel what happened.',
  find: ({ facts: { registration } }) => {
    if (registration.state !== 'known') return [];
    const isByRegistry = hasStatus(registration.value, 'serverhold');
    return isByRegistry || hasStatus(registration.value, 'clienthold') ? [{ isByRegistry }] : [];
  },
  weigh: ({ isByRegistry }) => (isByRegistry ? 26 : 22),
  describe: ({ isByRegistry }) =>
    `The ${isByRegistry ? 'registry' : 'registrar'} has put this domain on hold, as it does after reports of abuse, in disputes, or when a bill is not paid.`,
});
