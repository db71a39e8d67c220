import type { Body, Call } from './calls-in.ts';
import { contentTypeOf } from './code-sample.ts';

export type Tried = {
  key: string;
  call: Call;
  /** What was typed, by the name of the parameter. */
  values: Readonly<Record<string, string>>;
  body: Body | null;
  content: string | File | null;
};

export type TriedAnswer = { status: number; statusText: string; headers: [string, string][]; text: string };

/** So long a person waits for an answer that may never end, such as one of events. */
const deadlineMs = 30_000;
const mostCharacters = 100_000;
const shownHeaders = ['content-type', 'ratelimit', 'ratelimit-policy', 'retry-after', 'location'];

/** Makes a call with a key, and with nothing else that could open it: the session stays out. */
export const sendCall = async ({ key, call, values, body, content }: Tried): Promise<TriedAnswer> => {
  const answer = await fetch(addressOf(call, values), {
    method: call.method,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(deadlineMs),
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && content !== null && { 'content-type': typeOf(body, content) }),
      ...headersOf(call, values),
    },
    ...(content !== null && { body: content }),
  });
  return {
    status: answer.status,
    statusText: answer.statusText,
    headers: shownHeaders.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    text: shortened(written(await answer.text())),
  };
};

/** A range of types gets that of the file. */
const typeOf = (body: Body, content: string | File): string =>
  body.type.includes('*') && typeof content !== 'string' && content.type ? content.type : contentTypeOf(body);

const addressOf = ({ path, parameters }: Call, values: Tried['values']): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: place }) =>
      place === 'query' && values[name] ? [[name, values[name]]] : [],
    ),
  ).toString();
  return query ? `${filled}?${query}` : filled;
};

const headersOf = ({ parameters }: Call, values: Tried['values']): Record<string, string> =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: place }) =>
      place === 'header' && values[name] ? [[name, values[name]]] : [],
    ),
  );

const written = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const shortened = (text: string): string =>
  text.length > mostCharacters
    ? `${text.slice(0, mostCharacters)}\n… and ${text.length - mostCharacters} more characters`
    : text;
