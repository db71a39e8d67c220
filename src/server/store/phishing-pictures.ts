import { and, arrayOverlaps, desc, eq, lt, sql } from 'drizzle-orm';
import { type Database, lockWithin } from './database.ts';
import { phishingPictures } from './schema.ts';

/** A picture as it is remembered: how it looks, in 16 hexadecimal digits, where things stand on its page, what it says. */
export type RememberedPicture = { look: string; layout: string; words: string; hosts: string };

/** An account and its network, each a keyed digest. */
export type Teacher = { account: string; network: string };

export type PhishingPictureRow = Pick<
  typeof phishingPictures.$inferSelect,
  'id' | 'layout' | 'words' | 'hosts' | 'timesSeen' | 'firstSeen'
> & { teachers: Teacher[] };

/** Of 64 bits. The same picture compressed or scaled differs in a few; different pictures in about half. */
const maxDistance = 6;

/** More than this many add nothing to what is known. */
const maxTeachers = 50;

/** A picture that looks like more than this many others is too plain to be distinguished from them. */
const maxAlike = 20;

export const phishingPictureStore = (db: Database) => ({
  /** Those that look almost the same, the closest first. */
  alike: async (look: string, within: Database = db): Promise<PhishingPictureRow[]> => {
    const { id, layout, words, hosts, teachers, timesSeen, firstSeen, lastSeen } = phishingPictures;
    const distance = sql<number>`bit_count(${phishingPictures.look} # ${bitsOf(look)}::bit(64))`;
    const rows = await within
      .select({ id, layout, words, hosts, teachers, timesSeen, firstSeen })
      .from(phishingPictures)
      .where(
        and(arrayOverlaps(phishingPictures.quarters, quartersNear(look)), sql`${distance} <= ${maxDistance}`),
      )
      .orderBy(distance, desc(lastSeen), id)
      .limit(maxAlike);
    return rows.map((row) => ({ ...row, teachers: row.teachers.map(readTeacher) }));
  },

  /** Makes those who remember pictures at the same time wait for each other, so that each is remembered once. */
  lock: (transaction: Database): Promise<void> => lockWithin(transaction, 'phishing pictures'),

  add: async (
    transaction: Database,
    { look, layout, words, hosts }: RememberedPicture,
    teacher: Teacher,
    now: Date,
  ): Promise<void> => {
    await transaction.insert(phishingPictures).values({
      look: bitsOf(look),
      quarters: quartersOf(look).map(numberQuarter),
      layout,
      words,
      hosts,
      teachers: [writeTeacher(teacher)],
      firstSeen: now,
      lastSeen: now,
    });
  },

  countAgain: async (transaction: Database, id: string, teacher: Teacher, now: Date): Promise<void> => {
    const { teachers, timesSeen } = phishingPictures;
    const more = sql`array_append(${teachers}, ${writeTeacher(teacher)})`;
    await transaction
      .update(phishingPictures)
      .set({
        timesSeen: sql`${timesSeen} + 1`,
        teachers: sql`case when cardinality(${teachers}) < ${maxTeachers}::int4 then ${more} else ${teachers} end`,
        lastSeen: now,
      })
      .where(eq(phishingPictures.id, id));
  },

  removeUnseenSince: async (date: Date): Promise<void> => {
    await db.delete(phishingPictures).where(lt(phishingPictures.lastSeen, date));
  },
});
export type PhishingPictureStore = ReturnType<typeof phishingPictureStore>;

const writeTeacher = ({ account, network }: Teacher) => `${account} ${network}`;
const readTeacher = (text: string): Teacher => {
  const [account = '', network = ''] = text.split(' ');
  return { account, network };
};

const bitsOf = (look: string) => BigInt(`0x${look}`).toString(2).padStart(64, '0');

const quartersOf = (look: string) =>
  [0, 4, 8, 12].map((from) => Number.parseInt(look.slice(from, from + 4), 16));

/** The same 16 bits mean something else in each quarter. */
const numberQuarter = (quarter: number, n: number) => n * 0x10000 + quarter;

/**
 * Six bits that differ fall on four quarters: at least one of them differs in no more than one bit. So every quarter as it
 * is, and with each of its bits turned over, finds all there are.
 */
const quartersNear = (look: string): number[] =>
  quartersOf(look).flatMap((quarter, n) => [
    numberQuarter(quarter, n),
    ...Array.from({ length: 16 }, (_, bit) => numberQuarter(quarter ^ (1 << bit), n)),
  ]);
