import { type BandCounts, type EvaluationSlice, totalOf } from '../../src/contract/index.ts';
import { auc, recallAt } from '../metrics/ranking.ts';
import { type Ablation, type Judged, outcomeOf } from './judged.ts';

export type SliceName = Pick<EvaluationSlice, 'name' | 'split'>;

/** Both kinds of a slice as one of the ablations judged them. */
export const sliceOf = (
  { name, split }: SliceName,
  phishing: readonly Judged[],
  legitimate: readonly Judged[],
  ablation?: Ablation,
): EvaluationSlice => {
  const lures = phishing.map((one) => outcomeOf(one, ablation).rank);
  const legitimateRanks = legitimate.map((one) => outcomeOf(one, ablation).rank);
  return {
    name,
    split,
    phishing: bandsOf(phishing, ablation),
    legitimate: bandsOf(legitimate, ablation),
    auc: rounded(auc(lures, legitimateRanks)),
    recallAtOnePercent: rounded(recallAt(lures, legitimateRanks, 0.01)),
    recallAtOnePerMille: rounded(recallAt(lures, legitimateRanks, 0.001)),
  };
};

export const bandsOf = (items: readonly Judged[], ablation?: Ablation): BandCounts => {
  const counts: BandCounts = { safe: 0, suspicious: 0, phishing: 0 };
  for (const item of items) counts[outcomeOf(item, ablation).level] += 1;
  return counts;
};

/** More digits would only make reports differ between machines. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1e5) / 1e5);

/** Legitimate items by what they are called; groups too small to say anything are counted together. */
export const alarmsBy = <Item>(
  items: readonly { item: Item; judged: Judged }[],
  nameOf: (item: Item) => string,
  smallest = 1,
  othersOf: (name: string) => string = () => 'others',
): { name: string; legitimate: BandCounts }[] => {
  const sizes = new Map<string, number>();
  for (const { item } of items) sizes.set(nameOf(item), (sizes.get(nameOf(item)) ?? 0) + 1);
  const groupOf = (name: string) => ((sizes.get(name) ?? 0) < smallest ? othersOf(name) : name);
  return [...Map.groupBy(items, ({ item }) => groupOf(nameOf(item)))]
    .map(([name, members]) => ({ name, legitimate: bandsOf(members.map(({ judged }) => judged)) }))
    .sort((a, b) => totalOf(b.legitimate) - totalOf(a.legitimate) || (a.name < b.name ? -1 : 1));
};
