import type { Verdict } from '../../contract/analysis.ts';
import { correctVerdict } from '../../engine/index.ts';
import type { JudgedItem } from '../adapters/judged-item.ts';
import type { CorrectionRow, VerdictCorrectionStore } from '../store/verdict-corrections.ts';
import type { ItemKeys } from './item-keys.ts';

/** A decision that another server took is known here after so long. */
const freshForMs = 10_000;

type Needs = { store: Pick<VerdictCorrectionStore, 'current'>; itemKey: ItemKeys; clock: () => Date };

/**
 * What people have decided about single items. All corrections are held in memory and read again every ten seconds at most: a
 * check asks the database nothing of its own.
 */
export const corrections = ({ store, itemKey, clock }: Needs) => {
  let known: { rows: Map<string, CorrectionRow>; readAt: number } | null = null;
  let reading: Promise<void> | null = null;

  /** How many decisions this server has taken. */
  let decisions = 0;

  const read = async (): Promise<void> => {
    const [now, decidedBefore] = [clock(), decisions];
    const rows = await store.current(now);
    // What was read before a decision does not know it.
    if (decidedBefore !== decisions) return read();
    known = { rows: new Map(rows.map((row) => [row.item, row])), readAt: now.getTime() };
  };

  const isFresh = () => known !== null && Math.abs(clock().getTime() - known.readAt) < freshForMs;

  const refresh = async (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    await reading;
  };

  return {
    /** A verdict as it stands after what a person has decided about exactly this item. */
    apply: async (
      verdict: Verdict,
      item: JudgedItem | null,
    ): Promise<{ verdict: Verdict; isDecided: boolean }> => {
      if (item !== null && !isFresh()) await refresh();
      const isAnyDecided = known !== null && known.rows.size > 0;
      const found = item !== null && isAnyDecided ? known?.rows.get(itemKey(item)) : undefined;
      return found && found.expiresAt > clock()
        ? { verdict: correctVerdict(verdict, found), isDecided: true }
        : { verdict, isDecided: false };
    },
    /** After a decision of this server: its own next check knows it. */
    forget: (): void => {
      decisions += 1;
      known = null;
    },
  };
};
export type Corrections = ReturnType<typeof corrections>;
