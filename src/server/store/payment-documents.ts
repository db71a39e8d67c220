import { and, eq, sum } from 'drizzle-orm';
import type { PaymentEventKind } from '../../contract/payment-states.ts';
import type { Database } from './database.ts';
import type { Receipt, ReceiptIssuer } from './issue-receipts.ts';
import { queueMail } from './outgoing-mails.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { type paymentOrders, receipts } from './schema.ts';

type Needs = {
  issuer: Pick<ReceiptIssuer, 'issueReceipt' | 'issueCreditNote'>;
  /** Without a mail server nothing is queued: the documents are on the account page. */
  isMailed: boolean;
};

type Happened = {
  order: typeof paymentOrders.$inferSelect;
  /** What the order came to before, and comes to with what has happened now. */
  before: PaymentFacts;
  facts: PaymentFacts;
  kind: PaymentEventKind;
  /** Of what has happened: a credit note is for one thing. */
  key: string;
  isPaidByThis: boolean;
  period: { from: Date; until: Date } | null;
  /** Null where there is nobody to mail any more. */
  email: string | null;
  now: Date;
};

/** The documents that follow from what happened to a payment, each with its mail, in the transaction that records it. */
export const paymentDocuments = ({ issuer, isMailed }: Needs) => {
  const mail = async (transaction: Database, { id }: Receipt, { email, now }: Happened) => {
    if (!isMailed || email === null) return;
    await queueMail(transaction, {
      kind: 'receipt',
      recipient: email,
      dedupeKey: `receipt:${id}`,
      about: id,
      createdAt: now,
    });
  };
  return {
    issue: async (transaction: Database, happened: Happened): Promise<Receipt[]> => {
      const { order, before, facts, kind, key, isPaidByThis, period, now } = happened;
      const issued: Receipt[] = [];
      if (isPaidByThis) issued.push(await issuer.issueReceipt(transaction, order, { period, now }));
      const amount = facts.lost - (await creditedFor(transaction, order.id));
      const isTakenBack = amount < 0 && kind === 'refund_failed' && facts.lost < before.lost;
      if (amount > 0 || isTakenBack) {
        const note = await issuer.issueCreditNote(transaction, order, { refundId: key, amount, now });
        if (note) issued.push(note);
      }
      for (const receipt of issued) await mail(transaction, receipt, happened);
      return issued;
    },
  };
};
export type PaymentDocuments = ReturnType<typeof paymentDocuments>;

const creditedFor = async (transaction: Database, orderId: string): Promise<number> => {
  const [credited] = await transaction
    .select({ amount: sum(receipts.amount).mapWith(Number) })
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.series, 'credit note')));
  return credited?.amount ?? 0;
};
