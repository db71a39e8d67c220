import { availableParallelism } from 'node:os';
import type { PdfContent } from '../../engine/index.ts';
import type { Enclosure, EnclosureFacts } from './enclosures.ts';
import type { WorkMeter } from './job-pool.ts';
import { processPool } from './process-pool.ts';
import { readerProcess } from './reader-process.ts';

/** What was found in one file, said as soon as it is known: what follows may end the process. */
export type EnclosureFinding =
  | { kind: 'picture'; digest: string; codes: string[] }
  | { kind: 'document'; digest: string; content: PdfContent };

export type EnclosuresRead =
  | { state: 'read'; facts: EnclosureFacts }
  /** Too many wait. */
  | { state: 'busy' };

type Needs = {
  /** For the operator, without a word of the message. */
  onFault: (fault: object) => void;
  /** The Unix socket of readers that the system starts; absent: they are children. */
  socket?: string | undefined;
  /** Other bounds than the real ones: for tests. */
  limitMs?: number;
  withinMs?: number;
};

/** For all files of one message. Legitimate ones take a tenth of it; what is left out is named in the result. */
const readLimitMs = 2000;
/** By the clock, so that a message is judged before its visitor is told that it takes too long. */
const readWithinMs = 5000;

const processes = Math.max(1, Math.floor(availableParallelism() / 2));
const maxWaiting = 20 * processes;

const maxResidentMb = 500;
/** Mail with pictures comes in bursts; a process without one gives its memory back. */
const idleMs = 2 * 60 * 1000;

/**
 * Reads pictures and PDF files of messages in processes of their own, apart from those that read screenshots: these take
 * seconds for each, and a message should not wait for them.
 */
export const enclosureReader = ({
  onFault,
  socket,
  limitMs = readLimitMs,
  withinMs = readWithinMs,
}: Needs) => {
  const pool = processPool<Enclosure[], 'read', EnclosureFinding>({
    start: readerProcess('enclosures', { socket }),
    size: processes,
    maxWaiting,
    limitMs,
    withinMs,
    maxResidentMb,
    idleMs,
    onCrash: onFault,
  });
  return {
    /** All files of one message. What made the process end costs itself and what would have followed. */
    read: async (
      enclosures: Enclosure[],
      signal: AbortSignal,
      meter?: WorkMeter,
    ): Promise<EnclosuresRead> => {
      const codes = new Map<string, string[]>();
      const documents = new Map<string, PdfContent>();
      const onProgress = (found: EnclosureFinding) => {
        if (found.kind === 'picture') codes.set(found.digest, found.codes);
        else documents.set(found.digest, found.content);
      };
      const { state } = await pool.run(enclosures, signal, { onProgress, meter });
      return state === 'busy' ? { state } : { state: 'read', facts: { codes, documents } };
    },
    close: pool.close,
  };
};
export type EnclosureReader = ReturnType<typeof enclosureReader>;
