import { reportMarkdown } from '../server/report/report-markdown.ts';
import { type Outcome, placeText, reasonOf, titleOf, wordOf } from './outcome.ts';
import { plainLine } from './plain-text.ts';
import { reportOf } from './report-of.ts';
import type { Terminal } from './terminal.ts';
import type { Writer } from './writer.ts';

type Options = { isSingle: boolean; isShown: (outcome: Outcome) => boolean };

/** The report of one thing, or a table of several. */
export const markdownWriter = (
  { print }: Pick<Terminal, 'print'>,
  { isSingle, isShown }: Options,
): Writer => {
  let rows = 0;
  const addRow = async (outcome: Outcome) => {
    if (!isShown(outcome)) return;
    if (rows === 0) await print('| verdict | score | input | why |\n| --- | ---: | --- | --- |\n');
    rows += 1;
    await print(`| ${cellsOf(outcome).map(cell).join(' | ')} |\n`);
  };
  return {
    add: async (outcome) => {
      if (!isSingle) await addRow(outcome);
      else if (!('problem' in outcome)) await print(reportMarkdown(reportOf(outcome, new Date()), null));
    },
    end: async ({ counts }) => {
      if (isSingle) return;
      const { phishing, suspicious, inconclusive, safe, unread } = counts;
      await print(
        `${rows > 0 ? '\n' : ''}${phishing} phishing, ${suspicious} suspicious, ${inconclusive} inconclusive, ${safe} safe, ${unread} not read.\n`,
      );
    },
  };
};

const cellsOf = (outcome: Outcome): string[] => {
  const where = outcome.place?.line === undefined ? '' : `${placeText(outcome.place)} `;
  if ('problem' in outcome)
    return ['Unread', '-', `${where}${plainLine(outcome.name)}`, outcome.problem.message];
  const { result } = outcome;
  // No link of a table may be clicked by mistake.
  const title = outcome.kind === 'mail' ? titleOf(outcome) : titleOf(outcome).replaceAll('.', '[.]');
  return [wordOf(result), String(result.riskScore ?? '-'), `${where}${title}`, reasonOf(outcome)];
};

/** Nothing in a cell is markup, and nothing ends it. */
const cell = (text: string) =>
  text.replace(/\[\.\]|[\\`*_{}[\]<>#|~!&$@=^]/g, (found) =>
    found.length > 1 ? found : `&#${found.charCodeAt(0)};`,
  );
