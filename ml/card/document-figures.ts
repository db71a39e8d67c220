import { readFileSync } from 'node:fs';
import {
  type EvaluationReport,
  type EvaluationSlice,
  evaluationReportSchema,
  headlineSlice,
  totalOf,
} from '../../src/contract/index.ts';
import { count, decimal, rateOf, size } from './figures.ts';
import { markdownTable } from './markdown-table.ts';

const marks = {
  begin: '<!-- figures: node ml/card/figures-in-documents.ts -->',
  end: '<!-- end of figures -->',
};

const reportOf = (model: string): EvaluationReport =>
  evaluationReportSchema.parse(
    JSON.parse(readFileSync(new URL(`../../models/${model}/evaluation.json`, import.meta.url), 'utf8')),
  );

/** The slices a reader should see first: what was never trained on, what we wrote by hand, what is newer than the training data, what was held out. */
const telling = ({ slices }: EvaluationReport): EvaluationSlice[] => {
  const hasBoth = ({ phishing, legitimate }: EvaluationSlice) =>
    totalOf(phishing) > 0 && totalOf(legitimate) > 0;
  const first = (split: EvaluationSlice['split']) =>
    slices.find((one) => one.split === split && hasBoth(one));
  const others = (['generated', 'time', 'in-distribution'] as const).map(first);
  return [...new Set([headlineSlice(slices) ?? undefined, ...others])].filter((slice) => slice !== undefined);
};

/** Every slice that a reader should see first, with what it cost. */
export const tableOfFigures = (): string => {
  const reports = ['url', 'mail', 'page-text'].map(reportOf);
  const rows = reports.flatMap((report) =>
    telling(report).map((slice) => [
      `${report.model.title.replace('The model of ', '')}: ${slice.name}`,
      `${count(totalOf(slice.phishing))} / ${count(totalOf(slice.legitimate))}`,
      rateOf(slice.phishing.suspicious + slice.phishing.phishing, totalOf(slice.phishing)),
      rateOf(slice.phishing.phishing, totalOf(slice.phishing)),
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
        { title: 'phishing / legitimate', isFigure: true },
        { title: 'phishing out of the safe band', isFigure: true },
        { title: 'called phishing', isFigure: true },
        { title: 'legitimate out of it', isFigure: true },
        { title: 'legitimate called phishing', isFigure: true },
        { title: 'AUC', isFigure: true },
      ],
      rows,
    ),
    `${costs.join('; ')}.`,
  ].join('\n\n');
};

/** Three for a reader in a hurry: messages, links, and how long they take. */
export const threeFigures = (): string => {
  const mail = reportOf('mail');
  const url = reportOf('url');
  const caught = (report: EvaluationReport, what: string) => {
    const headline = headlineSlice(report.slices);
    if (!headline) throw new Error(`the report on ${what} has no source that was never trained on`);
    const { name, phishing, legitimate } = headline;
    return [
      `- **${rateOf(phishing.suspicious + phishing.phishing, totalOf(phishing))}** of ${count(totalOf(phishing))} phishing ${what} are not called safe and ${rateOf(phishing.phishing, totalOf(phishing))} called phishing,`,
      `  at ${rateOf(legitimate.suspicious + legitimate.phishing, totalOf(legitimate))} and ${rateOf(legitimate.phishing, totalOf(legitimate))} of ${count(totalOf(legitimate))} legitimate ones (${name})`,
    ].join('\n');
  };
  const p99 = ({ latencyMs }: EvaluationReport) => `${decimal(latencyMs.p99, 1)} ms`;
  return [
    caught(mail, 'messages'),
    caught(url, 'links'),
    `- **${p99(mail)}** for a message and ${p99(url)} for a link, at the 99th percentile`,
  ].join('\n');
};

/** Which figures each document shows. */
export const figuresIn = { 'README.md': threeFigures, 'docs/accuracy.md': tableOfFigures };

/** A document with these figures between its marks. */
export const withFigures = (document: string, figures: string): string => {
  const begin = document.indexOf(marks.begin);
  const end = document.indexOf(marks.end);
  if (begin < 0 || end < begin) throw new Error('the document has no place for the figures');
  return `${document.slice(0, begin + marks.begin.length)}\n${figures}\n${document.slice(end)}`;
};

/** Where the models that have a card lie. */
export const cardFolders = ['url', 'mail', 'page-text', 'picture'].map(
  (model) => new URL(`../../models/${model}/`, import.meta.url),
);
