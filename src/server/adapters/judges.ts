import { availableParallelism } from 'node:os';
import { memoryUsage } from 'node:process';
import type { Verdict } from '../../contract/analysis.ts';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { SampleAnalysis } from '../../contract/ml-insights.ts';
import type {
  EngineInsights,
  MailSubmission,
  PictureFacts,
  PictureReading,
  TakenFeed,
  UrlFacts,
} from '../../engine/index.ts';
import type { Enclosure, EnclosureFacts } from './enclosures.ts';
import type { Outcome, WorkMeter } from './job-pool.ts';
import type { JudgedItem } from './judged-item.ts';
import { shareTables } from './model-files.ts';
import { shareWeights } from './model-weights.ts';
import { extraMsFor } from './time-by-size.ts';
import { workerPool } from './worker-pool.ts';

type Lists = {
  /** The lists of known phishing as they stand now, in memory that threads share. */
  feeds: readonly TakenFeed[];
};

/** A message as it was submitted, and what could be verified about its sender; null where that was not possible. */
export type MailJob = Lists & {
  mail: MailSubmission;
  authentication: MailAuthentication | null;
  /** What is in its pictures and documents; null as long as nobody has looked. */
  enclosed: EnclosureFacts | null;
};

/** What was seen in a picture, and whether one like it was met before. */
export type PictureJob = Lists & { reading: PictureReading } & Required<Pick<PictureFacts, 'seenBefore'>>;

/** A made-up message of the live demo. */
export type SampleJob = Lists & { sample: SampleAnalysis['input'] };

/** What the engine says of itself. */
export type InsightsJob = Lists & { about: 'engine' };

/** A link with all that is known of it, the lists included. */
export type LinkJob = { link: string; facts: UrlFacts };

export type JudgeJob = MailJob | PictureJob | SampleJob | InsightsJob | LinkJob;

export type Judgement =
  /** With what a message is, for decisions about exactly that one. */
  | { state: 'judged'; verdict: Verdict; item?: JudgedItem }
  /** A message with files that have to be read elsewhere before it can be judged. */
  | { state: 'encloses'; enclosures: Enclosure[] }
  | { state: 'sampled'; sample: SampleAnalysis }
  | { state: 'described'; insights: EngineInsights }
  /** Nothing in it that a person could read. */
  | { state: 'unreadable' }
  /** An internal error. The stack names our lines and nothing of the submission. */
  | { state: 'failed'; name: string; stack: string };

type Needs = {
  /** For the operator: what went wrong in a worker, without a word of the submission. */
  onFault: (fault: object) => void;
  /** Another worker, and other bounds, than the real ones: for tests of slow and hungry mail. */
  script?: URL;
  limitMs?: number;
  maxHeapMb?: number;
  /** A thread without work for so long gives back its memory where the process has grown by much. Absent: it stays. */
  idleMs?: number;
};

/** The largest legitimate mail takes half a second of a thread's time; anything slower is an attack. */
const judgeWithinMs = 1500;

/** More than twice what the largest legitimate mail needs. */
const heapMb = 256;

/** One core stays free for all other calls; more than four at once would only fill the memory. */
const workers = Math.min(4, Math.max(1, availableParallelism() - 1));

const maxWaiting = 100;

/** What hostile messages leave behind. Everyday use leaves less, and its next message is judged at once by a thread that is there. */
const muchGrowth = 150 * 1024 ** 2;

const realScript = new URL('./judge-worker.ts', import.meta.url);

/**
 * Reads and judges mail, and what others have read in pictures, in worker threads: it is the most hostile input there is,
 * and can take long. Both in the same threads, because both need the same tables and models, and links beside them when there are
 * many (link-judge.ts). What is read from files of tables and weights, all of them share.
 */
export const judges = ({
  onFault,
  script = realScript,
  limitMs = judgeWithinMs,
  maxHeapMb = heapMb,
  idleMs,
}: Needs) => {
  let heldBefore = Number.POSITIVE_INFINITY;
  const pool = workerPool<JudgeJob, Judgement>({
    script,
    size: workers,
    // A job's message computes for a while: a single check shares the cores with it, and does not wait for its end.
    hasSpare: true,
    maxWaiting,
    limitMs,
    maxHeapMb,
    ...(idleMs && { idleMs }),
    isWorthEnding: () => memoryUsage.rss() > heldBefore + muchGrowth,
    onCrash: onFault,
  });
  let areShared = false;
  /** Before the first of them starts. */
  const share = () => {
    if (areShared || script !== realScript) return;
    areShared = true;
    heldBefore = memoryUsage.rss();
    shareTables();
    shareWeights('url', 'mail', 'page-text');
  };
  return {
    judge: async (
      job: JudgeJob,
      signal: AbortSignal,
      meter?: WorkMeter,
      /** Of a job of many: single checks come first. */
      isPatient?: boolean,
    ): Promise<Outcome<Judgement>> => {
      share();
      const extraMs = 'mail' in job ? extraMsFor(sizeOf(job.mail)) : 0;
      // Larger than what the page takes: single checks do not wait for it.
      const outcome = await pool.run(job, signal, { meter, extraMs, isPatient: isPatient || extraMs > 0 });
      if (outcome.state === 'done' && outcome.result.state === 'failed') onFault(outcome.result);
      return outcome;
    },
    hasIdle: pool.hasIdle,
    wake: () => {
      share();
      pool.wake();
    },
    close: pool.close,
  };
};

const sizeOf = (mail: MailSubmission): number => {
  if ('bytes' in mail) return mail.bytes.length;
  return 'content' in mail ? mail.content.length : mail.wrapper.length;
};

export type Judges = ReturnType<typeof judges>;
