import { availableParallelism } from 'node:os';
import type { Verdict } from '../../contract/analysis.ts';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { MailInput } from '../../engine/parse/mail/read-mail.ts';
import type { TakenFeed } from '../../engine/tables/feed-index.ts';
import type { Outcome } from './worker-pool.ts';
import { workerPool } from './worker-pool.ts';

/** A message as it was submitted, and what could be verified about its sender; null where that was not possible. */
export type MailJob = {
  mail: MailInput;
  authentication: MailAuthentication | null;
  /** The lists of known phishing as they stand now, in memory that threads share. */
  feeds: readonly TakenFeed[];
};

export type Judgement =
  | { state: 'judged'; verdict: Verdict }
  /** Nothing in it that a person could read. */
  | { state: 'unreadable' }
  /** A fault of ours. The stack names our lines and nothing of the message. */
  | { state: 'failed'; name: string; stack: string };

export type MailJudge = {
  judge: (job: MailJob, signal: AbortSignal) => Promise<Outcome<Judgement>>;
  close: () => Promise<void>;
};

type Needs = {
  /** For whoever keeps the server: what went wrong in a worker, without a word of the message. */
  onFault: (fault: object) => void;
  /** Another worker, and other bounds, than the real ones: for tests of slow and hungry mail. */
  script?: URL;
  limitMs?: number;
  maxHeapMb?: number;
};

/** The largest honest mail takes half a second of a thread's time; what takes longer was made to. */
const judgeWithinMs = 2000;

/** More than twice what the largest honest mail needs. */
const heapMb = 256;

/** One core stays free for everybody else's calls; more than four at once would only fill the memory. */
const workers = Math.min(4, Math.max(1, availableParallelism() - 1));

const maxWaiting = 100;

const realScript = new URL('./mail-judge-worker.ts', import.meta.url);

/** Reads and judges mail in worker threads: it is the most hostile input there is, and parsing it can take long. */
export const mailJudge = ({
  onFault,
  script = realScript,
  limitMs = judgeWithinMs,
  maxHeapMb = heapMb,
}: Needs): MailJudge => {
  const pool = workerPool<MailJob, Judgement>({
    script,
    size: workers,
    maxWaiting,
    limitMs,
    maxHeapMb,
    onCrash: onFault,
  });
  return {
    judge: async (job, signal) => {
      const outcome = await pool.run(job, signal);
      if (outcome.state === 'done' && outcome.result.state === 'failed') onFault(outcome.result);
      return outcome;
    },
    close: pool.close,
  };
};
