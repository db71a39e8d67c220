import {
  type BandCounts,
  type EvaluationReport,
  type EvaluationSlice,
  flaggedShare,
  phishingBandShare,
  totalOf,
} from '../../src/contract/index.ts';
import type { Part } from '../split.ts';
import type { Judged } from './judged.ts';
import type { Protocol } from './protocols.ts';
import { percent, share, table } from './tally.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Warnings about the figures below: another part in the place of the reserve, and slices without trained weights. */
export const sayWhatIsMissing = (
  part: Part,
  wanted: readonly { protocol: Protocol }[],
  possible: readonly { protocol: Protocol }[],
): void => {
  if (part !== 'reserve') {
    say(`The part “${part}” stands wherever something is said to be kept back; the models learnt from it.\n`);
    return;
  }
  const there = new Set(possible.map(({ protocol }) => protocol));
  const missing = [...new Set(wanted.map(({ protocol }) => protocol))].filter((one) => !there.has(one));
  if (missing.length > 0)
    say(`Not judged, because there are no such weights under .training: ${missing.join(', ')}\n`);
};

/** What a run measures; the rest of a report is about the weights. */
export type Measured = Omit<EvaluationReport, 'model' | 'measuredOn' | 'command' | 'data'>;

const decimal = (value: number | null) => (value === null ? '-' : value.toFixed(4));

const bandCells = (counts: BandCounts) => [
  String(totalOf(counts)),
  percent(flaggedShare(counts)),
  percent(phishingBandShare(counts)),
];

const sliceHead = ['phishing', 'recall', 'called phishing', 'legitimate', 'alarms', 'called phishing'].concat(
  ['AUC', 'recall at 1 %', 'at 0.1 %'],
);

const sliceCells = (slice: EvaluationSlice) => [
  ...bandCells(slice.phishing),
  ...bandCells(slice.legitimate),
  decimal(slice.auc),
  percent(slice.recallAtOnePercent),
  percent(slice.recallAtOnePerMille),
];

export const printSlices = (slices: readonly EvaluationSlice[]): void =>
  say(
    table(
      ['slice', 'split', ...sliceHead],
      slices.map((slice) => [slice.name, slice.split, ...sliceCells(slice)]),
    ),
  );

export const printAlarms = (
  title: string,
  groups: readonly { name: string; legitimate: BandCounts }[],
): void => {
  if (groups.length === 0) return;
  const rows = groups.map(({ name, legitimate }) => [name, ...bandCells(legitimate)]);
  say(table([title, 'legitimate', 'alarms', 'called phishing'], rows));
};

/** How often each detector fires on each kind: its worth before points are given. */
export const printDetectors = (items: readonly { judged: Judged; isPhishing: boolean }[]): void => {
  const total = items.filter(({ isPhishing }) => isPhishing).length;
  const rest = items.length - total;
  const fired = Map.groupBy(
    items.flatMap(({ judged: { found }, isPhishing }) => found.map(([type]) => ({ type, isPhishing }))),
    ({ type }) => type,
  );
  const rows = [...fired]
    .map(([type, all]) => {
      const hits = all.filter(({ isPhishing }) => isPhishing).length;
      return { type, hits, alarms: all.length - hits };
    })
    .sort((a, b) => b.hits - a.hits)
    .map(({ type, hits, alarms }) => [
      type,
      percent(share(hits, total)),
      percent(share(alarms, rest)),
      String(alarms),
    ]);
  say(table(['detector', 'phishing', 'legitimate', 'alarms'], rows));
};

export const printMeasured = (measured: Measured): void => {
  const { accuracy, slices, falseAlarms, ablations, calibration, adversarial, peers, latencyMs } = measured;
  printSlices(slices);
  for (const [title, { threshold, right, wrong }] of Object.entries({
    accuracy,
    ...(measured.accuracyForMix && { 'accuracy for this mix': measured.accuracyForMix }),
  }))
    say(`${title} at ${threshold}: ${percent(share(right, right + wrong))} of ${right + wrong}`);
  say(`time per item: p50 ${latencyMs.p50} ms, p99 ${latencyMs.p99} ms over ${latencyMs.samples}\n`);
  printAlarms('genre', falseAlarms.byGenre);
  printAlarms('language or country', falseAlarms.byLanguage);
  if (ablations.length > 0)
    say(
      table(
        ['what judges', 'slice', ...sliceHead],
        ablations.flatMap(({ name, slices }) =>
          slices.map((slice) => [name, slice.name, ...sliceCells(slice)]),
        ),
      ),
    );
  if (calibration.bins.length > 0) printCalibration(calibration);
  if (adversarial.length > 0)
    say(
      table(
        [
          'attack',
          'items',
          'caught as sent',
          'caught after',
          'called phishing as sent',
          'called phishing after',
        ],
        adversarial.map(({ attack, items, caughtBefore, caughtAfter, calledBefore, calledAfter }) => [
          attack,
          String(items),
          percent(share(caughtBefore, items)),
          percent(share(caughtAfter, items)),
          percent(calledBefore === undefined ? null : share(calledBefore, items)),
          percent(calledAfter === undefined ? null : share(calledAfter, items)),
        ]),
      ),
    );
  if (peers.length > 0)
    say(
      table(
        ['tool', 'slice', ...sliceHead],
        peers.flatMap(({ name, slices }) => slices.map((slice) => [name, slice.name, ...sliceCells(slice)])),
      ),
    );
  printMistakes('Missed', measured.mistakes.missed);
  printMistakes('False alarms', measured.mistakes.falseAlarms);
};

export const printCalibration = ({ error, bins }: EvaluationReport['calibration']): void => {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const phishing = bins.reduce((sum, one) => sum + one.phishing, 0);
  say(
    `calibration error ${error.toFixed(4)} over ${total} items, ${percent(share(phishing, total))} phishing`,
  );
  const rows = bins.map(({ from, to, count, phishing: so, meanProbability }) => [
    `${from.toFixed(1)}-${to.toFixed(1)}`,
    String(count),
    percent(meanProbability),
    percent(share(so, count)),
  ]);
  say(table(['said', 'items', 'said on average', 'were phishing'], rows));
};

const printMistakes = (title: string, list: EvaluationReport['mistakes']['missed']): void => {
  if (list.length > 0) say(`${title}:`);
  for (const { what, source, riskScore, loudest } of list)
    say(
      `  ${String(riskScore).padStart(3)} ${source}  ${what}\n        ${loudest.join('; ') || 'nothing spoke'}`,
    );
  if (list.length > 0) say('');
};
