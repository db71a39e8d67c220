import type { PaymentProvider } from '../adapters/payment-provider.ts';
import { isSameSignature, webhookSignature } from '../adapters/payment-signature.ts';
import { Failure } from '../failure.ts';
import { parseJson } from '../parse-json.ts';
import type { PaymentLedger } from '../store/payment-ledger.ts';
import type { EventOutcome } from '../store/payment-outcome.ts';
import { fewAtOnce } from './few-at-once.ts';
import { reportIn } from './report-in-message.ts';

/** Messages about one person wait for each other, each with a connection to the database: most of those are left to others. */
const atOnce = 3;

type Needs = { provider: PaymentProvider | null; ledger: PaymentLedger; clock: () => Date };

/** The outcome of a message that the provider signed. Each is final: the message need not be sent again. */
export type MessageOutcome =
  | { outcome: EventOutcome; kind: string; orderId: string | null; paymentId: string | null }
  | { outcome: 'other_event' };

/** Accepts the provider's signed message, and does what follows from it even if the page never asked for it. */
export const takePaymentEvent = ({ provider, ledger, clock }: Needs) => {
  const inTurn = fewAtOnce(atOnce);
  return async ({ body, signature }: { body: Uint8Array; signature: unknown }): Promise<MessageOutcome> => {
    if (!provider?.webhookSecret)
      throw new Failure('unavailable', 'Payment messages cannot be checked: no secret is set for them');
    const isSigned =
      typeof signature === 'string' &&
      isSameSignature(signature, webhookSignature(provider.webhookSecret, body));
    if (!isSigned) throw new Failure('invalid_input', 'The signature of this message is wrong');

    const report = reportIn(parseJson(Buffer.from(body).toString('utf8')));
    if (!report) return { outcome: 'other_event' };
    const { kind, paymentId } = report;
    return { ...(await inTurn(() => ledger.record(report, clock()))), kind, paymentId };
  };
};
export type TakePaymentEvent = ReturnType<typeof takePaymentEvent>;
