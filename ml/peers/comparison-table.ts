import { corpusSource } from '../evaluate/own-mails.ts';
import { percent, share, table } from '../evaluate/tally.ts';
import type { PeerResult, PeerSource } from './compare-peers.ts';

type Group = { name: string; has: (source: PeerSource) => boolean };

const isPhishing = ({ kind }: PeerSource) => kind === 'phishing';
const isLegitimate = ({ kind }: PeerSource) => kind === 'legitimate';
/** Mail of shops, banks and services to their customers: what a filter must leave alone, and finds hardest. */
const isCommercial = ({ source }: PeerSource) => source.startsWith('cx_') || source === corpusSource;

const groups: Group[] = [
  { name: 'all phishing (recall)', has: isPhishing },
  { name: 'all legitimate (false positives)', has: isLegitimate },
  { name: 'legitimate commercial, cx_*', has: (one) => isLegitimate(one) && one.source.startsWith('cx_') },
  { name: 'legitimate commercial, cx_* and own', has: (one) => isLegitimate(one) && isCommercial(one) },
  { name: 'legitimate, the rest', has: (one) => isLegitimate(one) && !isCommercial(one) },
];

/** The share that each peer flags at its own threshold, source by source and together, and how well its score sorts. */
export const comparisonTable = (results: PeerResult[]): string => {
  const all = results.flatMap(({ sources }) => sources);
  const names = [...new Set(all.map(({ kind, source }) => `${kind} ${source}`))].sort();
  const each: Group[] = names.map((name) => ({
    name,
    has: ({ kind, source }) => `${kind} ${source}` === name,
  }));
  const rows = [...each, ...groups].map(({ name, has }) => [
    name,
    ...results.flatMap((peer) => cells(peer, has)),
  ]);
  const head = ['flagged', ...results.flatMap(({ name, version }) => [`${name} ${version}`, 'of'])];
  const aucRow = [
    'AUC of the score',
    ...results.flatMap(({ sources }) => [areaUnderCurve(sources).toFixed(4), '']),
  ];
  return table(head, [...rows, aucRow]) + results.map(timeLine).join('');
};

const cells = ({ sources }: PeerResult, has: Group['has']) => {
  const chosen = sources.filter(has);
  const sum = (key: 'flagged' | 'count') => chosen.reduce((total, one) => total + one[key], 0);
  return [percent(share(sum('flagged'), sum('count'))), String(sum('count'))];
};

const timeLine = (peer: PeerResult) =>
  `${peer.name}: trained in ${peer.secondsToTrain} s, judged in ${peer.secondsToJudge} s, ${peer.unanswered} unanswered\n`;

/** The chance that a phishing message scores higher than a legitimate one; a tie counts half. */
const areaUnderCurve = (sources: PeerSource[]): number => {
  const scoresOf = (is: typeof isPhishing) =>
    sources
      .filter(is)
      .flatMap(({ scores }) => scores)
      .sort((a, b) => a - b);
  const [phishing, legitimate] = [scoresOf(isPhishing), scoresOf(isLegitimate)];
  let below = 0;
  let upTo = 0;
  let wins = 0;
  for (const score of phishing) {
    while (below < legitimate.length && (legitimate[below] ?? 0) < score) below += 1;
    while (upTo < legitimate.length && (legitimate[upTo] ?? 0) <= score) upTo += 1;
    wins += (below + upTo) / 2;
  }
  return wins / (phishing.length * legitimate.length);
};
