import { asc, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../testing/engines.ts';
import { billingDetailStore } from './billing-details.ts';
import { receiptIssuer } from './issue-receipts.ts';
import { paymentDocuments } from './payment-documents.ts';
import { paymentLedger } from './payment-ledger.ts';
import { receiptStore } from './receipts.ts';
import { paymentOrders, receiptCounters, receipts, users } from './schema.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const now = new Date('2026-11-18T12:00:00Z');
const later = new Date('2026-12-01T12:00:00Z');
const seller = { name: 'Hookwise Ltd', address: '1 Harbour Street', taxId: 'GB 1' };
const vat = { name: 'VAT', percent: 20 };
const buyer = { name: 'Ana Example', address: '5 Sea Road\nPorto', taxId: null };

/** As a provider reports a payment: again, if a busy machine had no connection for it in time. */
const untilServed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
};

describe.each(engines)('receipts on the $name engine', ({ open }) => {
  const start = async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const issuer = receiptIssuer({ seller, tax: vat });
    const ledger = paymentLedger(db, { documents: paymentDocuments({ issuer, isMailed: false }) });
    const addUser = async (email: string) =>
      (await db.insert(users).values({ email }).returning())[0]?.id ?? '';
    const ana = await addUser('ana@example.com');
    const order = (name: string, userId: string | null = ana) =>
      db.insert(paymentOrders).values({
        orderId: name,
        userId,
        planType: 'standard',
        amount: 1999,
        currency: 'USD',
        createdAt: now,
      });
    const pay = async (name: string, at = now) => {
      const { outcome } = await ledger.record(
        {
          kind: 'captured',
          orderId: name,
          paymentId: name.replace('order', 'pay'),
          amount: 1999,
          currency: 'USD',
          reference: null,
          at: null,
          source: 'message',
        },
        at,
      );
      return outcome;
    };
    const buy = async (name: string, at = now) => {
      await order(name);
      await pay(name, at);
      return orderRow(name);
    };
    const orderRow = async (name: string) => {
      const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.orderId, name));
      if (!row) throw new Error('the order is gone');
      return row;
    };
    const all = () => db.select().from(receipts).orderBy(asc(receipts.series), asc(receipts.number));
    const credit = async (name: string, refundId: string, amount: number) => {
      const row = await orderRow(name);
      return db.transaction((transaction) =>
        issuer.issueCreditNote(transaction, row, { refundId, amount, now: later }),
      );
    };
    return { db, ana, issuer, addUser, order, pay, buy, all, credit };
  };

  it('are issued with the payment, and say what was so at that moment', async () => {
    const { db, ana, buy, all } = await start();
    await billingDetailStore(db).put(ana, buyer, now);
    const order = await buy('order_1');
    await billingDetailStore(db).put(ana, { ...buyer, name: 'Somebody else' }, later);
    await billingDetailStore(db).remove(ana, later);
    expect(await all()).toMatchObject([
      {
        series: 'receipt',
        number: 1,
        orderId: order.id,
        refundId: null,
        amount: 1999,
        issuedAt: now,
        content: {
          seller,
          buyer,
          plan: 'Standard',
          planType: 'standard',
          period: { from: now.toISOString(), until: '2026-12-18T12:00:00.000Z' },
          amount: 1999,
          currency: 'USD',
          tax: { ...vat, amount: 333 },
          paidAt: now.toISOString(),
          paymentId: 'pay_1',
          corrects: null,
        },
      },
    ]);
  });

  it('of a renewal name the month that it adds', async () => {
    const { buy, all } = await start();
    await buy('order_1');
    await buy('order_2', later);
    expect((await all())[1]?.content.period).toEqual({
      from: '2026-12-18T12:00:00.000Z',
      until: '2027-01-18T12:00:00.000Z',
    });
  });

  it('have numbers without gaps when fifty people pay at once and every third payment fails', async () => {
    const { db, issuer, addUser, order, pay, all } = await start();
    const names = Array.from({ length: 50 }, (_, n) => `order_${n}`);
    for (const [n, name] of names.entries()) await order(name, await addUser(`person-${n}@example.com`));
    const failing = (name: string) =>
      db
        .transaction(async (transaction) => {
          const [row] = await transaction.select().from(paymentOrders).where(eq(paymentOrders.orderId, name));
          if (row) await issuer.issueReceipt(transaction, row, { period: null, now });
          throw new Error('the disk is full');
        })
        .catch(() => undefined);
    const outcomes = await Promise.all(
      names.map(async (name, n) => {
        if (n % 3 === 0) await failing(name);
        return untilServed(() => pay(name));
      }),
    );
    expect(outcomes).toEqual(names.map(() => 'granted'));
    expect((await all()).map(({ number }) => number)).toEqual(names.map((_, n) => n + 1));
    expect(new Set((await all()).map(({ orderId }) => orderId)).size).toBe(50);
    expect(await db.select().from(receiptCounters)).toEqual([{ series: 'receipt', last: 50 }]);
  });

  it('are issued for a payment whose account is gone, to nobody and for no time', async () => {
    const { order, pay, all } = await start();
    await order('order_1', null);
    expect(await pay('order_1')).toBe('no_account');
    expect(await all()).toMatchObject([{ number: 1, content: { buyer: null, period: null } }]);
  });

  it('are corrected by credit notes of a series of their own, once for each refund', async () => {
    const { buy, all, credit } = await start();
    await buy('order_1');
    await buy('order_2');
    const first = await credit('order_2', 'rfnd_1', 700);
    const again = await Promise.all(Array.from({ length: 5 }, () => credit('order_2', 'rfnd_1', 700)));
    for (const note of again) expect(note).toEqual(first);
    expect((await all()).map(({ series, number }) => [series, number])).toEqual([
      ['credit note', 1],
      ['receipt', 1],
      ['receipt', 2],
    ]);
    expect(first).toMatchObject({
      amount: 700,
      issuedAt: later,
      content: {
        seller,
        amount: 700,
        tax: { ...vat, amount: 117 },
        paymentId: 'pay_2',
        corrects: { number: 'R-000002', issuedAt: now.toISOString() },
      },
    });
  });

  it('are never taken back by more than was paid, and their tax to the cent', async () => {
    const { buy, all, credit } = await start();
    await buy('order_1');
    await Promise.all([credit('order_1', 'rfnd_1', 667), credit('order_1', 'rfnd_2', 667)]);
    expect((await credit('order_1', 'rfnd_3', 5000))?.amount).toBe(1999 - 2 * 667);
    expect(await credit('order_1', 'rfnd_4', 1)).toBeNull();
    const notes = (await all()).filter(({ series }) => series === 'credit note');
    const sum = (values: (number | undefined)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);
    expect(sum(notes.map(({ amount }) => amount))).toBe(1999);
    expect(sum(notes.map(({ content }) => content.tax?.amount))).toBe(333);
    expect(notes.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('have their tax back when a credit is cancelled, to the cent', async () => {
    const { buy, all, credit } = await start();
    await buy('order_1');
    await credit('order_1', 'rfnd_1', 667);
    await credit('order_1', 'rfnd_2', 668);
    expect(await credit('order_1', 'failed rfnd_1', -667)).toMatchObject({ amount: -667 });
    expect(await credit('order_1', 'failed rfnd_2', -5000)).toMatchObject({ amount: -668 });
    expect(await credit('order_1', 'failed rfnd_3', -1)).toBeNull();
    const notes = (await all()).filter(({ series }) => series === 'credit note');
    expect(notes.reduce((sum, { content }) => sum + (content.tax?.amount ?? 0), 0)).toBe(0);
  });

  it('are issued for earlier payments, in their order, once, whoever begins with it', async () => {
    const { db, issuer, order, all } = await start();
    for (const name of ['order_b', 'order_a', 'order_unpaid']) await order(name);
    const paid = (name: string, at: Date) =>
      db.update(paymentOrders).set({ paidAt: at, paymentId: name }).where(eq(paymentOrders.orderId, name));
    await paid('order_b', later);
    await paid('order_a', now);
    await Promise.all([issuer.issueMissing(db, later), issuer.issueMissing(db, later)]);
    expect((await all()).map(({ number, content }) => [number, content.paymentId])).toEqual([
      [1, 'order_a'],
      [2, 'order_b'],
    ]);
    expect(await issuer.issueMissing(db, later)).toBe(0);
  });

  it('are found by the person who paid, and by nobody else', async () => {
    const { db, ana, addUser, buy, credit } = await start();
    const bob = await addUser('bob@example.com');
    const { id: orderId } = await buy('order_1');
    await credit('order_1', 'rfnd_1', 100);
    const store = receiptStore(db);
    expect(await store.find(ana, { orderId, series: 'receipt' })).toMatchObject({ number: 1 });
    expect(await store.find(ana, { orderId, series: 'credit note', number: 1 })).toMatchObject({ number: 1 });
    expect(await store.find(ana, { orderId, series: 'credit note', number: 2 })).toBeNull();
    expect(await store.find(bob, { orderId, series: 'receipt' })).toBeNull();
    expect(await store.find(bob, { orderId, series: 'credit note', number: 1 })).toBeNull();
  });

  it('outlive the account as they are, and forget the buyer after ten years', async () => {
    const { db, ana, order, pay, buy, all, addUser } = await start();
    await billingDetailStore(db).put(ana, buyer, now);
    await buy('order_1');
    const bob = await addUser('bob@example.com');
    await billingDetailStore(db).put(bob, buyer, now);
    await order('order_2', bob);
    await pay('order_2');
    await db.delete(users).where(eq(users.id, ana));
    const store = receiptStore(db);
    const buyers = async () => (await all()).map(({ content }) => content.buyer);
    await store.forgetOldBuyers(new Date('2036-11-18T11:59:59Z'));
    expect(await buyers()).toEqual([buyer, buyer]);
    await store.forgetOldBuyers(new Date('2036-11-18T12:00:01Z'));
    expect(await buyers()).toEqual([null, buyer]);
    expect((await all())[0]?.content).toMatchObject({ seller, amount: 1999 });
  });
});
