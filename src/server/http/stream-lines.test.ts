import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Failure } from '../failure.ts';
import { answerFailures } from './answer-failures.ts';
import { boundCalls } from './bound-calls.ts';
import { asksFor, streamLines } from './stream-lines.ts';

type Line = { n: number };
type Work = (write: (line: Line) => void, signal: AbortSignal) => Promise<Line>;

const mediaType = 'application/x-ndjson';

/** A server whose one call does the given work; `patienceMs` is for calls that have not begun to answer. */
const serve = async (work: Work, { patienceMs = 60_000, withinMs = 60_000 } = {}) => {
  const app = Fastify();
  answerFailures(app);
  boundCalls(app, { withinMs: patienceMs });
  app.get('/', (request, reply) =>
    streamLines<Line>(request, reply, {
      mediaType,
      withinMs,
      work: (write) => work(write, request.abandoned),
    }),
  );
  onTestFinished(() => app.close());
  return app.listen({ host: '127.0.0.1', port: 0 });
};
const linesAt = async (address: string) => {
  const answer = await fetch(address);
  const body = await answer.text();
  expect(answer.headers.get('content-type')).toBe(mediaType);
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
};
const never = (signal: AbortSignal) => setTimeout(600_000, { n: 0 }, { signal });

describe('an answer line by line', () => {
  it('holds the lines that were written, and the result', async () => {
    const address = await serve(async (write) => {
      write({ n: 1 });
      await setTimeout(10);
      write({ n: 2 });
      return { n: 3 };
    });
    expect(await linesAt(address)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('sends each line when it is written', async () => {
    let goOn = () => {};
    const signal = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const address = await serve(async (write) => {
      write({ n: 1 });
      await signal;
      return { n: 2 };
    });
    const reader = (await fetch(address)).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"n":1}\n');
    goOn();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"n":2}\n');
  });

  it('is an ordinary failure when the work fails before the first line', async () => {
    const address = await serve(async () => {
      throw new Failure('unavailable', 'Busy', { retryAfterMs: 3000 });
    });
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '3',
      { error: 'unavailable', message: 'Busy' },
    ]);
  });

  it('ends with what went wrong, in words for the visitor', async () => {
    const serveFailing = (error: Error) =>
      serve(async (write) => {
        write({ n: 1 });
        throw error;
      });
    const [, known] = await linesAt(await serveFailing(new Failure('unreadable', 'Damaged')));
    expect(known).toEqual({ status: 422, failure: { error: 'unreadable', message: 'Damaged' } });
    const [, fault] = await linesAt(await serveFailing(new Error('a secret of ours')));
    expect(fault).toMatchObject({ status: 500, failure: { error: 'internal' } });
    expect(JSON.stringify(fault)).not.toContain('secret');
  });

  it('may take longer than one without progress, but not forever', async () => {
    const patient = await serve(
      async (write) => {
        write({ n: 1 });
        await setTimeout(300);
        return { n: 2 };
      },
      { patienceMs: 50 },
    );
    expect(await linesAt(patient)).toEqual([{ n: 1 }, { n: 2 }]);
    const stuck = await serve(
      async (write, signal) => {
        write({ n: 1 });
        return never(signal);
      },
      { withinMs: 200 },
    );
    expect((await linesAt(stuck)).at(-1)).toMatchObject({ status: 503 });
  });

  it('is refused like any other call when it takes too long to begin', async () => {
    const address = await serve((_, signal) => never(signal), { patienceMs: 50 });
    expect((await fetch(address)).status).toBe(503);
  });

  it('ends the work when the visitor leaves', async () => {
    const { promise: left, resolve } = Promise.withResolvers<boolean>();
    const address = await serve(async (write, signal) => {
      signal.addEventListener('abort', () => resolve(true));
      write({ n: 1 });
      return never(signal);
    });
    const visitor = new AbortController();
    const answer = await fetch(address, { signal: visitor.signal });
    await answer.body?.getReader().read();
    visitor.abort();
    expect(await left).toBe(true);
  });
});

it.each([
  ['application/x-ndjson', true],
  ['application/json, Application/X-NDJSON;q=0.5', true],
  ['*/*', false],
  ['application/json', false],
  [undefined, false],
])('recognises a call that asks for it: %s', (accept, isAsked) => {
  const request = { headers: { ...(accept && { accept }) } } as Parameters<typeof asksFor>[0];
  expect(asksFor(request, mediaType)).toBe(isAsked);
});
