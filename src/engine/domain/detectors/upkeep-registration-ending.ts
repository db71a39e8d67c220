import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

const soon = 14;

/** Most registrars renew in the last days, so only the last two weeks count. */
export const upkeepRegistrationEnding = detector({
  id: 'upkeep-registration-ending',
  family: 'upkeep',
  title: 'Registration expires within days',
  points: 2,
  severity: 'low',
  icon: 'Timer',
  recommendation: 'If the domain is yours, renew it now: others wait for domains that expire.',
  find: ({ daysLeft, name }: DomainCase) =>
    daysLeft !== null && daysLeft >= 0 && daysLeft <= soon ? [{ daysLeft, name }] : [],
  describe: ({ daysLeft, name }) =>
    `The registration of ${defangHost(name)} expires ${daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}.`,
});
