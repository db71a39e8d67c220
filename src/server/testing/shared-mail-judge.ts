import { afterAll, beforeAll } from 'vitest';
import type { MailJudge } from '../adapters/mail-judge.ts';
import { mailJudge } from '../adapters/mail-judge.ts';

type Options = Partial<Parameters<typeof mailJudge>[0]>;

/** A worker that does what the message tells it to. */
export const obedient = new URL('./obedient-mail-worker.ts', import.meta.url);

/**
 * A judge for all tests of a file, started before the first of them: on a busy machine that takes longer than a visitor
 * is kept waiting. An app ends its judge; this one outlives it.
 */
export const sharedMailJudge = (options: Options = {}): MailJudge => {
  const { judge, close } = mailJudge({ onFault: () => undefined, ...options });
  const waiter = new AbortController();
  beforeAll(
    async () =>
      void (await judge({ mail: { content: 'Hello' }, authentication: null, feeds: [] }, waiter.signal)),
  );
  afterAll(close);
  return { judge, close: async () => undefined };
};
