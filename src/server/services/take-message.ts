import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { LimitCalls } from './limit-calls.ts';
import { networkOf } from './visitor.ts';

type Message = {
  kind: 'sales' | 'support';
  name: string;
  email: string;
  company: string | undefined;
  message: string;
  address: string;
};

type Needs = {
  messages: ContactMessageStore;
  limitCalls: LimitCalls;
  /** Starts mailing the waiting messages, without waiting for it. */
  deliverSoon: () => void;
  clock: () => Date;
};

/** Keeps a message to sales or support, and has it mailed to them. It is kept first: a mail that fails loses nothing. */
export const takeMessage =
  ({ messages, limitCalls, deliverSoon, clock }: Needs) =>
  async ({ kind, name, email, company, message, address }: Message): Promise<void> => {
    await limitCalls([{ key: `contact-from:${networkOf(address)}`, max: 10, windowMs: 60 * 60 * 1000 }]);
    const now = clock();
    await messages.keep({
      kind,
      name,
      email,
      company: company ?? null,
      message,
      createdAt: now,
      nextMailAt: now,
    });
    // The message is safe, and its sender need not know how our mail server is doing.
    deliverSoon();
  };
export type TakeMessage = ReturnType<typeof takeMessage>;
