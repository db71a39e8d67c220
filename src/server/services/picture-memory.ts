import { createHmac } from 'node:crypto';
import type { Verdict } from '../../contract/analysis.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import type { PictureFacts, PictureHash, PictureReading } from '../../engine/index.ts';
import { layoutOfDigits } from '../../vision/layout/layout-digits.ts';
import { layoutLikeness, softenLayout } from '../../vision/layout/layout-likeness.ts';
import type { Database } from '../store/database.ts';
import type { PhishingPictureRow, PhishingPictureStore } from '../store/phishing-pictures.ts';
import { saysTheSame, textDigest } from './picture-text.ts';
import { type Caller, neighbourhoodOf } from './visitor.ts';

type Needs = {
  pictures: PhishingPictureStore;
  /** For digests of accounts and networks. */
  key: Uint8Array;
  clock: () => Date;
};

/** The part of a reading that the memory goes by. */
type Seen = Pick<PictureReading, 'hash' | 'lines' | 'codes'>;

/** The finding that rests on this memory. */
const memoryThreat = 'picture-seen-before';

/** By the coarse look alone, every white page with a heading would be like every other. */
const minLayoutLikeness = 0.6;

/** So many people of so many networks must have met a picture before the memory speaks of it. */
const leastTeachers = 3;
/** Accounts that were made for the purpose are younger. */
const teachesAfterMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Remembers pictures that were judged phishing, by hashes from which nothing of them can be drawn again. Anyone may upload
 * anything, so it believes nobody alone: a picture counts once three people of three networks, none of them new and none a
 * guest, had one judged that says the same.
 */
export const pictureMemory = ({ pictures, key, clock }: Needs) => {
  const alike = async ({ hash, ...seen }: Seen, within?: Database): Promise<PhishingPictureRow[]> => {
    const text = textDigest(seen);
    return (await pictures.alike(hash.look, within)).filter(
      (row) => isSameLayout(row.layout, hash.layout) && saysTheSame(row, text),
    );
  };
  const digestOf = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 16);

  return {
    /** How often a picture almost the same as this was judged phishing; null when none was. */
    recall: async (seen: Seen): Promise<NonNullable<PictureFacts['seenBefore']> | null> => {
      if (!isDistinctive(seen.hash)) return null;
      const rows = await alike(seen);
      const teachers = rows.flatMap((row) => row.teachers);
      const [accounts, networks] = (['account', 'network'] as const).map(
        (what) => new Set(teachers.map((teacher) => teacher[what])).size,
      );
      if ((accounts ?? 0) < leastTeachers || (networks ?? 0) < leastTeachers) return null;
      const first = rows.map(({ firstSeen }) => firstSeen.toISOString()).sort()[0];
      if (!first) return null;
      return { times: rows.reduce((sum, { timesSeen }) => sum + timesSeen, 0), since: first.slice(0, 10) };
    },

    /** Remembers a picture that was judged phishing, inside the transaction that keeps the verdict. */
    remember: async (
      transaction: Database,
      seen: Seen,
      { verdict, user, address }: { verdict: Verdict } & Caller,
    ): Promise<void> => {
      if (user === null || clock().getTime() - user.createdAt.getTime() < teachesAfterMs) return;
      if (!isDistinctive(seen.hash) || !isPhishingByItself(verdict)) return;
      const teacher = {
        account: digestOf(`account ${user.id}`),
        network: digestOf(`network ${neighbourhoodOf(address)}`),
      };
      await pictures.lock(transaction);
      const rows = await alike(seen, transaction);
      // The same person again adds nothing.
      if (rows.some(({ teachers }) => teachers.some(({ account }) => account === teacher.account))) return;
      const [closest] = rows;
      if (closest) await pictures.countAgain(transaction, closest.id, teacher, clock());
      else await pictures.add(transaction, { ...seen.hash, ...textDigest(seen) }, teacher, clock());
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
