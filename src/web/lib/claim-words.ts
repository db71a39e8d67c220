import type { ReactNode } from 'react';
import type { Accuracy } from '../../contract/accuracy.ts';
import type { MeasuredModel, MeasuredSlice } from '../../contract/ml-insights.ts';
import type { Claim } from './claim-names.ts';
import { formatCount, formatDay } from './format.ts';

/** The mark beside a claim: composed by the screen, because features do not know each other. */
export type MarkOf = (claim: Claim) => ReactNode;

type Figures = Pick<Accuracy, 'measured' | 'running'>;
/** `found` follows 'Claim.'; `notes` say what it was measured on, and what it leaves out. */
type ClaimWords = { found: string; notes: string[] };

export const claimWords = (claim: Claim, figures: Figures): ClaimWords => words[claim](figures);

const accuracyWords = ({ measured }: Figures): ClaimWords => {
  const kept = rightIn(measured, ({ slices }) => slices.find(({ split }) => split === 'in-distribution'));
  const unseen = rightIn(measured, ({ headline }) => headline);
  return {
    found: kept ? `Measured: ${kept} judged right` : 'It has not been measured yet',
    notes: [
      ...(kept ? ['Those were kept back from the sources that the models were trained on.'] : []),
      ...(unseen ? [`From sources never trained on: ${unseen}.`] : []),
    ],
  };
};

const speedWords = ({ measured }: Figures): ClaimWords => {
  const times = listed(measured, (model) => `${formatMs(model.latencyMs.p99)} for ${oneOf[model.id]}`);
  return {
    found: times ? `Measured: ${times}, in 99 of 100 cases` : 'It has not been measured yet',
    notes: times ? ['The engine alone. Lookups and your connection come on top.'] : [],
  };
};

const featuresWords = ({ measured }: Figures): ClaimWords => {
  // Models of words and pictures have no features that a person could name.
  const counts = listed(
    measured.filter(({ id }) => id === 'mail' || id === 'url'),
    (model) => `${formatCount(model.featureCount)} for ${oneOf[model.id]}`,
  );
  return {
    found: counts ? `Counted: ${counts}` : 'They have not been counted yet',
    notes: ['A feature is one number that a model reads. The ML Engine window lists them all.'],
  };
};

const monitoringWords = ({ running }: Figures): ClaimWords => ({
  found: 'What really runs: this server, which answers checks at any hour',
  notes: [
    ...(running ? [listsSentence(running.phishingLists), catalogueSentence(running.vulnerabilities)] : []),
    'Nothing watches your mailbox, devices or network: only what you submit is checked.',
  ],
});

const words: Record<Claim, (figures: Figures) => ClaimWords> = {
  accuracy: accuracyWords,
  speed: speedWords,
  features: featuresWords,
  monitoring: monitoringWords,
};

const oneOf: Record<string, string> = { mail: 'a message', url: 'a link', picture: 'a screenshot' };
const manyOf: Record<string, string> = { mail: 'messages', url: 'links' };

/** '98.2 % of messages, 88.9 % of links'; null where neither was measured. */
const rightIn = (
  measured: readonly MeasuredModel[],
  setOf: (model: MeasuredModel) => MeasuredSlice | null | undefined,
): string | null =>
  listed(measured, (model) => {
    const what = manyOf[model.id];
    const right = what === undefined ? null : shareRight(setOf(model));
    return right === null ? null : `${(right * 100).toFixed(1)} % of ${what}`;
  });

/** Phishing that was not called safe and legitimate items that were, of all. Null where one kind is missing. */
const shareRight = (slice: MeasuredSlice | null | undefined): number | null => {
  if (!slice || slice.recall.of === 0 || slice.falsePositives.of === 0) return null;
  const { recall, falsePositives } = slice;
  return (recall.count + falsePositives.of - falsePositives.count) / (recall.of + falsePositives.of);
};

/** Messages first, then links and pictures; a model without a name here is left out. */
const listed = (
  measured: readonly MeasuredModel[],
  wordsOf: (model: MeasuredModel) => string | null,
): string | null => {
  const inOrder = ['mail', 'url', 'picture'].flatMap((id) => measured.filter((model) => model.id === id));
  return inOrder.flatMap((model) => wordsOf(model) ?? []).join(', ') || null;
};

const formatMs = (ms: number) => `${ms < 100 ? ms.toFixed(1) : formatCount(Math.round(ms))} ms`;

type Running = NonNullable<Accuracy['running']>;

const listsSentence = ({ everyHours, newest }: Running['phishingLists']) => {
  const age = newest ? ` The newest list is of ${formatDay(newest)}.` : '';
  return everyHours === null
    ? `It does not refresh its lists of known phishing.${age}`
    : `It looks for new lists of known phishing every ${hours(everyHours)}.${age}`;
};

const catalogueSentence = ({ everyHours }: Running['vulnerabilities']) =>
  everyHours === null
    ? 'It does not refresh its catalogue of vulnerabilities.'
    : `It refreshes its catalogue of vulnerabilities every ${hours(everyHours)}.`;

const hours = (count: number) => (count === 1 ? 'hour' : `${formatCount(count)} hours`);
