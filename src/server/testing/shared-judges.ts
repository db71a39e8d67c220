import { afterAll, beforeAll } from 'vitest';
import type { Judges } from '../adapters/judges.ts';
import { judges } from '../adapters/judges.ts';
import { lastingJudges } from './lasting-workers.ts';

type Options = Partial<Parameters<typeof judges>[0]>;

/** A worker that does what the message orders. */
export const obedient = new URL('./obedient-judge.ts', import.meta.url);

/**
 * A judge for all tests of a file, started before the first of them: on a busy machine that takes longer than a visitor
 * is kept waiting. An app ends its judge; this one outlives it. One with options of its own ends with the file.
 */
export const sharedJudges = (options?: Options): Judges => {
  const pool = options ? judges({ onFault: () => undefined, ...options }) : lastingJudges();
  const waiter = new AbortController();
  beforeAll(
    async () =>
      void (await pool.judge(
        { mail: { content: 'Hello' }, authentication: null, enclosed: null, feeds: [] },
        waiter.signal,
      )),
  );
  afterAll(pool.close);
  return { ...pool, close: async () => undefined };
};
