import { count, eq, isNotNull, isNull, like, sql, sum } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import {
  analysisResults,
  analysisTallies,
  guestUsage,
  otpCodes,
  paymentOrders,
  receipts,
  threatTallies,
  users,
} from '../store/schema.ts';
import type { Acknowledged } from './load-of-writes.ts';

/** What is wrong in a database that has seen a crash, given what was acknowledged before it. Empty when nothing is wrong. */
export const faultsInBooks = async (db: Database, noted: Acknowledged): Promise<string[]> => {
  const faults: string[] = [];
  const lost = (what: string, wanted: readonly string[], found: readonly string[]) => {
    const missing = new Set(wanted).difference(new Set(found));
    if (missing.size > 0) faults.push(`${missing.size} ${what} lost of ${wanted.length}`);
  };
  const same = (what: string, one: unknown, other: unknown) => {
    if (Number(one) !== Number(other)) faults.push(`${what}: ${one} and ${other}`);
  };
  const one = async <Row>(rows: Promise<Row[]>): Promise<Partial<Row>> => (await rows)[0] ?? {};

  const kept = await db.select({ id: analysisResults.id }).from(analysisResults);
  lost(
    'analyses',
    noted.analyses,
    kept.map(({ id }) => id),
  );
  const paid = await db.select().from(paymentOrders).where(isNotNull(paymentOrders.paidAt));
  lost(
    'payments',
    noted.orders,
    paid.map(({ orderId }) => orderId),
  );
  const known = await db.select({ email: users.email }).from(users);
  lost(
    'users',
    noted.users,
    known.map(({ email }) => email),
  );
  const codes = await one(db.select({ n: count() }).from(otpCodes).where(like(otpCodes.email, 'code-%')));
  if ((codes.n ?? 0) < noted.codes) faults.push(`${noted.codes - (codes.n ?? 0)} codes lost`);

  const guests = await one(
    db.select({ n: count() }).from(analysisResults).where(isNull(analysisResults.userId)),
  );
  const counted = await one(db.select({ n: sum(guestUsage.usageCount) }).from(guestUsage));
  same('checks of guests, and their count', guests.n, counted.n ?? 0);
  const ofUsers = await db
    .select({ email: users.email, counted: users.dailyUsageCount, rows: count(analysisResults.id) })
    .from(users)
    .leftJoin(analysisResults, eq(analysisResults.userId, users.id))
    .groupBy(users.id);
  for (const { email, counted: used, rows } of ofUsers)
    same(`checks of ${email}, and their count`, rows, used);
  const tallied = await one(db.select({ n: sum(analysisTallies.analyses) }).from(analysisTallies));
  same('analyses, and their tallies', kept.length, tallied.n ?? 0);
  const found = await one(
    db.select({ n: sql<number>`sum(jsonb_array_length(${analysisResults.threats}))` }).from(analysisResults),
  );
  const threats = await one(db.select({ n: sum(threatTallies.threats) }).from(threatTallies));
  same('threats, and their tallies', found.n ?? 0, threats.n ?? 0);

  // A plan and the payment for it come together: the buyer's plan reaches as far as there are paid orders.
  for (const order of paid) if (!order.paymentId) faults.push('an order that is paid by no payment');
  const issued = await db
    .select()
    .from(receipts)
    .where(eq(receipts.series, 'receipt'))
    .orderBy(receipts.number);
  same('payments, and their receipts', paid.length, issued.length);
  issued.forEach(({ number }, n) => {
    same('numbers of receipts', number, n + 1);
  });
  const months = new Map<string, number>();
  for (const { userId } of paid) if (userId) months.set(userId, (months.get(userId) ?? 0) + 1);
  for (const [userId, orders] of months) {
    const buyer = await one(db.select().from(users).where(eq(users.id, userId)));
    const begun = Math.min(...paid.map(({ paidAt }) => paidAt?.getTime() ?? Number.POSITIVE_INFINITY));
    const days = ((buyer.planResetDate?.getTime() ?? begun) - begun) / (24 * 60 * 60 * 1000);
    same(`months of ${buyer.email} paid and granted`, orders, Math.round(days / 30.44));
  }
  return faults;
};
