import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { webhookServer } from './webhook-server.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> };
type Ask = {
  key: string | null;
  body?: object | string | Buffer;
  type?: string;
  query?: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
};

type Make = (id: string, ask: Partial<Ask>, wanted: number) => Promise<{ id: string }>;
type Call = (id: string, ask: Ask) => Promise<Answer>;

/** Every call that manages webhooks, with a server on loopback that takes what it is sent. */
export const makeWebhookCalls = async (
  make: Make,
  call: Call,
  { key, narrow }: { key: string; narrow: string },
) => {
  const target = await webhookServer();
  const answering = Promise.withResolvers<void>();
  const body = { url: target.url, events: ['result.created'], levels: ['phishing', 'suspicious'] };
  const { id } = await make('createWebhook', { body }, 201);
  const params = { id };
  await make('createWebhook', { body: { ...body, events: ['nothing'] } }, 400);
  for (const name of ['listWebhooks', 'getWebhook']) await make(name, { params }, 200);
  await call('checkUrl', { key, body: { url: 'http://paypa1.com.account-verify.example/login' } });
  await target.arrivals(1);
  const list = () => make('listDeliveries', { params, query: '?limit=2' }, 200) as Promise<unknown>;
  type Page = { deliveries: { id: string; state: string }[] };
  let page = (await list()) as Page;
  for (let looks = 0; looks < 200 && page.deliveries[0]?.state !== 'delivered'; looks += 1) {
    await pause(25);
    page = (await list()) as Page;
  }
  expect(page.deliveries).toMatchObject([{ state: 'delivered' }]);
  const ofDelivery = { id, delivery: page.deliveries[0]?.id ?? '' };
  target.answerWith((_, response) => void answering.promise.then(() => response.end()));
  await make('sendAgain', { params: ofDelivery }, 202);
  await target.arrivals(2);
  await make('sendAgain', { params: ofDelivery }, 409);
  answering.resolve();
  await make('listDeliveries', { params, query: '?limit=0' }, 400);
  await make('rotateWebhook', { params }, 200);
  await make('resumeWebhook', { params }, 200);
  const nobodys = { id: nobody, delivery: nobody };
  for (const name of webhookCallNames) {
    const sent = name === 'createWebhook' ? { body } : {};
    await make(name, { params: ofDelivery, ...sent, key: null }, 401);
    await make(name, { params: ofDelivery, ...sent, key: narrow }, 403);
    if (!['createWebhook', 'listWebhooks'].includes(name)) await make(name, { params: nobodys }, 404);
  }
  while ((await call('createWebhook', { key, body })).statusCode === 201);
  await make('createWebhook', { body }, 409);
  await make('deleteWebhook', { params }, 204);
  while ((await call('resumeWebhook', { key, params })).statusCode !== 429);
  for (const name of ['createWebhook', 'rotateWebhook', 'resumeWebhook'])
    await make(name, { params, ...(name === 'createWebhook' && { body }) }, 429);
  while ((await call('sendAgain', { key, params: nobodys })).statusCode !== 429);
  await make('sendAgain', { params: nobodys }, 429);
};

const webhookCallNames = [
  ...['createWebhook', 'listWebhooks', 'getWebhook', 'rotateWebhook', 'resumeWebhook', 'listDeliveries'],
  ...['sendAgain', 'deleteWebhook'],
];
