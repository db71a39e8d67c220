import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

type Delivery = { event: string; status: number };

export type Webhooks = ReturnType<typeof webhooks>;

/** The provider's messages to the product: signed, as often and as late as a test wishes. */
export const webhooks = (secret: string) => {
  const usual = { copies: 1, delayMs: 0, isHeld: false, secret };
  const held: (() => Promise<void>)[] = [];
  const deliveries: Delivery[] = [];
  let target = '';

  const post = async (event: string, body: string, key: string, id: string): Promise<void> => {
    const status = await fetch(`${target}/api/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', key).update(body).digest('hex'),
        'x-razorpay-event-id': id,
      },
      body,
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      // A product that is stopped before the message came.
      () => 0,
    );
    deliveries.push({ event, status });
  };

  return {
    /** What is done with the next messages. */
    manner: { ...usual },
    /** Every copy that was sent, with the answer; 0 where nobody answered. */
    deliveries,

    aimAt: (url: string) => {
      target = url;
    },

    /** Sends a message about these things; settles when every copy was answered, or at once where they are held. */
    send: async function (event: string, things: Record<string, object>): Promise<void> {
      const { copies, delayMs, isHeld, secret: key } = this.manner;
      const payload = Object.fromEntries(
        // A snapshot: what happens later is not in it.
        Object.entries(things).map(([name, entity]) => [name, { entity: { ...entity } }]),
      );
      const body = JSON.stringify({
        ...{ entity: 'event', account_id: 'acc_standin', event, contains: Object.keys(things) },
        ...{ payload, created_at: Math.floor(Date.now() / 1000) },
      });
      const id = randomUUID();
      const deliver = async () => {
        await setTimeout(delayMs);
        await Promise.all(Array.from({ length: copies }, () => post(event, body, key, id)));
      };
      if (isHeld) held.push(deliver);
      else await deliver();
    },

    /** Sends what was held, the newest first: messages come in any order. */
    release: async () => {
      for (const deliver of held.splice(0).reverse()) await deliver();
    },

    reset: function () {
      this.manner = { ...usual };
      held.length = 0;
      deliveries.length = 0;
    },
  };
};
