import { setTimeout as wait } from 'node:timers/promises';
import { problemSchema } from '../contract/v1/problem.ts';
import { type ApiResult, apiResultSchema } from '../contract/v1/result.ts';
import type { Checker, Job } from './checker.ts';
import { unavailable, unreadable, wrongUsage } from './command-problem.ts';
import type { Given } from './parse-command-line.ts';
import { plainLine } from './plain-text.ts';

/** Which server is asked, with which key; null where none was named. */
export const chosenServer = (given: Given, env: NodeJS.ProcessEnv) => {
  const url = given.value('server');
  if (url === null) {
    if (given.value('key') !== null) throw wrongUsage('--key needs --server: whose key is it?');
    return null;
  }
  if (given.has('online'))
    throw wrongUsage('--online and --server exclude each other: the server makes its own lookups.');
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol))
    throw wrongUsage(
      `--server needs an address such as https://hookwise.example, not ${plainLine(url).slice(0, 80)}.`,
    );
  const key = given.value('key') ?? env['HOOKWISE_KEY'];
  if (!key) throw wrongUsage('--server needs --key KEY, or the key in HOOKWISE_KEY.');
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw wrongUsage('--key is no API key.');
  return { url: `${address.origin}${address.pathname.replace(/\/$/, '')}`, key };
};

const answerWithinMs = 30_000;
/** The largest result, with its message, is a tenth of this. */
const maxAnswerBytes = 32 * 1024 * 1024;
const attempts = 4;
const longestWaitMs = 15_000;
const atOnce = 4;

/** Has a server judge, by the calls for programs. */
export const serverChecker = ({ url, key }: { url: string; key: string }): Checker => ({
  check: (job) => ask(`${url}/api/v1/check/${job.kind}`, key, job),
  atOnce,
  close: async () => undefined,
});

const bodyOf = ({ kind, content }: Job) => {
  if (typeof content !== 'string') return { type: 'message/rfc822', body: content };
  const fields = kind === 'mail' ? { content } : kind === 'url' ? { url: content } : { domain: content };
  return { type: 'application/json', body: JSON.stringify(fields) };
};

const ask = async (url: string, key: string, job: Job): Promise<ApiResult> => {
  const { type, body } = bodyOf(job);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(url, { key, type, body });
    const text = await textOf(answer, url);
    if (answer.ok) return resultIn(text, url);
    const waitMs = Number(answer.headers.get('retry-after') ?? 1) * 1000;
    const isBusy = answer.status === 503 || answer.status === 429;
    if (!isBusy || attempt >= attempts || !(waitMs <= longestWaitMs)) throw refusal(answer.status, text, url);
    await wait(Math.max(waitMs, 100));
  }
};

const send = async (
  url: string,
  { key, type, body }: { key: string; type: string; body: string | Uint8Array },
) => {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': type, accept: 'application/json' },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      // The key is for this server, and no other that it may name.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
  } catch (error) {
    throw unreachable(url, error);
  }
};

const unreachable = (url: string, error: unknown) => {
  const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
  const why =
    name === 'TimeoutError'
      ? 'it did not answer in time'
      : (cause?.code ?? cause?.message ?? 'no connection');
  return unavailable(`${new URL(url).origin} cannot be reached: ${plainLine(why)}.`);
};

const textOf = async (answer: Response, url: string): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.length;
      if (size > maxAnswerBytes) throw new Error('its answer has no end');
      parts.push(part);
    }
  } catch (error) {
    throw unreachable(url, error);
  }
  return Buffer.concat(parts).toString('utf8');
};

const resultIn = (text: string, url: string): ApiResult => {
  const result = apiResultSchema.safeParse(jsonIn(text));
  if (result.success) return result.data;
  throw unavailable(`${new URL(url).origin} answers, but not as a Hookwise server does.`);
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const refusal = (status: number, text: string, url: string) => {
  const { data } = problemSchema.safeParse(jsonIn(text));
  if (!data) return unavailable(`${new URL(url).origin} answered ${status}.`);
  const detail = plainLine(data.detail);
  // What is wrong with the input is wrong here, too.
  return [400, 413, 415, 422].includes(status)
    ? unreadable(detail)
    : unavailable(`${new URL(url).origin}: ${detail}`);
};
