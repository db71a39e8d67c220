import { sql } from 'drizzle-orm';
import type { ReceiptSeries } from '../receipts/receipt-content.ts';
import { appendToChain } from './audit-chain.ts';
import type { Database } from './database.ts';
import { receiptCounters } from './schema.ts';

/** The last number that was given in each series. */
export type GivenNumbers = Record<ReceiptSeries, number>;

export const givenNumbers = async (db: Database): Promise<GivenNumbers> => {
  const counters = await db.select().from(receiptCounters);
  const lastOf = (wanted: ReceiptSeries) => counters.find(({ series }) => series === wanted)?.last ?? 0;
  return { receipt: lastOf('receipt'), 'credit note': lastOf('credit note') };
};

/** None of these is given again: they stand on documents that people have, whether or not we still do. */
export const keepGiven = async (transaction: Database, given: Partial<GivenNumbers>): Promise<void> => {
  const rows = Object.entries(given).flatMap(([series, last]) =>
    last > 0 ? [{ series: series as ReceiptSeries, last }] : [],
  );
  if (rows.length === 0) return;
  await transaction
    .insert(receiptCounters)
    .values(rows)
    .onConflictDoUpdate({
      target: receiptCounters.series,
      set: { last: sql`greatest(${receiptCounters.last}, excluded.last)` },
    });
};

/** Has a series go on with this number. Returns the one it goes on with: a later one, where this was given before. */
export const goOnWith = async (
  db: Database,
  { series, number, now }: { series: ReceiptSeries; number: number; now: Date },
): Promise<number> =>
  db.transaction(async (transaction) => {
    const { [series]: before } = await givenNumbers(transaction);
    await keepGiven(transaction, { [series]: number - 1 });
    const { [series]: last } = await givenNumbers(transaction);
    if (last > before)
      await appendToChain(transaction, {
        adminEmail: 'command line',
        action: 'skip receipt numbers',
        targets: [],
        details: { series, from: before + 1, to: last },
        at: now,
      });
    return last + 1;
  });
