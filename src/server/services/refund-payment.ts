import { randomUUID } from 'node:crypto';
import type { AdminPayment, RefundPayment } from '../../contract/admin-payments.ts';
import type { PaymentProvider, ProviderFault } from '../adapters/payment-provider.ts';
import { Failure } from '../failure.ts';
import { shownMoney } from '../receipts/shown-money.ts';
import { factsOf } from '../store/payment-facts.ts';
import type { PaymentLedger } from '../store/payment-ledger.ts';
import type { PaymentListStore } from '../store/payment-list.ts';
import type { PaymentReport } from '../store/payment-outcome.ts';
import { storable } from '../store/storable.ts';
import type { UserRow } from '../store/users.ts';
import type { ShowPayments } from './show-payments.ts';

type Needs = {
  provider: PaymentProvider | null;
  payments: PaymentListStore;
  ledger: PaymentLedger;
  showPayments: ShowPayments;
  clock: () => Date;
  onFault: (fault: { orderId: string; paymentId: string; fault: ProviderFault }) => void;
};

/** A question to the provider that has had no answer for so long will have none. */
const underWayMs = 60 * 1000;

/** Gives money back through the provider. What was asked for is written down first, so that two clicks are one refund. */
export const refundPayment =
  ({ provider, payments, ledger, showPayments, clock, onFault }: Needs) =>
  async (admin: UserRow, id: string, { amount: wanted, reason }: RefundPayment): Promise<AdminPayment> => {
    if (!provider) throw new Failure('unavailable', 'No payment provider is set up on this server');
    const row = await payments.find(id);
    if (!row) throw new Failure('not_found', 'This payment does not exist');
    const events = await payments.eventsOf([row.orderId]);
    const { state, refundable: payment } = factsOf(row, events);
    if (!payment) throw new Failure('conflict', notRefundable(state));
    const { left } = payment;
    const amount = wanted ?? left;
    if (amount > left)
      throw new Failure(
        'invalid_input',
        `Only ${shownMoney(left, row.currency)} of this payment can still be given back`,
      );

    const attempts = events.filter(({ kind }) => kind === 'refund_asked');
    const last = attempts.at(-1);
    const isAnswered = events.some(
      ({ kind, reference, number }) =>
        number > (last?.number ?? 0) &&
        (kind === 'refund' ||
          kind === 'refunded_total' ||
          (kind === 'refund_refused' && reference === last?.reference)),
    );
    if (last && !isAnswered && clock().getTime() - last.recordedAt.getTime() < underWayMs)
      throw alreadyUnderWay();
    const about = { orderId: row.orderId, paymentId: payment.id, currency: row.currency, by: admin.email };
    // The same for two that ask at once, and another for the next: the ledger takes each once.
    const attempt = `attempt ${attempts.length + 1}`;
    const asked: PaymentReport = {
      ...about,
      kind: 'refund_asked',
      amount: null,
      reference: attempt,
      at: null,
      source: 'administrator',
      reason: storable(`${shownMoney(amount, row.currency)}: ${reason}`),
    };
    if ((await ledger.record(asked, clock())).outcome === 'known_before') throw alreadyUnderWay();

    const made = await provider.refund({ paymentId: payment.id, amount, receipt: randomUUID() });
    if (made.state === 'failed') {
      onFault({ orderId: row.orderId, paymentId: payment.id, fault: made.fault });
      if (isClearNo(made.fault)) await ledger.record({ ...asked, kind: 'refund_refused' }, clock());
      throw refundFailure(made.fault);
    }
    const { refund } = made;
    await ledger.record(
      {
        ...about,
        kind: 'refund',
        amount: refund.amount,
        currency: refund.currency,
        reference: refund.id,
        at: refund.createdAt,
        source: 'administrator',
      },
      clock(),
    );
    const after = await payments.find(id);
    const shown = after && (await showPayments.one(after));
    if (!shown) throw new Error('a payment that was given back is gone');
    return shown;
  };
export type RefundPaymentService = ReturnType<typeof refundPayment>;

const alreadyUnderWay = () =>
  new Failure('conflict', 'A refund of this payment is under way. Please look again in a minute.');

const notRefundable = (state: string) =>
  /^(?:refunded|dispute_lost)$/.test(state)
    ? 'Nothing of this payment is left to give back'
    : 'This order was not paid';

const isClearNo = (fault: ProviderFault) => fault === 'refused' || fault === 'forbidden';

const refundFailure = (fault: ProviderFault) =>
  isClearNo(fault)
    ? new Failure('conflict', 'The payment provider refused this refund. Nothing was given back.')
    : new Failure(
        'unavailable',
        'The payment provider did not answer. The refund may have been made: please look again in a minute before you try it again.',
      );
