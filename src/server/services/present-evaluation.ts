import type { BandCounts, EvaluationReport, EvaluationSlice } from '../../contract/evaluation-report.ts';
import { interval, rate, totalOf } from '../../contract/evaluation-report.ts';
import type { MeasuredModel, MeasuredSlice, Share } from '../../contract/ml-insights.ts';

/** A report as people read it: every rate worked out from its counts, with how sure one may be of it. */
export const presentEvaluation = (report: EvaluationReport): MeasuredModel => {
  const { model, accuracy, slices, falseAlarms, ablations, adversarial, peers } = report;
  const presented = slices.map(presentSlice);
  return {
    id: model.id,
    title: model.title,
    measuredOn: report.measuredOn,
    command: report.command,
    trainedOn: model.trainedOn,
    trainingItems: report.data.reduce((sum, { items }) => sum + items, 0),
    threshold: accuracy.threshold,
    accuracy: share(accuracy.right, accuracy.right + accuracy.wrong),
    ...headline(slices),
    slices: presented,
    newestPeriod: presented.find(({ split }) => split === 'time') ?? null,
    byLanguage: falseAlarms.byLanguage.map(presentGroup),
    byGenre: falseAlarms.byGenre.map(presentGroup),
    ablations: ablations.map((one) => ({ name: one.name, ...headline(one.slices) })),
    adversarial: adversarial.map(({ attack, items, caughtBefore, caughtAfter }) => ({
      attack,
      before: share(caughtBefore, items),
      after: share(caughtAfter, items),
    })),
    peers: peers.map(({ name, version, slices }) => ({ name, version, slices: slices.map(presentSlice) })),
    calibrationError: report.calibration.error,
    latencyMs: report.latencyMs,
    weightsBytes: model.weightsBytes,
    weightsHash: model.sha256,
    trainingData: report.data.map(({ source, kind, items, licence }) => ({ source, kind, items, licence })),
    featureCount: model.featureCount,
    mistakes: report.mistakes,
  };
};

const presentSlice = ({
  name,
  split,
  phishing,
  legitimate,
  ...measures
}: EvaluationSlice): MeasuredSlice => ({
  name,
  split,
  recall: shareFlagged(phishing),
  falsePositives: shareFlagged(legitimate),
  calledPhishing: share(legitimate.phishing, totalOf(legitimate)),
  auc: measures.auc,
  recallAtOnePercent: measures.recallAtOnePercent,
  recallAtOnePerMille: measures.recallAtOnePerMille,
});

const presentGroup = ({ name, legitimate }: { name: string; legitimate: BandCounts }) => ({
  name,
  falsePositives: shareFlagged(legitimate),
});

/**
 * The two figures that stand for all: on what is newer than everything trained on, else on what was kept back, else on
 * what we made ourselves. Sources that were left out whole stand in the table, one by one: added up they would be the mix
 * of whatever there happens to be.
 */
const headline = (slices: EvaluationSlice[]) => {
  const hasBoth = ({ phishing, legitimate }: EvaluationSlice) =>
    totalOf(phishing) > 0 && totalOf(legitimate) > 0;
  const first = (split: EvaluationSlice['split']) =>
    slices.find((one) => one.split === split && hasBoth(one));
  const { phishing, legitimate } = first('time') ?? first('in-distribution') ?? first('generated') ?? nothing;
  return { recall: shareFlagged(phishing), falsePositives: shareFlagged(legitimate) };
};

const none: BandCounts = { safe: 0, suspicious: 0, phishing: 0 };
const nothing = { phishing: none, legitimate: none };

const shareFlagged = (counts: BandCounts): Share =>
  share(counts.suspicious + counts.phishing, totalOf(counts));

const share = (count: number, of: number): Share => ({
  count,
  of,
  rate: rate(count, of),
  interval: interval(count, of),
});
