import { eq } from 'drizzle-orm';
import type { Buyer } from '../receipts/receipt-content.ts';
import type { Database } from './database.ts';
import { billingDetails } from './schema.ts';
import { bury } from './tombstones.ts';

/** Whom a person wants their receipts made out to. */
export const billingDetailStore = (db: Database) => ({
  find: async (userId: string): Promise<Buyer | null> => {
    const [found] = await db.select().from(billingDetails).where(eq(billingDetails.userId, userId));
    return found ? { name: found.name, address: found.address, taxId: found.taxId } : null;
  },

  put: async (userId: string, details: Buyer, now: Date): Promise<void> => {
    const row = { ...details, updatedAt: now };
    await db
      .insert(billingDetails)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: billingDetails.userId, set: row });
  },

  remove: async (userId: string, now: Date): Promise<void> =>
    db.transaction(async (transaction) => {
      await transaction.delete(billingDetails).where(eq(billingDetails.userId, userId));
      await bury(transaction, 'billing details', [userId], now);
    }),
});
export type BillingDetailStore = ReturnType<typeof billingDetailStore>;
