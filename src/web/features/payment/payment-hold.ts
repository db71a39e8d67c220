import { useSyncExternalStore } from 'react';
import { type PaidPlan, paidPlans } from '../../../contract/plans.ts';
import type { CurrentUser } from '../../../contract/user.ts';

/** After a payment that could not be confirmed, until when no other is offered: the first may have gone through. */
export type PaymentHold = {
  plan: PaidPlan;
  until: number;
  /** Whose it was, and their plan at that moment. */
  before: string;
};

const holdMs = 15 * 60 * 1000;
const storageKey = 'hookwise-payment-hold';
const listeners = new Set<() => void>();
let hold: PaymentHold | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const set = (next: PaymentHold | null) => {
  hold = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(() => set(null), Math.max(0, next.until - Date.now()));
  for (const listener of listeners) listener();
};

/** Kept over a reload, which is what people do when a payment seems stuck. */
const store = (next: PaymentHold | null) => {
  try {
    if (next) localStorage.setItem(storageKey, `${next.plan} ${next.until} ${next.before}`);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage can be forbidden; the hold then lasts as long as the page.
  }
  set(next);
};

/** Changes with every month that is granted. */
export const planMark = ({ id, planResetDate, waitingUntil }: CurrentUser): string =>
  `${id}/${planResetDate}/${waitingUntil}`;

export const holdPayments = (plan: PaidPlan, before: string) =>
  store({ plan, until: Date.now() + holdMs, before });
export const releasePayments = () => store(null);

const readStored = () => {
  try {
    const [name, until, before = ''] = (localStorage.getItem(storageKey) ?? '').split(' ');
    const plan = paidPlans.find((one) => one === name);
    const left = Number(until) - Date.now();
    // Whatever else is stored there, nobody is kept from paying for longer than we say.
    if (plan && left > 0 && left <= holdMs) set({ plan, until: Number(until), before });
  } catch {
    // Nothing can be read: nothing is held.
  }
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0 && hold === null) readStored();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const usePaymentHold = (): PaymentHold | null => useSyncExternalStore(subscribe, () => hold);
