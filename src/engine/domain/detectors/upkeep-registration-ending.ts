import { defangHost } from '../../text/defang.ts';
import { upkeepDetector } from './define.ts';

const soon = 14;

/** Most registrars renew in the last days, so only the last two weeks count. */
export const upkeepRegistrationEnding = upkeepDetector({
  id: 'upkeep-registration-ending',
  title: 'Registration expires within days',
  points: 2,
  severity: 'low',
  icon: 'Timer',
  recommendation: 'If the domain is yours, renew it now: others wait for domains that expire.',
  find: ({ daysLeft, name }) =>
    daysLeft !== null && daysLeft >= 0 && daysLeft <= soon ? [{ daysLeft, name }] : [],
  describe: ({ daysLeft, name }) =>
    `The registration of ${defangHost(name)} expires ${daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}.`,
});
