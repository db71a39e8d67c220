import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';
import { hasStatus } from '../registration-status.ts';

/** Whoever registers a name that was let go also gets its mail and its visitors. */
export const upkeepRegistrationOver = detector({
  id: 'upkeep-registration-over',
  family: 'upkeep',
  title: 'Registration has run out',
  points: 10,
  severity: 'medium',
  icon: 'Clock',
  recommendation: 'Send nothing to this name until its owner confirms that it is still theirs.',
  find: ({ daysLeft, facts: { registration }, name }: DomainCase) => {
    const isGivenUp =
      registration.state === 'known' &&
      hasStatus(registration.value, 'pendingdelete', 'redemptionperiod', 'pendingrestore');
    return isGivenUp || (daysLeft !== null && daysLeft < 0) ? [{ name, isGivenUp }] : [];
  },
  describe: ({ name, isGivenUp }) =>
    isGivenUp
      ? `The registration of ${defangHost(name)} was not renewed; the name is about to be deleted and may then be anybody’s.`
      : `The registration of ${defangHost(name)} has run out; the name may soon be anybody’s.`,
});
