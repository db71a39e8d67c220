import { createHash } from 'node:crypto';
import { asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Database, lockWithin } from './database.ts';
import { adminActions } from './schema.ts';

type Row = typeof adminActions.$inferSelect;
export type AdminAction = Pick<Row, 'adminEmail' | 'action' | 'targets' | 'details' | 'at'>;
type Link = { number: number; hash: string };

/** What the first action follows. */
const beginning: Link = { number: 0, hash: '' };
const rowsAtOnce = 500;

/** Each action carries the hash of the one before it: to change or leave out one is to change all that follow. */
const hashOf = (action: AdminAction, number: number, previous: string): string => {
  const { adminEmail, targets, details, at } = action;
  const content = [number, previous, adminEmail, action.action, targets, sorted(details), at.toISOString()];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
};

/** The database keeps the keys of an object in an order of its own. */
const sorted = (details: AdminAction['details']) =>
  Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));

/** Appends an action, inside the transaction of what it records. */
export const appendToChain = async (transaction: Database, action: AdminAction): Promise<void> => {
  await lockWithin(transaction, 'audit chain');
  const [newest] = await transaction
    .select({ number: adminActions.number, hash: adminActions.hash })
    .from(adminActions)
    .where(gt(adminActions.number, 0))
    .orderBy(desc(adminActions.number))
    .limit(1);
  let last = isLink(newest) ? newest : beginning;
  const next = (one: AdminAction): Link => {
    const number = last.number + 1;
    last = { number, hash: hashOf(one, number, last.hash) };
    return last;
  };
  // Those of a version that had no chain become its beginning, as they are now. Later ones come in by this door alone.
  const loose = last === beginning ? await looseActions(transaction) : [];
  for (const one of loose)
    await transaction.update(adminActions).set(next(one)).where(eq(adminActions.id, one.id));
  await transaction.insert(adminActions).values({ ...action, ...next(action) });
};

const looseActions = (db: Database) =>
  db
    .select()
    .from(adminActions)
    .where(isNull(adminActions.number))
    .orderBy(asc(adminActions.at), asc(adminActions.id));

const isLink = (found: { number: number | null; hash: string | null } | undefined): found is Link =>
  typeof found?.number === 'number' && found.hash !== null;

export type ChainState = {
  actions: number;
  /** Of the newest action: kept elsewhere, it tells later that none before it was changed or left out. */
  head: string;
  /** The number of the first action that is not as it was recorded; null where all are. */
  brokenAt: number | null;
  /** Whether an action with the expected hash is among them. */
  hasExpected: boolean;
};

/** Goes through the whole chain. */
export const verifyChain = async (db: Database, expected?: string): Promise<ChainState> => {
  let last = beginning;
  let hasExpected = expected === undefined;
  const loose = await db.$count(adminActions, isNull(adminActions.number));
  for (;;) {
    const rows = await db
      .select()
      .from(adminActions)
      .where(sql`${adminActions.number} > ${last.number}`)
      .orderBy(asc(adminActions.number))
      .limit(rowsAtOnce);
    for (const row of rows) {
      const number = last.number + 1;
      const hash = hashOf(row, number, last.hash);
      if (row.number !== number || row.hash !== hash)
        return { actions: last.number, head: last.hash, brokenAt: number, hasExpected };
      hasExpected ||= hash === expected;
      last = { number, hash };
    }
    if (rows.length < rowsAtOnce) {
      const isForged = loose > 0 && last !== beginning;
      return {
        actions: last.number,
        head: last.hash,
        brokenAt: isForged ? last.number + 1 : null,
        hasExpected,
      };
    }
  }
};
