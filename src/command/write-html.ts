import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { html } from '../server/report/html.ts';
import { reportPage, reportPolicy } from '../server/report/report-page.ts';
import { reportStyle } from '../server/report/report-style.ts';
import { CommandProblem, missing, wrongUsage } from './command-problem.ts';
import { exitCodes } from './exit-codes.ts';
import { gravityIn, type Outcome, placeText, reasonOf, titleOf, wordOf } from './outcome.ts';
import { plainLine } from './plain-text.ts';
import { reportOf } from './report-of.ts';
import type { Totals, Writer } from './writer.ts';

/** The report of one thing as a page, or a page with a table of several. It stands alone: nothing in it is fetched or run. */
export const htmlWriter = (path: string, { isSingle }: { isSingle: boolean }): Writer => {
  refuseOthers(path);
  // Nobody waits for a mailbox to learn that its report cannot be kept. Where the one thing cannot be judged, an older report stays.
  let file = isSingle ? null : openFor(path);
  const write = (text: string) => {
    file ??= openFor(path);
    try {
      writeSync(file, text);
    } catch (error) {
      throw new CommandProblem(
        `${plainLine(path)} cannot be written: ${codeOf(error)}.`,
        exitCodes.unreadable,
      );
    }
  };
  let hasBegun = false;
  const begin = () => {
    if (!hasBegun) write(beginning);
    hasBegun = true;
  };
  return {
    add: async (outcome) => {
      if (!isSingle) {
        begin();
        write(row(outcome).markup);
      } else if (!('problem' in outcome)) write(reportPage(reportOf(outcome, new Date()), null));
    },
    end: async (totals) => {
      if (!isSingle) {
        begin();
        write(ending(totals));
      }
      if (file !== null) closeSync(file);
    },
  };
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** `--html *.eml` would replace the first of the messages by the report about the others. */
const refuseOthers = (path: string) => {
  if (/\.x?html?$/i.test(path) || !isFile(path)) return;
  throw wrongUsage(
    `--html would replace ${plainLine(path)}, which is no report: name a file that ends in .html.`,
  );
};

const isFile = (path: string) => {
  try {
    return statSync(path).isFile();
  } catch {
    // Why it cannot be written is said when it is opened.
    return false;
  }
};

const openFor = (path: string) => {
  try {
    return openSync(path, 'w', 0o600);
  } catch (error) {
    throw missing(`${plainLine(path)} cannot be written: ${codeOf(error)}.`);
  }
};

const style = { markup: reportStyle };
const tableStyle = {
  markup:
    '.sheet table{width:100%;border-collapse:collapse}.sheet th,.sheet td{text-align:left;padding:6px 8px;vertical-align:top;border-bottom:1px solid currentColor;overflow-wrap:anywhere}',
};

const beginning = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${reportPolicy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Hookwise: what was checked</title>
<style>${style}${tableStyle}</style>
</head>
<body>
<main class="sheet">
<h1>What was checked</h1>
<table>
<thead><tr><th scope="col">Verdict</th><th scope="col">Score</th><th scope="col">Input</th><th scope="col">Why</th></tr></thead>
<tbody>
`.markup;

const row = (outcome: Outcome) => {
  const where = outcome.place?.line === undefined ? '' : `${placeText(outcome.place)} `;
  if ('problem' in outcome)
    return html`<tr><td>Unread</td><td>-</td><td>${where}${plainLine(outcome.name)}</td><td>${outcome.problem.message}</td></tr>
`;
  const { result } = outcome;
  return html`<tr class="v-${gravityIn(result)}"><td><b>${wordOf(result)}</b></td><td>${result.riskScore ?? '-'}</td><td>${where}${titleOf(outcome)}</td><td>${reasonOf(outcome)}</td></tr>
`;
};

const ending = ({ counts, lists }: Totals) => {
  const { phishing, suspicious, inconclusive, safe, unread } = counts;
  const about = `${phishing} phishing, ${suspicious} suspicious, ${inconclusive} inconclusive, ${safe} safe, ${unread} not read.`;
  const data = lists ? ` Lists of known phishing: ${lists.day}.` : '';
  return html`</tbody>
</table>
<p>${about}${data} Made on one machine by the hookwise command, and not signed.</p>
</main>
</body>
</html>
`.markup;
};
