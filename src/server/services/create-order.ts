import { randomUUID } from 'node:crypto';
import { type CreateOrderResponse, paymentMessages } from '../../contract/payments.ts';
import { type PaidPlan, planCurrency, plans } from '../../contract/plans.ts';
import type { PaymentProvider, ProviderFault } from '../adapters/payment-provider.ts';
import { Failure } from '../failure.ts';
import type { PaymentOrderStore } from '../store/payment-orders.ts';
import type { UserRow } from '../store/users.ts';
import { describeOrder } from './describe-order.ts';
import type { LimitCalls } from './limit-calls.ts';

type Needs = {
  /** Null where there is no provider: in production without keys. */
  provider: PaymentProvider | null;
  orders: PaymentOrderStore;
  limitCalls: LimitCalls;
  clock: () => Date;
  onFault: (fault: ProviderFault) => void;
};

/** Far more than any customer buys; every order is a row here and one with the provider. */
const ordersAnHour = { max: 30, windowMs: 60 * 60 * 1000 };

/** Asks the provider for an order and remembers whose it is, for which plan and amount. */
export const createOrder =
  ({ provider, orders, limitCalls, clock, onFault }: Needs) =>
  async (user: UserRow, planType: PaidPlan, signal?: AbortSignal): Promise<CreateOrderResponse> => {
    if (!provider) throw noOrder();
    await limitCalls([{ key: `create-order:${user.id}`, ...ordersAnHour }]);
    const now = clock();
    const outcome = describeOrder(await orders.courseOf(user, now), planType, now);
    if (!outcome.allowed) throw new Failure('conflict', outcome.reason);
    const { name, cents: amount, checksADay } = plans[planType];
    const currency = planCurrency;
    const receipt = randomUUID();
    const notes = { userId: user.id, planType };
    const made = await provider.createOrder({ amount, currency, receipt, notes }, signal);
    if (made.state === 'failed') {
      onFault(made.fault);
      throw noOrder();
    }
    const { id } = made;
    await orders.keep({ orderId: id, userId: user.id, planType, amount, currency, receipt, createdAt: now });
    const month = `${checksADay} daily checks for one month`;
    return {
      success: true,
      order: { key: provider.keyId, amount, currency, id },
      // A first month needs no more words; one that changes another plan says how, also in the checkout.
      plan: { name, description: outcome.change === 'new' ? month : `${month}. ${outcome.sentence}` },
    };
  };
export type CreateOrder = ReturnType<typeof createOrder>;

const noOrder = () => new Failure('unavailable', paymentMessages.order);
