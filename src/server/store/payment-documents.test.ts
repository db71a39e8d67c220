import { asc } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shownNumber } from '../receipts/receipt-content.ts';
import { testDocuments } from '../testing/documents.ts';
import { engines } from '../testing/engines.ts';
import { paymentLedger } from './payment-ledger.ts';
import type { PaymentReport } from './payment-outcome.ts';
import { outgoingMails, paymentOrders, receipts, users } from './schema.ts';

const now = new Date('2026-11-18T12:00:00Z');

describe.each(engines)('documents of payments on the $name engine', ({ open }) => {
  const start = async ({ isMailed = true } = {}) => {
    const { db, close } = await open();
    onTestFinished(close);
    let issued = 0;
    const ledger = paymentLedger(db, {
      documents: testDocuments({ isMailed }),
      onIssued: () => {
        issued += 1;
      },
    });
    const [ana] = await db.insert(users).values({ email: 'ana@example.com' }).returning();
    await db.insert(paymentOrders).values({
      orderId: 'order_1',
      userId: ana?.id ?? null,
      planType: 'standard',
      amount: 1999,
      currency: 'USD',
      createdAt: now,
    });
    const tell = async (kind: PaymentReport['kind'], report: Partial<PaymentReport> = {}) => {
      const told = {
        orderId: 'order_1',
        paymentId: 'pay_1',
        amount: kind === 'captured' ? 1999 : null,
        currency: 'USD',
        reference: null,
        at: null,
        source: 'message' as const,
      };
      return (await ledger.record({ kind, ...told, ...report }, now)).outcome;
    };
    const refund = (reference: string, amount: number, paymentId = 'pay_1') =>
      tell('refund', { reference, amount, paymentId });
    const documents = async () =>
      (await db.select().from(receipts).orderBy(asc(receipts.series), asc(receipts.number))).map(
        ({ series, number, amount }) => `${shownNumber(series, number)}: ${amount}`,
      );
    return { db, tell, refund, documents, issued: () => issued };
  };

  it('are a receipt and its mail with the payment, once however often it is reported', async () => {
    const { db, tell, documents, issued } = await start();
    await Promise.all(Array.from({ length: 5 }, () => tell('captured')));
    expect(await documents()).toEqual(['R-000001: 1999']);
    const [receipt] = await db.select().from(receipts);
    expect(await db.select().from(outgoingMails)).toMatchObject([
      { kind: 'receipt', recipient: 'ana@example.com', about: receipt?.id },
    ]);
    expect(issued()).toBe(1);
    expect(receipt?.content.period).toEqual({
      from: now.toISOString(),
      until: '2026-12-18T12:00:00.000Z',
    });
  });

  it('are a credit note for each refund, and for nothing twice', async () => {
    const { db, tell, refund, documents } = await start();
    await tell('captured');
    expect(await refund('rfnd_1', 500)).toBe('plan_stays');
    await refund('rfnd_1', 500);
    // The provider sums up what it has told before.
    await tell('refunded_total', { amount: 500 });
    expect(await refund('rfnd_2', 1499)).toBe('plan_ended');
    await tell('refunded_total', { amount: 1999 });
    expect(await documents()).toEqual(['C-000001: 500', 'C-000002: 1499', 'R-000001: 1999']);
    expect(await db.$count(outgoingMails)).toBe(3);
  });

  it('are a credit note for what a lost dispute has taken that no refund had', async () => {
    const { tell, refund, documents } = await start();
    await tell('captured');
    await refund('rfnd_1', 500);
    await tell('dispute_opened', { reference: 'disp_1' });
    expect(await documents()).toEqual(['C-000001: 500', 'R-000001: 1999']);
    expect(await tell('dispute_lost', { reference: 'disp_1' })).toBe('plan_ended');
    expect(await documents()).toEqual(['C-000001: 500', 'C-000002: 1499', 'R-000001: 1999']);
  });

  it('take a credit back when its refund fails, and credit it again when it is made again', async () => {
    const { db, tell, refund, documents } = await start();
    await tell('captured');
    await refund('rfnd_1', 500);
    expect(await tell('refund_failed', { reference: 'rfnd_1' })).toBe('plan_stays');
    await tell('refund_failed', { reference: 'rfnd_1' });
    await tell('dispute_opened', { reference: 'disp_1' });
    expect(await documents()).toEqual(['C-000001: 500', 'C-000002: -500', 'R-000001: 1999']);
    await refund('rfnd_2', 1999);
    expect(await tell('refund_failed', { reference: 'rfnd_2' })).toBe('plan_returned');
    await refund('rfnd_3', 700);
    expect(await documents()).toEqual([
      ...['C-000001: 500', 'C-000002: -500', 'C-000003: 1999', 'C-000004: -1999', 'C-000005: 700'],
      'R-000001: 1999',
    ]);
    expect(await db.$count(outgoingMails)).toBe(6);
  });

  it('take nothing back for a refund that failed before it was told of, or while the other payment was lost', async () => {
    const { tell, refund, documents } = await start();
    await tell('captured');
    await tell('refund_failed', { reference: 'rfnd_1' });
    await refund('rfnd_1', 500);
    expect(await documents()).toEqual(['R-000001: 1999']);
    await refund('rfnd_2', 500);
    await tell('dispute_lost', { reference: 'disp_1' });
    await tell('refund_failed', { reference: 'rfnd_2' });
    expect(await documents()).toEqual(['C-000001: 500', 'C-000002: 1499', 'R-000001: 1999']);
  });

  it('are both for a payment that was given back before we knew of it', async () => {
    const { tell, documents } = await start();
    const stray = { orderId: null, reference: 'rfnd_1', amount: 1999 };
    expect(await tell('refund', stray)).toBe('unknown_order');
    expect(await documents()).toEqual([]);
    await tell('captured');
    expect(await documents()).toEqual(['C-000001: 1999', 'R-000001: 1999']);
  });

  it('credit nothing while one of two payments for the order stays', async () => {
    const { tell, refund, documents } = await start();
    await tell('captured');
    expect(await tell('captured', { paymentId: 'pay_2' })).toBe('other_payment');
    await refund('rfnd_2', 1999, 'pay_2');
    expect(await documents()).toEqual(['R-000001: 1999']);
    await refund('rfnd_1', 1999);
    expect(await documents()).toEqual(['C-000001: 1999', 'R-000001: 1999']);
  });

  it('take no credit back because the order is paid once more', async () => {
    const { tell, refund, documents } = await start();
    await tell('captured');
    await refund('rfnd_1', 500);
    await tell('captured', { paymentId: 'pay_2' });
    await refund('rfnd_2', 1999, 'pay_2');
    expect(await documents()).toEqual(['C-000001: 500', 'R-000001: 1999']);
  });

  it('are not mailed where there is no mail server, or nobody any more', async () => {
    const silent = await start({ isMailed: false });
    await silent.tell('captured');
    expect(await silent.db.$count(outgoingMails)).toBe(0);
    const gone = await start();
    await gone.db.delete(users);
    expect(await gone.tell('captured')).toBe('no_account');
    expect(await gone.documents()).toEqual(['R-000001: 1999']);
    expect(await gone.db.$count(outgoingMails)).toBe(0);
  });
});
