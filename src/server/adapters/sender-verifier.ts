import type { Worker } from 'node:worker_threads';
import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import type { OutsideContact } from '../../contract/outside-contacts.ts';
import { noteContacts, tallyUnderWay } from '../../lookups/outside-tally.ts';
import { boundedThread } from './bounded-thread.ts';
import { extraMsFor } from './time-by-size.ts';

export type VerifierSettings = {
  /** Empty: the system's. Null: lookups are off. */
  dnsServers: readonly string[] | null;
};
export type VerifierJob = { id: number; source: Uint8Array; isExact: boolean; maxBytes?: number | undefined };
type Asked = Omit<VerifierJob, 'id' | 'source'> & { signal: AbortSignal };
/** The first, for no job, says that it is ready. */
export type VerifierAnswer = { id: number; found: MailAuthentication | null; outside: OutsideContact[] };

type Needs = VerifierSettings & {
  /** For the operator, without a word of the message. */
  onFault: (fault: object) => void;
};

/** Its lookups take five seconds at most. */
const answerWithinMs = 6000;

/** Beyond this, mail is judged without the proof of its sender rather than late. */
const maxUnderWay = 100;

const maxHeapMb = 256;

const script = new URL('./sender-verifier-worker.ts', import.meta.url);

/**
 * Verifies signatures in a thread of its own. Hashing a hostile message ten times over takes a good part of a second, in
 * which no other call would be served. One thread is enough for many messages, as most of the time is spent waiting for DNS.
 */
export const senderVerifier = ({ dnsServers, onFault }: Needs) => {
  const underWay = new Map<number, (found: MailAuthentication | null, outside: OutsideContact[]) => void>();
  let worker: Worker | null = null;
  let jobs = 0;
  /** Null until it is ready. */
  let answers: number | null = null;

  const start = () => {
    const workerData: VerifierSettings = { dnsServers };
    const started = boundedThread(script, { maxHeapMb, workerData });
    started.unref();
    started.on('message', ({ id, found, outside }: VerifierAnswer) => {
      answers = (answers ?? 0) + 1;
      underWay.get(id)?.(found, outside);
    });
    started.on('error', (error) => {
      const { name, code } = error as NodeJS.ErrnoException;
      onFault({ name, code });
    });
    started.on('exit', () => {
      worker = null;
      answers = null;
      for (const settle of [...underWay.values()]) settle(null, []);
    });
    return started;
  };

  return {
    /** Null when nothing could be found out. Throws only when the caller gave up. */
    verify: (source: Uint8Array, { isExact, maxBytes, signal }: Asked) =>
      new Promise<MailAuthentication | null>((resolve, reject) => {
        signal.throwIfAborted();
        if (underWay.size >= maxUnderWay) {
          resolve(null);
          return;
        }
        jobs += 1;
        const id = jobs;
        const answersBefore = answers;
        // The thread counts for itself; whose check it was is known here only.
        const tally = tallyUnderWay();
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          underWay.delete(id);
        };
        const leave = () => {
          end();
          reject(signal.reason);
        };
        const timer = setTimeout(() => {
          // It has been silent all that time: it is stuck, and another must take its place.
          if (answers !== null && answers === answersBefore) void worker?.terminate();
          underWay.get(id)?.(null, []);
        }, answerWithinMs + extraMsFor(source.length));
        signal.addEventListener('abort', leave, { once: true });
        underWay.set(id, (found, outside) => {
          end();
          noteContacts(tally, outside);
          resolve(found);
        });
        worker ??= start();
        const job: VerifierJob = { id, source, isExact, maxBytes };
        worker.postMessage(job);
      }),

    close: async () => void (await worker?.terminate()),
  };
};
export type SenderVerifier = ReturnType<typeof senderVerifier>;
