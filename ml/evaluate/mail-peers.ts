import { readFileSync } from 'node:fs';
import type { EvaluationReport } from '../../src/contract/index.ts';
import { auc, recallAt } from '../metrics/ranking.ts';
import { type ComparedMail, comparePeers, type PeerResult } from '../peers/compare-peers.ts';
import { evenly } from './calibration.ts';
import { type LabelledMail, labelledMails } from './mail-data.ts';
import type { JudgedMail } from './mail-judgements.ts';
import type { Options } from './options.ts';
import { say } from './print.ts';
import { type SliceName, sliceOf } from './slice.ts';

type PeerSlices = EvaluationReport['peers'][number];

/** The messages of a slice as our engine judged them, with the weights the slice asks for. */
export type ComparedSlice = { slice: SliceName; judged: JudgedMail[] };

/** Of each kind in a slice: some filters take a second for a message, and all slices together should take minutes. */
const maxOfAKind = 130;

/** Other filters on the very same messages as ours, which comes first; bogofilter learns from what our model learnt from. */
export const withPeers = async (slices: ComparedSlice[], { data }: Options): Promise<PeerSlices[]> => {
  const chosen = slices.map(({ slice, judged }) => ({ slice, judged: some(judged) }));
  const mails = chosen.flatMap(({ slice, judged }) =>
    judged.map(({ item }): ComparedMail => ({ ...item, source: slice.name })),
  );
  const training: ComparedMail[] = [];
  for await (const mail of labelledMails(data)) if (isLearntFrom(mail)) training.push(mail);
  say(`comparing on ${mails.length} messages, ${training.length} to learn from`);
  const results = await comparePeers(mails, training);
  return [ours(chosen), ...results.map((peer) => peerSlices(peer, chosen))];
};

const some = (judged: JudgedMail[]): JudgedMail[] =>
  (['phishing', 'legitimate'] as const).flatMap((kind) =>
    evenly(
      judged.filter(({ item }) => item.kind === kind),
      maxOfAKind,
    ),
  );

/** Of what they are asked about, the real commercial mail, the verified lures and the newest year may not be learnt from. */
const isLearntFrom = ({ kind, source, year, part }: LabelledMail) =>
  part !== 'reserve' &&
  kind !== 'spam' &&
  !source.startsWith('cx_') &&
  !(source === 'phishing_pot' && year === '2025');

const ours = (chosen: readonly ComparedSlice[]): PeerSlices => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const of = (judged: readonly JudgedMail[], kind: string) =>
    judged.filter(({ item }) => item.kind === kind).map((one) => one.judged);
  return {
    name: 'Hookwise',
    version,
    slices: chosen.map(({ slice, judged }) =>
      sliceOf(slice, of(judged, 'phishing'), of(judged, 'legitimate')),
    ),
  };
};

/** A filter has one threshold: what is above it counts as called phishing. */
const peerSlices = (
  { name, version, sources }: PeerResult,
  chosen: readonly ComparedSlice[],
): PeerSlices => ({
  name,
  version,
  slices: chosen.map(({ slice }) => {
    const of = (kind: string) => sources.find((one) => one.source === slice.name && one.kind === kind);
    const bands = (kind: string) => {
      const { count = 0, flagged = 0 } = of(kind) ?? {};
      return { safe: count - flagged, suspicious: 0, phishing: flagged };
    };
    const lures = of('phishing')?.scores ?? [];
    const legitimate = of('legitimate')?.scores ?? [];
    return {
      ...{ name: slice.name, split: slice.split },
      phishing: bands('phishing'),
      legitimate: bands('legitimate'),
      auc: auc(lures, legitimate),
      recallAtOnePercent: recallAt(lures, legitimate, 0.01),
      recallAtOnePerMille: recallAt(lures, legitimate, 0.001),
    };
  }),
});
