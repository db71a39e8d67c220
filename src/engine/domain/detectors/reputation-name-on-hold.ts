import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';
import { hasStatus } from '../registration-status.ts';

/**
 * A registry or registrar takes a domain off the network for abuse, false contact data, a dispute or an unpaid bill. Set
 * by hand: just enough to leave the safe band, since it may only be the bill.
 */
export const reputationNameOnHold = detector({
  id: 'reputation-name-on-hold',
  family: 'reputation',
  title: 'Domain taken off the network',
  points: 26,
  severity: 'medium',
  icon: 'Ban',
  recommendation: 'Do not rely on this domain. Ask its owner through another channel what happened.',
  weigh: ({ isByRegistry }) => (isByRegistry ? 26 : 22),
  find: ({ facts: { registration } }: DomainCase) => {
    if (registration.state !== 'known') return [];
    const isByRegistry = hasStatus(registration.value, 'serverhold');
    return isByRegistry || hasStatus(registration.value, 'clienthold') ? [{ isByRegistry }] : [];
  },
  describe: ({ isByRegistry }) =>
    `The ${isByRegistry ? 'registry' : 'registrar'} has put this domain on hold, as it does after reports of abuse, in disputes, or when a bill is not paid.`,
});
