import { cutTo, padTo, widthOf } from './lay-out.ts';
import {
  gravityIn,
  type Judged,
  type Outcome,
  placeText,
  reasonOf,
  subjectOf,
  titleOf,
  wordOf,
} from './outcome.ts';
import { plainLine } from './plain-text.ts';
import { summaryText } from './summary.ts';
import type { Terminal } from './terminal.ts';
import { stylesOf } from './write-text.ts';
import type { Writer } from './writer.ts';

const verdictWidth = 13;
const scoreWidth = 6;
const gap = 2;

type Options = { isShown: (outcome: Outcome) => boolean };

/** Several things, one a line. */
export const tableWriter = (terminal: Terminal, { isShown }: Options): Writer => {
  const { print, paint, width } = terminal;
  // Wide enough to tell the inputs apart, and narrow enough for the narrowest terminal.
  const inputWidth = Math.max(10, Math.floor((width - verdictWidth - scoreWidth - gap) * 0.5));
  const reasonWidth = Math.max(8, width - verdictWidth - scoreWidth - inputWidth - gap);
  let rows = 0;

  const row = (
    verdict: string,
    score: string,
    input: string,
    reason: string,
    style = (text: string) => text,
  ) =>
    `${style(padTo(verdictWidth, verdict))}${padTo(scoreWidth, score)}${padTo(inputWidth + gap, fitted(input, inputWidth))}${cutTo(reasonWidth, reason)}`.trimEnd();

  return {
    add: async (outcome) => {
      if (!isShown(outcome)) return;
      const lines = rows === 0 ? [paint(row('VERDICT', 'SCORE', 'INPUT', 'WHY'), 'bold')] : [];
      rows += 1;
      if ('problem' in outcome)
        lines.push(
          row(
            'Unread',
            '-',
            plainLine(outcome.name),
            outcome.problem.message.replace(`${plainLine(outcome.name)} `, ''),
          ),
        );
      else
        lines.push(
          row(
            wordOf(outcome.result),
            String(outcome.result.riskScore ?? '-'),
            inputText(outcome),
            whyText(outcome),
            (text) => paint(text, ...stylesOf[gravityIn(outcome.result)]),
          ),
        );
      await print(`${lines.join('\n')}\n`);
    },
    end: (totals) => print(`${rows > 0 ? '\n' : ''}${summaryText(totals, terminal)}`),
  };
};

const inputText = (judged: Judged): string => {
  const { place, kind } = judged;
  return place?.line === undefined || kind === 'mail'
    ? titleOf(judged)
    : `${placeText(place)} ${titleOf(judged)}`;
};

const whyText = (judged: Judged): string =>
  [reasonOf(judged), subjectOf(judged)].filter((text) => text !== '').join(' · ');

/** Of a path that is too long, its end says more than its beginning. */
const fitted = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  const end = [...text].slice(-(width - 1));
  while (widthOf(end.join('')) > width - 1) end.shift();
  return /\s/.test(text) ? cutTo(width, text) : `…${end.join('')}`;
};
