import { setTimeout } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { formBody } from '../../src/server/testing/index.ts';
import type { MeasuredServer } from './servers.ts';

export type Answered = { status: number; ms: number; at: number; hasRetryAfter: boolean };

/** One call, the n-th. Rejects when the connection fails. */
export type Call = (n: number) => Promise<Answered>;

/** A status that HTTP does not have: no answer came. */
export const broken = 0;

const agent = new Agent({ connections: 1024, pipelining: 1, headersTimeout: 60_000 });

/** Every caller has an address of its own, as people do, and no two in a row share a network. */
const addressOf = (n: number) => `10.${n & 255}.${(n >> 8) & 255}.${(n >> 16) & 255}`;

export const send = async (
  url: string,
  /** The number of a caller, or an address. */
  from: number | string,
  body: { payload: string | Uint8Array; headers: Record<string, string> } | null,
  headers: Record<string, string> = {},
): Promise<Answered> => {
  const begun = performance.now();
  try {
    const answer = await request(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': typeof from === 'string' ? from : addressOf(from),
        ...body?.headers,
        ...headers,
      },
      ...(body && { body: body.payload }),
      dispatcher: agent,
    });
    await answer.body.arrayBuffer();
    return {
      status: answer.statusCode,
      ms: performance.now() - begun,
      at: begun,
      hasRetryAfter: answer.headers['retry-after'] !== undefined,
    };
  } catch {
    return { status: broken, ms: performance.now() - begun, at: begun, hasRetryAfter: false };
  }
};

/** Sends a call and leaves before it is answered. */
export const hangUp = async (
  url: string,
  from: string,
  { payload, headers }: { payload: string; headers: Record<string, string> },
  afterMs: number,
): Promise<number | string> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': from },
      body: payload,
      signal: AbortSignal.timeout(afterMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 'hung up';
  }
};

export const json = (body: object) => ({
  payload: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

export const urlCheck =
  ({ url }: MeasuredServer): Call =>
  (n) =>
    send(
      `${url}/api/analyze/url`,
      n,
      json({ url: `https://shop-${n % 9973}.example/orders/${n}?id=${n * 31}` }),
    );

export const domainCheck =
  ({ url }: MeasuredServer): Call =>
  (n) =>
    send(`${url}/api/analyze/domain`, n, json({ domain: `shop-${n}.com` }));

export const mailCheck =
  ({ url }: MeasuredServer, mails: readonly string[]): Call =>
  (n) =>
    send(`${url}/api/analyze/email`, n, json({ content: mails[n % mails.length] ?? '' }));

export const fileCheck =
  ({ url }: MeasuredServer, mails: readonly string[]): Call =>
  (n) =>
    send(
      `${url}/api/analyze/email-file`,
      n,
      formBody({ name: 'message.eml', content: mails[n % mails.length] ?? '' }),
    );

export const pictureCheck =
  ({ url }: MeasuredServer, pictures: readonly Uint8Array[]): Call =>
  (n) =>
    send(
      `${url}/api/analyze/screenshot`,
      n,
      formBody({ field: 'screenshot', name: 'page.png', content: pictures[n % pictures.length] ?? '' }),
    );

export const bareCall =
  ({ url }: MeasuredServer): Call =>
  (n) =>
    send(`${url}/`, n, json({ url: `https://shop-${n}.example/orders/${n}` }));

export const healthCall =
  ({ url }: MeasuredServer): Call =>
  (n) =>
    send(`${url}/healthz`, n, null);

let calls = 0;
const nextCall = () => {
  calls += 1;
  return calls;
};

/** This many callers, each with one call at a time and no pause. */
export const closedLoop = async (call: Call, callers: number, forMs: number): Promise<Answered[]> => {
  const answers: Answered[] = [];
  const end = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) answers.push(await call(nextCall()));
    }),
  );
  return answers;
};

/** This many calls a second, whether or not earlier ones were answered, as real visitors call. */
export const openLoop = async (call: Call, perSecond: number, forMs: number): Promise<Answered[]> => {
  const answers: Promise<Answered>[] = [];
  const begin = performance.now();
  for (let elapsed = 0; elapsed < forMs; elapsed = performance.now() - begin) {
    const due = Math.floor((elapsed / 1000) * perSecond);
    while (answers.length < due) answers.push(call(nextCall()));
    await setTimeout(2);
  }
  return Promise.all(answers);
};

export const admitted = (answers: readonly Answered[]): Answered[] =>
  answers.filter(({ status }) => status === 200);

/** Refused as busy, with a time to come back. */
export const shed = (answers: readonly Answered[]): Answered[] =>
  answers.filter(({ status, hasRetryAfter }) => (status === 503 || status === 429) && hasRetryAfter);

export const timesOf = (answers: readonly Answered[]): number[] => answers.map(({ ms }) => ms);
