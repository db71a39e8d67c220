import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardForm, cardFormInFrame } from './card-form.ts';
import { checkoutInPage } from './checkout-in-page.ts';
import { type Ledger, openLedger, type Payment } from './ledger.ts';
import { type Webhooks, webhooks } from './webhooks.ts';

const key = { id: 'rzp_test_standin', secret: 'the key secret of the stand-in' };
const webhookSecret = 'the webhook secret of the stand-in';

type Manner = {
  /** False takes the money and never tells the frame. */
  answersFrame: boolean;
  /** Signs what the page is handed. */
  secret: string;
};
const usual: Manner = { answersFrame: true, secret: key.secret };

export type Provider = {
  /** What a product that sells through it is configured with. */
  env: Record<string, string>;
  origin: string;
  /** What it does with the next payments. */
  manner: Manner;
  ledger: Ledger;
  webhooks: Webhooks;
  /** The paths it was asked for. */
  asked: string[];
  /** The messages that are under way. */
  underWay: Promise<void>[];
  /** As usual again, with nothing under way and nothing on record of what was asked and sent. */
  reset: () => Promise<void>;
  stop: () => void;
};

/** The card that is accepted, and one that is not. */
export const goodCard = '4111 1111 1111 1111';
export const badCard = '4000 0000 0000 0002';

/**
 * A stand-in of the payment provider on an origin of its own: its API, the script and the frame of its checkout, its signatures and
 * its messages. All but the card is as with the real one.
 */
export const startProvider = async (): Promise<Provider> => {
  const ledger = openLedger();
  const messages = webhooks(webhookSecret);
  const server = createServer((request, response) => {
    answer(provider, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Another name than the product's, so that it is another site and not only another port.
  const origin = `http://localhost:${port}`;
  const provider: Provider = {
    env: {
      RAZORPAY_KEY_ID: key.id,
      RAZORPAY_KEY_SECRET: key.secret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: `http://127.0.0.1:${port}`,
      RAZORPAY_CHECKOUT_URL: `${origin}/v1/checkout.js`,
    },
    origin,
    manner: { ...usual },
    ledger,
    webhooks: messages,
    asked: [],
    underWay: [],
    reset: async () => {
      await Promise.all(provider.underWay.splice(0));
      provider.manner = { ...usual };
      provider.asked.length = 0;
      messages.reset();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
};

const answer = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
  const path = request.url ?? '';
  provider.asked.push(path);
  const text = (await request.setEncoding('utf8').toArray()).join('');
  const send = (type: string, content: string) =>
    response.writeHead(200, { 'content-type': type }).end(content);

  if (path === '/v1/checkout.js')
    send('text/javascript', `(${checkoutInPage})(${JSON.stringify(provider.origin)});`);
  else if (path === '/risk-detection.js') send('text/javascript', 'window.standInWatches = true;');
  else if (path === '/v1/checkout/public') send('text/html; charset=utf-8', cardForm);
  else if (path === '/card-form.js') send('text/javascript', `(${cardFormInFrame})();`);
  else if (path === '/logo.svg')
    send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  else if (path === '/v1/track') response.writeHead(204).end();
  else if (path === '/v1/payments/create/ajax') takeCard(provider, JSON.parse(text), response);
  else {
    const { method, headers } = request;
    answerCall(provider, { method, path, text, authorization: headers.authorization }, response);
  }
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, description: string) =>
  json(response, status, { error: { code: 'BAD_REQUEST_ERROR', description } });

type Card = { key_id: string; order_id: string; email: string; card: { number: string } };

/** The frame's call: no key but the public one. */
const takeCard = (provider: Provider, wish: Card, response: ServerResponse) => {
  const { ledger, manner } = provider;
  const order = ledger.order(wish.order_id);
  if (!order || wish.key_id !== key.id) return refuse(response, 400, 'The order is not known.');
  const payment = ledger.pay(order, wish.card.number, wish.email);
  provider.underWay.push(sendMessagesAbout(provider, payment));
  if (payment.status === 'failed') return refuse(response, 400, 'Your bank declined the payment.');
  if (!manner.answersFrame) return undefined;
  const signature = createHmac('sha256', manner.secret).update(`${order.id}|${payment.id}`).digest('hex');
  return json(response, 200, {
    razorpay_payment_id: payment.id,
    razorpay_order_id: order.id,
    razorpay_signature: signature,
  });
};

/** The messages that follow a payment. */
const sendMessagesAbout = async ({ ledger, webhooks: messages }: Provider, payment: Payment) => {
  const order = ledger.order(payment.order_id) ?? {};
  if (payment.status === 'failed') return messages.send('payment.failed', { payment });
  await messages.send('payment.authorized', {
    payment: { ...payment, status: 'authorized', captured: false },
  });
  if (payment.status !== 'captured') return;
  await messages.send('payment.captured', { payment });
  await messages.send('order.paid', { payment, order });
};

type Call = { method?: string | undefined; path: string; text: string; authorization: string | undefined };

/** What the product's server asks, with its keys. */
const answerCall = (
  provider: Provider,
  { method, path, text, authorization }: Call,
  response: ServerResponse,
) => {
  const { ledger, webhooks: messages } = provider;
  const expected = `Basic ${Buffer.from(`${key.id}:${key.secret}`).toString('base64')}`;
  if (authorization !== expected) return refuse(response, 401, 'Authentication failed');
  const [, kind = '', id = '', part] =
    /^\/v1\/(orders|payments|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
  if (method === 'POST' && kind === 'orders' && !id)
    return json(response, 200, ledger.createOrder(JSON.parse(text)));
  if (method === 'GET' && kind === 'orders' && part === 'payments') {
    const items = ledger.paymentsOf(id);
    return json(response, 200, { entity: 'collection', count: items.length, items });
  }
  if (method === 'POST' && kind === 'payments' && part === 'refund') {
    const payment = ledger.payment(id);
    const refund = payment && ledger.giveBack(payment, JSON.parse(text || '{}').amount);
    if (!refund)
      return refuse(response, 400, 'The refund amount is greater than what is left of the payment.');
    provider.underWay.push(messages.send('refund.processed', { refund, payment }));
    return json(response, 200, refund);
  }
  const look = { orders: ledger.order, payments: ledger.payment, refunds: ledger.refund }[kind];
  const found = method === 'GET' && !part ? look?.(id) : undefined;
  return found ? json(response, 200, found) : refuse(response, 400, 'The id provided does not exist');
};
