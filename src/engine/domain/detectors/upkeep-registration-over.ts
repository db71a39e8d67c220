import { defangHost } from '../../text/defang.ts';
import { hasStatus } from '../registration-status.ts';
import { upkeepDetector } from './define.ts';

/** An attacker who registers a lapsed domain also gets its mail and its visitors. */
export const upkeepRegistrationOver = upkeepDetector({
  id: 'upkeep-registration-over',
  title: 'Registration expired',
  points: 10,
  severity: 'medium',
  icon: 'Clock',
  recommendation: 'Send nothing to this domain until its owner confirms that it is still theirs.',
  find: ({ daysLeft, facts: { registration }, name }) => {
    const isGivenUp =
      registration.state === 'known' &&
      hasStatus(registration.value, 'pendingdelete', 'redemptionperiod', 'pendingrestore');
    return isGivenUp || (daysLeft !== null && daysLeft < 0) ? [{ name, isGivenUp }] : [];
  },
  describe: ({ name, isGivenUp }) =>
    isGivenUp
      ? `The registration of ${defangHost(name)} was not renewed; the domain is about to be deleted, and anyone may then register it.`
      : `The registration of ${defangHost(name)} has expired; anyone may soon register the domain.`,
});
