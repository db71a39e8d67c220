import { defangHost } from '../../text/defang.ts';
import { reputationDetector } from './define.ts';

const thisWeek = 7;
const thisMonth = 30;
const lastThreeMonths = 90;

/**
 * Set by hand: a domain of this week leaves the safe band by itself, since most phishing domains are used within days of
 * being registered; one of the last three months needs a second finding. An unknown age says nothing.
 */
export const reputationRegisteredRecently = reputationDetector({
  id: 'reputation-registered-recently',
  title: 'Registered within the last three months',
  points: 36,
  severity: 'high',
  icon: 'Calendar',
  recommendation: 'Enter nothing there yet. Reach the company at an address you have known for longer.',
  find: ({ ageInDays, isTrusted, name }) =>
    ageInDays !== null && ageInDays < lastThreeMonths && !isTrusted ? [{ days: ageInDays, name }] : [],
  weigh: ({ days }) => (days < thisWeek ? 36 : days < thisMonth ? 28 : 12),
  describe: ({ days, name }) =>
    `${defangHost(name)} was registered ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}. Established companies keep their domains for years.`,
});
