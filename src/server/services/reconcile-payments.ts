import type { PaymentProvider } from '../adapters/payment-provider.ts';
import type { PaymentLedger } from '../store/payment-ledger.ts';
import { askedAtOnce, type PaymentListStore } from '../store/payment-list.ts';
import type { EventOutcome } from '../store/payment-outcome.ts';
import { reportsOf } from './report-of-payment.ts';

type Needs = {
  provider: PaymentProvider;
  payments: PaymentListStore;
  ledger: PaymentLedger;
  clock: () => Date;
  /** Something that the provider knew and we did not. */
  onLearned: (event: { orderId: string; paymentId: string; kind: string; outcome: EventOutcome }) => void;
};

export type Reconciliation = {
  /** How many orders the provider was asked about, and how many it said nothing of. */
  asked: number;
  unanswered: number;
  /** What was new in its answers. */
  granted: number;
  learned: number;
};

const lastDays = 30;
/** A provider that fails so often in a row is not asked further: the next time will do. */
const faultsInARow = 5;

/** Asks the provider about the open orders of the last thirty days: a payment whose browser died and whose message never came. */
export const reconcilePayments =
  ({ provider, payments, ledger, clock, onLearned }: Needs) =>
  async (signal?: AbortSignal): Promise<Reconciliation> => {
    const seen: Reconciliation = { asked: 0, unanswered: 0, granted: 0, learned: 0 };
    const since = new Date(clock().getTime() - lastDays * 24 * 60 * 60 * 1000);
    let inARow = 0;
    let after: string | null = null;
    for (;;) {
      const orders = await payments.toAskAbout({ since, after });
      for (const { id, orderId } of orders) {
        if (signal?.aborted || inARow === faultsInARow) return seen;
        after = id;
        seen.asked += 1;
        const found = await provider.findPaymentsFor(orderId, signal);
        // An order that the provider does not know, as one of test mode after the first live keys, says nothing about the others.
        const isUnanswered = found.state === 'unknown' && found.fault !== 'refused';
        inARow = isUnanswered ? inARow + 1 : 0;
        if (isUnanswered) seen.unanswered += 1;
        const tried = found.state === 'known' ? found.payments : [];
        // What is not about this order and its amount is recorded as what it is, and grants nothing.
        const own = tried.filter((payment) => payment.orderId === null || payment.orderId === orderId);
        for (const report of own.flatMap((payment) => reportsOf(payment, orderId))) {
          const { outcome } = await ledger.record(report, clock());
          if (outcome === 'known_before') continue;
          seen.learned += 1;
          if (outcome === 'granted') seen.granted += 1;
          onLearned({ orderId, paymentId: report.paymentId ?? '', kind: report.kind, outcome });
        }
      }
      if (orders.length < askedAtOnce) return seen;
    }
  };
