import { structureDetector } from './define.ts';
import { shownDate } from './where.ts';

const dayMs = 86_400_000;
/** Clocks are off by minutes, time zones by hours; two days ahead are a decision. */
const daysAhead = 2;
/** Lists and queues keep mail for days; months are no delay. */
const daysBehind = 30;

/** Dated days before or after it was sent: to stay on top of the inbox, or by a program with a wrong clock. */
export const structureWrongDate = structureDetector({
  id: 'structure-wrong-date',
  title: 'Date does not match when it was sent',
  points: 8,
  severity: 'low',
  icon: 'Calendar',
  find: ({ mail }) => {
    const arrived = mail.hops.find(({ date }) => date !== null)?.date;
    if (!mail.date || !arrived) return [];
    const days = (Date.parse(mail.date) - Date.parse(arrived)) / dayMs;
    return days > daysAhead || days < -daysBehind ? [days] : [];
  },
  where: shownDate,
  describe: (days) =>
    `The message says it was written ${Math.round(Math.abs(days))} days ${days > 0 ? 'after' : 'before'} the servers passed it on.`,
  recommendation: 'Do not rely on the date it shows.',
});
