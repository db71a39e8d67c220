import type { BandCounts, EvaluationReport, EvaluationSlice } from '../../contract/evaluation-report.ts';
import { hardestSlice, interval, rate, totalOf } from '../../contract/evaluation-report.ts';
import { headlineSlice } from '../../contract/headline-slice.ts';
import type { MeasuredModel, MeasuredSlice, Share } from '../../contract/ml-insights.ts';

/** A report as people read it: every rate worked out from its counts, with how sure one may be of it. */
export const presentEvaluation = (report: EvaluationReport): MeasuredModel => {
  const { model, accuracy, slices, falseAlarms, ablations, adversarial, peers } = report;
  const presented = slices.map(presentSlice);
  const headline = headlineSlice(slices);
  const hardest = hardestSlice(slices);
  return {
    id: model.id,
    title: model.title,
    measuredOn: report.measuredOn,
    command: report.command,
    trainedOn: model.trainedOn,
    trainingItems: report.data.reduce((sum, { items }) => sum + items, 0),
    threshold: accuracy.threshold,
    accuracy: share(accuracy.right, accuracy.right + accuracy.wrong),
    headline: headline && presentSlice(headline),
    slices: presented,
    newestPeriod: presented.find(({ split }) => split === 'time') ?? null,
    byLanguage: falseAlarms.byLanguage.map(presentGroup),
    byGenre: falseAlarms.byGenre.map(presentGroup),
    ablations: ablations.map((one) => {
      const same = one.slices.find(({ name }) => name === hardest?.name) ?? hardestSlice(one.slices);
      return { name: one.name, hardest: same && presentSlice(same) };
    }),
    adversarial: adversarial.map(({ attack, items, caughtBefore, caughtAfter, ...called }) => ({
      attack,
      before: share(caughtBefore, items),
      after: share(caughtAfter, items),
      calledBefore: called.calledBefore === undefined ? null : share(called.calledBefore, items),
      calledAfter: called.calledAfter === undefined ? null : share(called.calledAfter, items),
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
  calledPhishing: share(phishing.phishing, totalOf(phishing)),
  falsePositives: shareFlagged(legitimate),
  wronglyCalledPhishing: share(legitimate.phishing, totalOf(legitimate)),
  auc: measures.auc,
  recallAtOnePercent: measures.recallAtOnePercent,
  recallAtOnePerMille: measures.recallAtOnePerMille,
});

const presentGroup = ({ name, legitimate }: { name: string; legitimate: BandCounts }) => ({
  name,
  falsePositives: shareFlagged(legitimate),
});

const shareFlagged = (counts: BandCounts): Share =>
  share(counts.suspicious + counts.phishing, totalOf(counts));

const share = (count: number, of: number): Share => ({
  count,
  of,
  rate: rate(count, of),
  interval: interval(count, of),
});
