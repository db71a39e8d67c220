import { cutText } from '../../../contract/plain-text.ts';
import { structureDetector } from './define.ts';

/** Long runs of letters and digits that are no words and no address, over and over. */
const junk = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{9,}(?:[.][a-z0-9]{3,})*\b/g;
const minRuns = 12;

export const structureJunkText = structureDetector({
  id: 'structure-junk-text',
  title: 'Padded with meaningless text',
  points: 10,
  severity: 'medium',
  icon: 'Eye',
  find: ({ prose, mail, isConversation }) => {
    if (isConversation || !mail.html) return [];
    const seen = `${prose.text} ${mail.html?.hiddenText.slice(0, 6000).toLowerCase() ?? ''}`.slice(0, 20_000);
    const counts = new Map<string, number>();
    for (const [run] of seen.matchAll(junk)) counts.set(run, (counts.get(run) ?? 0) + 1);
    const most = [...counts].toSorted((a, b) => b[1] - a[1])[0];
    return most && most[1] >= minRuns ? [{ run: most[0], count: most[1] }] : [];
  },
  describe: ({ run, count }) =>
    `“${cutText(run, 30)}” is repeated ${count} times. Such filler makes every copy of a mailing different for filters.`,
  recommendation: 'Treat it as a mass mailing.',
});
