import type { Verdict } from '../../contract/analysis.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import type { PictureFacts, PictureHash } from '../../engine/index.ts';
import { layoutOfDigits } from '../../vision/layout/layout-digits.ts';
import { layoutLikeness, softenLayout } from '../../vision/layout/layout-likeness.ts';
import type { Database } from '../store/database.ts';
import type { PhishingPictureRow, PhishingPictureStore } from '../store/phishing-pictures.ts';

type Needs = { pictures: PhishingPictureStore; clock: () => Date };

/** The finding that rests on this memory. */
const memoryThreat = 'picture-seen-before';

/** By the coarse look alone, every white page with a heading would be like every other. */
const minLayoutLikeness = 0.6;

/** Remembers pictures that were judged phishing by two hashes, from which nothing of them can be drawn again. */
export const pictureMemory = ({ pictures, clock }: Needs) => {
  const alike = async (hash: PictureHash, within?: Database): Promise<PhishingPictureRow[]> =>
    (await pictures.alike(hash.look, within)).filter(({ layout }) => isSameLayout(layout, hash.layout));

  return {
    /** How often a picture almost the same as this was judged phishing; null when none was. */
    recall: async (hash: PictureHash): Promise<NonNullable<PictureFacts['seenBefore']> | null> => {
      if (!isDistinctive(hash)) return null;
      const rows = await alike(hash);
      const first = rows.map(({ firstSeen }) => firstSeen.toISOString()).sort()[0];
      if (!first) return null;
      return { times: rows.reduce((sum, { timesSeen }) => sum + timesSeen, 0), since: first.slice(0, 10) };
    },

    /** Remembers a picture that was judged phishing, inside the transaction that keeps the verdict. */
    remember: async (transaction: Database, hash: PictureHash, verdict: Verdict): Promise<void> => {
      if (!isDistinctive(hash) || !isPhishingByItself(verdict)) return;
      await pictures.lock(transaction);
      const [closest] = await alike(hash, transaction);
      if (closest) await pictures.countAgain(transaction, closest.id, clock());
      else await pictures.add(transaction, hash, clock());
    },
  };
};
export type PictureMemory = ReturnType<typeof pictureMemory>;

/** A blank or nearly blank picture looks like every other. */
const isDistinctive = ({ look }: PictureHash): boolean => {
  if (!/^[\da-f]{16}$/.test(look)) return false;
  const ones = [...BigInt(`0x${look}`).toString(2)].filter((bit) => bit === '1').length;
  return ones >= 6 && ones <= 58;
};

const isSameLayout = (a: string, b: string): boolean => {
  const [one, other] = [layoutOfDigits(a), layoutOfDigits(b)];
  return (
    one !== null &&
    other !== null &&
    layoutLikeness(softenLayout(one), softenLayout(other)) >= minLayoutLikeness
  );
};

/** A verdict that rests on the memory alone must not strengthen it, or its errors would confirm themselves. */
const isPhishingByItself = ({ riskLevel, explanation: { scoreWithout } }: Verdict): boolean =>
  riskLevel === 'phishing' && (scoreWithout[memoryThreat] ?? 100) > riskBandEnds.suspicious;
