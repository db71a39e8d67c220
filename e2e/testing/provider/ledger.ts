import { randomBytes } from 'node:crypto';

type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  currency: string;
  receipt: string;
  status: 'created' | 'attempted' | 'paid';
  notes: unknown;
  created_at: number;
};
export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  amount_refunded: number;
  currency: string;
  order_id: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  captured: boolean;
  method: 'card';
  email: string;
  created_at: number;
};
type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  status: 'processed';
  created_at: number;
};

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

/** What a card does, by its number. Any other is refused. */
const cards: Readonly<Record<string, Payment['status']>> = {
  '4111111111111111': 'captured',
  '4000000000000077': 'authorized',
};

export type Ledger = ReturnType<typeof openLedger>;

/** Orders, payments and refunds as the provider keeps them. */
export const openLedger = () => {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  return {
    order: (id: string) => orders.get(id),
    payment: (id: string) => payments.get(id),
    refund: (id: string) => refunds.get(id),
    paymentsOf: (orderId: string) => [...payments.values()].filter(({ order_id: id }) => id === orderId),

    createOrder: (wish: Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes'>): Order => {
      const { amount, currency, receipt, notes = [] } = wish;
      const order: Order = {
        ...{ id: newId('order'), entity: 'order', amount, amount_paid: 0, currency, receipt },
        ...{ status: 'created', notes, created_at: now() },
      };
      orders.set(order.id, order);
      return order;
    },

    pay: (order: Order, card: string, email: string): Payment => {
      const status = order.status === 'paid' ? 'failed' : (cards[card.replaceAll(' ', '')] ?? 'failed');
      const payment: Payment = {
        ...{ id: newId('pay'), entity: 'payment', amount: order.amount, amount_refunded: 0 },
        ...{ currency: order.currency, order_id: order.id, status, captured: status === 'captured' },
        ...{ method: 'card', email, created_at: now() },
      };
      payments.set(payment.id, payment);
      if (order.status !== 'paid') order.status = status === 'captured' ? 'paid' : 'attempted';
      if (status === 'captured') order.amount_paid = order.amount;
      return payment;
    },

    /** Null where more is asked for than is left. */
    giveBack: (payment: Payment, amount = payment.amount - payment.amount_refunded): Refund | null => {
      if (!payment.captured || amount <= 0 || amount > payment.amount - payment.amount_refunded) return null;
      payment.amount_refunded += amount;
      if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
      const refund: Refund = {
        ...{ id: newId('rfnd'), entity: 'refund', amount, currency: payment.currency },
        ...{ payment_id: payment.id, status: 'processed', created_at: now() },
      };
      refunds.set(refund.id, refund);
      return refund;
    },
  };
};
