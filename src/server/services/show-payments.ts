import type { AdminPayment, AdminPayments } from '../../contract/admin-payments.ts';
import type { Payment } from '../../contract/own-payments.ts';
import type { PlanQuote } from '../../contract/plan-quote.ts';
import { type PaidPlan, planCurrency } from '../../contract/plans.ts';
import { shownNumber } from '../receipts/receipt-content.ts';
import { byteOrderMark, csvLine } from '../report/csv-line.ts';
import { factsOf } from '../store/payment-facts.ts';
import type {
  ListedPayment,
  PaymentFilter,
  PaymentListStore,
  PaymentWithEmail,
} from '../store/payment-list.ts';
import type { PaymentOrderStore } from '../store/payment-orders.ts';
import type { ReceiptStore } from '../store/receipts.ts';
import type { UserRow } from '../store/users.ts';
import { describeOrder } from './describe-order.ts';

type Needs = {
  payments: PaymentListStore;
  orders: PaymentOrderStore;
  receipts: Pick<ReceiptStore, 'ofOrders'>;
  clock: () => Date;
};

/** Payments as people see their own, and administrators everybody's. */
export const showPayments = ({ payments, orders, receipts, clock }: Needs) => ({
  quote: async (user: UserRow, plan: PaidPlan): Promise<PlanQuote> => {
    const now = clock();
    const outcome = describeOrder(await orders.courseOf(user, now), plan, now);
    const { allowed, startsAt, endsAt, creditedDays, amount } = outcome;
    return {
      allowed,
      ...(!outcome.allowed && { reason: outcome.reason }),
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      creditedDays,
      amount,
      currency: planCurrency,
    };
  },

  own: async ({ id }: UserRow): Promise<Payment[]> => {
    const rows = await payments.ownOf(id);
    return rows.map(await presenterOf(receipts, rows));
  },

  page: async (filter: PaymentFilter, page: number, pageSize: number): Promise<AdminPayments> => {
    const { rows, total } = await payments.page(filter, { offset: (page - 1) * pageSize, limit: pageSize });
    return { payments: await withHistory({ payments, receipts }, rows), total, page, pageSize };
  },

  one: async (row: PaymentWithEmail): Promise<AdminPayment | undefined> =>
    (await withHistory({ payments, receipts }, [row]))[0],

  table: async function* (filter: PaymentFilter): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(tableColumns);
    for await (const rows of payments.all(filter)) {
      const present = await presenterOf(receipts, rows);
      yield rows.map((row) => csvLine(cellsOf({ ...present(row), email: row.email }))).join('');
    }
  },
});
export type ShowPayments = ReturnType<typeof showPayments>;

/** How each of these payments is shown, with its documents. */
const presenterOf = async (receipts: Needs['receipts'], rows: readonly ListedPayment[]) => {
  const documents = await receipts.ofOrders(rows.map(({ id }) => id));
  const ofOrder = Map.groupBy(documents, ({ orderId }) => orderId);
  return ({ createdAt, paidAt, ...payment }: ListedPayment): Payment => {
    const own = ofOrder.get(payment.id) ?? [];
    const receipt = own.find(({ series }) => series === 'receipt');
    const notes = own.filter(({ series }) => series === 'credit note');
    return {
      ...payment,
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      receiptNumber: receipt ? shownNumber('receipt', receipt.number) : null,
      creditNotes: notes.map(({ number, amount, issuedAt }) => ({
        number: shownNumber('credit note', number),
        amount,
        issuedAt: issuedAt.toISOString(),
      })),
    };
  };
};

const withHistory = async (
  { payments, receipts }: Pick<Needs, 'payments' | 'receipts'>,
  rows: readonly PaymentWithEmail[],
): Promise<AdminPayment[]> => {
  const events = await payments.eventsOf(rows.map(({ orderId }) => orderId));
  const present = await presenterOf(receipts, rows);
  return rows.map((row) => {
    const own = events.filter(({ orderId }) => orderId === row.orderId);
    const { refundable } = factsOf(row, own);
    return {
      ...present(row),
      email: row.email,
      refundable: refundable?.left ?? 0,
      history: own.map(({ kind, paymentId, amount, at, source, outcome }) => ({
        kind,
        paymentId,
        amount,
        at: at.toISOString(),
        source,
        outcome,
      })),
    };
  });
};

const tableColumns = [
  'id',
  'createdAt',
  'paidAt',
  'email',
  'plan',
  'amount',
  'currency',
  'refunded',
  'state',
  'receiptNumber',
  'orderId',
  'paymentId',
  'creditNotes',
];

const cellsOf = (payment: Payment & { email: string | null }): string[] => [
  payment.id,
  payment.createdAt,
  payment.paidAt ?? '',
  payment.email ?? '',
  payment.planType,
  inUnits(payment.amount),
  payment.currency,
  inUnits(payment.refunded),
  payment.state,
  payment.receiptNumber ?? '',
  payment.orderId,
  payment.paymentId ?? '',
  payment.creditNotes.map(({ number }) => number).join(' '),
];

/** As an accountant reads it: 19.99. */
const inUnits = (cents: number) => (cents / 100).toFixed(2);
