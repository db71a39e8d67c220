import type { PaymentEventKind, PaymentState } from '../../contract/payment-states.ts';

export type PaymentEvent = {
  kind: PaymentEventKind;
  paymentId: string | null;
  amount: number | null;
  currency: string | null;
  reference: string | null;
  at: Date;
  number: number;
  outcome: string;
};

type OrderRow = { amount: number; currency: string; paymentId: string | null; paidAt: Date | null };

type Payment = {
  id: string;
  at: Date;
  number: number;
  refunded: number;
  endedAt: Date | null;
  endedNumber: number;
};

/** What an administrator can give back of a payment. */
type Refundable = { id: string; left: number };

export type PaymentFacts = {
  state: PaymentState;
  /** How much of its price was given back: where it was paid twice, one payment that stays is its price. */
  refunded: number;
  /** How much of its price is gone, by refunds or lost disputes. */
  lost: number;
  /** What can be given back next: of two payments, the later one should not have been made. Null where nothing is left. */
  refundable: Refundable | null;
  paidAt: Date | null;
  paidNumber: number;
  /** Since when no payment for it is left: given back in full, or lost in a dispute. */
  endedAt: Date | null;
  endedNumber: number;
};

/** Recorded, and without an effect. */
export const withoutEffect = ['amount_mismatch', 'payment_used', 'unknown_order'];

/** What the events of one order come to, in whichever order they were recorded. */
export const factsOf = (order: OrderRow, recorded: readonly PaymentEvent[]): PaymentFacts => {
  const events = recorded.filter(({ outcome }) => !withoutEffect.includes(outcome));
  const captured = capturesOf(order, events).map((capture) => ({
    ...capture,
    ...givenBack(
      order.amount,
      events.filter(({ paymentId }) => paymentId === capture.id),
    ),
  }));
  const live = captured.filter(({ endedAt }) => endedAt === null);
  // A payment that was made twice pays for one month, until the last of the two is given back.
  const counting = (live.length > 0 ? live : captured).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const isEnded = captured.length > 0 && live.length === 0;
  const spare = Math.max(0, captured.length - 1) * order.amount;
  const sumOf = (part: (payment: Payment) => number) =>
    captured.reduce((sum, payment) => sum + part(payment), 0);
  const lost = Math.max(0, sumOf(({ refunded, endedAt }) => (endedAt ? order.amount : refunded)) - spare);
  const refunded = Math.min(
    lost,
    sumOf((payment) => payment.refunded),
  );
  const last = counting.at(-1);
  return {
    state: stateOf({ events, captured, live, refunded }),
    refunded,
    lost,
    refundable: last && !isEnded ? { id: last.id, left: order.amount - last.refunded } : null,
    paidAt: counting[0]?.at ?? null,
    paidNumber: Math.min(...captured.map(({ number }) => number), Number.MAX_SAFE_INTEGER),
    endedAt: isEnded ? latest(captured.map(({ endedAt }) => endedAt)) : null,
    endedNumber: isEnded ? Math.max(...captured.map(({ endedNumber }) => endedNumber)) : 0,
  };
};

const capturesOf = ({ paymentId, paidAt }: OrderRow, events: readonly PaymentEvent[]) => {
  const found = events.flatMap(({ kind, paymentId: id, at, number }) =>
    kind === 'captured' && id !== null ? [{ id, at, number }] : [],
  );
  // Orders that were paid before there were events.
  const isEarlier = paidAt !== null && paymentId !== null && found.every(({ id }) => id !== paymentId);
  return isEarlier ? [{ id: paymentId, at: paidAt, number: 0 }, ...found] : found;
};

/** How much of a payment was given back, and the moment at which nothing of it was left. */
const givenBack = (amount: number, events: readonly PaymentEvent[]) => {
  const failed = new Set(events.filter(({ kind }) => kind === 'refund_failed').map((one) => one.reference));
  const refunds = events
    .filter(({ kind, reference }) => kind === 'refund' && !failed.has(reference))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    // One refund that was told in two spellings, with its currency and without, is one.
    .filter(({ reference }, n, all) => all.findIndex((one) => one.reference === reference) === n);
  const totals = events
    .filter(({ kind }) => kind === 'refunded_total')
    .map((total) => ({ ...total, amount: (total.amount ?? 0) - failedSince(total, events) }));
  let sum = 0;
  const ends: { at: Date; number: number }[] = [];
  for (const { amount: part, ...end } of refunds) {
    sum += part ?? 0;
    if (sum >= amount) ends.push(end);
  }
  ends.push(...totals.filter((total) => total.amount >= amount));
  ends.push(...events.filter(({ kind }) => kind === 'dispute_lost'));
  const first = ends.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
  return {
    refunded: Math.min(amount, Math.max(sum, ...totals.map((total) => total.amount))),
    endedAt: first?.at ?? null,
    endedNumber: Math.max(0, ...ends.map(({ number }) => number)),
  };
};

/** Refunds that were in a sum, and have failed since. */
const failedSince = ({ at: then }: PaymentEvent, events: readonly PaymentEvent[]): number => {
  const isLater = ({ at }: PaymentEvent) => at > then;
  const notIn = new Set(
    events.filter((one) => one.kind === 'refund' && isLater(one)).map((one) => one.reference),
  );
  const failed = events.filter(
    (one) => one.kind === 'refund_failed' && isLater(one) && !notIn.has(one.reference),
  );
  const amounts = new Map(failed.map(({ reference, amount }) => [reference, amount ?? 0]));
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
};

type Whole = {
  events: readonly PaymentEvent[];
  captured: readonly Payment[];
  live: readonly Payment[];
  refunded: number;
};

const stateOf = ({ events, captured, live, refunded }: Whole): PaymentState => {
  const has = (kind: PaymentEventKind) => events.some((event) => event.kind === kind);
  if (captured.length === 0) {
    if (has('authorized')) return 'authorized';
    return has('failed') ? 'failed' : 'open';
  }
  if (live.length === 0) return has('dispute_lost') ? 'dispute_lost' : 'refunded';
  const closed = new Set(
    events.filter(({ kind }) => /^dispute_(?:won|lost)$/.test(kind)).map((one) => one.reference),
  );
  if (events.some(({ kind, reference }) => kind === 'dispute_opened' && !closed.has(reference)))
    return 'disputed';
  if (live.length > 1) return 'paid_twice';
  return refunded > 0 ? 'partly_refunded' : 'paid';
};

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), null);
