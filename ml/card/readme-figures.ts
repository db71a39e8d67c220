import { readFileSync } from 'node:fs';
import {
  type EvaluationReport,
  type EvaluationSlice,
  evaluationReportSchema,
  totalOf,
} from '../../src/contract/evaluation-report.ts';
import { count, decimal, rateOf, size } from './figures.ts';
import { markdownTable } from './markdown-table.ts';

const marks = { begin: '<!-- figures: node ml/card/readme.ts -->', end: '<!-- end of figures -->' };

const reportOf = (model: string): EvaluationReport =>
  evaluationReportSchema.parse(
    JSON.parse(readFileSync(new URL(`../../models/${model}/evaluation.json`, import.meta.url), 'utf8')),
  );

/** The slices a reader should see first: what was kept back, what is newer than the training, what we wrote by hand. */
const telling = ({ slices }: EvaluationReport): EvaluationSlice[] => {
  const hasBoth = ({ phishing, legitimate }: EvaluationSlice) =>
    totalOf(phishing) > 0 && totalOf(legitimate) > 0;
  const first = (split: EvaluationSlice['split']) =>
    slices.find((one) => one.split === split && hasBoth(one));
  return (['in-distribution', 'time', 'generated'] as const).flatMap((split) => first(split) ?? []);
};

export const readmeFigures = (): string => {
  const reports = ['url', 'mail', 'page-text'].map(reportOf);
  const rows = reports.flatMap((report) =>
    telling(report).map((slice) => [
      `${report.model.title.replace('The model of ', '')}: ${slice.name}`,
      `${count(totalOf(slice.phishing))} / ${count(totalOf(slice.legitimate))}`,
      rateOf(slice.phishing.suspicious + slice.phishing.phishing, totalOf(slice.phishing)),
      rateOf(slice.legitimate.suspicious + slice.legitimate.phishing, totalOf(slice.legitimate)),
      rateOf(slice.legitimate.phishing, totalOf(slice.legitimate)),
      slice.auc === null ? '–' : decimal(slice.auc, 4),
    ]),
  );
  const costs = reports.map(
    ({ model, latencyMs, measuredOn }) =>
      `${model.title.replace('The model of ', '')}: p99 ${decimal(latencyMs.p99, 1)} ms, ${size(model.weightsBytes)} of weights, measured ${measuredOn}`,
  );
  return [
    markdownTable(
      [
        { title: 'judged' },
        { title: 'phishing / honest', isFigure: true },
        { title: 'phishing out of the safe band', isFigure: true },
        { title: 'honest out of it', isFigure: true },
        { title: 'honest called phishing', isFigure: true },
        { title: 'AUC', isFigure: true },
      ],
      rows,
    ),
    `${costs.join('; ')}.`,
  ].join('\n\n');
};

/** The README with these figures between its marks. */
export const withFigures = (readme: string, figures: string): string => {
  const begin = readme.indexOf(marks.begin);
  const end = readme.indexOf(marks.end);
  if (begin < 0 || end < begin) throw new Error('README.md has no place for the figures');
  return `${readme.slice(0, begin + marks.begin.length)}\n${figures}\n${readme.slice(end)}`;
};
