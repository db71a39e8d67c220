import type { ApiResult } from '../contract/v1/result.ts';

/** One thing that is judged: a message as bytes or as copied text, a link, or a domain. */
export type Job =
  | { kind: 'mail'; content: Uint8Array | string }
  | { kind: 'url' | 'domain'; content: string };

/** Judges one thing. Throws a `CommandProblem` for what cannot be judged. */
export type Check = (job: Job) => Promise<ApiResult>;

export type Checker = {
  check: Check;
  /** How many it judges at the same time. */
  atOnce: number;
  close: () => Promise<void>;
};
