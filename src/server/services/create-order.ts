import { randomUUID } from 'node:crypto';
import { type CreateOrderResponse, paymentMessages } from '../../contract/payments.ts';
import { type PaidPlan, planCurrency, plans } from '../../contract/plans.ts';
import type { PaymentProvider, ProviderFault } from '../adapters/payment-provider.ts';
import { Failure } from '../failure.ts';
import type { PaymentOrderStore } from '../store/payment-orders.ts';
import type { UserRow } from '../store/users.ts';
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
    const { name, cents: amount, checksADay } = plans[planType];
    const currency = planCurrency;
    const made = await provider.createOrder({ amount, currency, receipt: randomUUID() }, signal);
    if (made.state === 'failed') {
      onFault(made.fault);
      throw noOrder();
    }
    const { id } = made;
    await orders.keep({ orderId: id, userId: user.id, planType, amount, currency, createdAt: clock() });
    return {
      success: true,
      order: { key: provider.keyId, amount, currency, id },
      plan: { name, description: `${checksADay} daily checks for one month` },
    };
  };
export type CreateOrder = ReturnType<typeof createOrder>;

const noOrder = () => new Failure('unavailable', paymentMessages.order);
