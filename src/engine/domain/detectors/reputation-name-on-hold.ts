import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';
import { hasStatus } from '../registration-status.ts';

/**
 * A registry or registrar takes a name off the network for a reason: abuse, false contact data, a dispute, an unpaid bill.
 * By hand: enough to leave the safe band, not more, since the bill is among them.
 */
export const reputationNameOnHold = detector({
  id: 'reputation-name-on-hold',
  family: 'reputation',
  title: 'Name taken off the network',
  points: 26,
  severity: 'medium',
  icon: 'Ban',
  recommendation: 'Do not rely on anything in this name. Ask its owner by another way what happened.',
  weigh: ({ isByRegistry }) => (isByRegistry ? 26 : 22),
  find: ({ facts: { registration } }: DomainCase) => {
    if (registration.state !== 'known') return [];
    const isByRegistry = hasStatus(registration.value, 'serverhold');
    return isByRegistry || hasStatus(registration.value, 'clienthold') ? [{ isByRegistry }] : [];
  },
  describe: ({ isByRegistry }) =>
    `The ${isByRegistry ? 'registry' : 'registrar'} has put this name on hold, as it does after reports of abuse, in disputes, or when a bill is not paid.`,
});
