import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

const thisWeek = 7;
const thisMonth = 30;
const thisSeason = 90;

/**
 * By hand: a name of this week is out of the safe band by itself, since most phishing names are used within days of being
 * bought; a name of this season needs company. An unknown age says nothing.
 */
export const reputationRegisteredRecently = detector({
  id: 'reputation-registered-recently',
  family: 'reputation',
  title: 'Registered a short while ago',
  points: 36,
  severity: 'high',
  icon: 'Calendar',
  recommendation: 'Enter nothing there yet. Reach the company by an address that you have known for longer.',
  weigh: ({ days }) => (days < thisWeek ? 36 : days < thisMonth ? 28 : 12),
  find: ({ ageInDays, isTrusted, name }: DomainCase) =>
    ageInDays !== null && ageInDays < thisSeason && !isTrusted ? [{ days: ageInDays, name }] : [],
  describe: ({ days, name }) =>
    `${defangHost(name)} was registered ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}. Established companies keep their names for years.`,
});
