import { availableParallelism } from 'node:os';
import type { ScreenshotStage } from '../../contract/screenshot-input.ts';
import type { PictureReading } from '../../engine/index.ts';
import type { RefusalReason } from '../../vision/picture-refused.ts';
import type { Outcome, WorkMeter } from './job-pool.ts';
import { processPool } from './process-pool.ts';
import { readerProcess } from './reader-process.ts';

/** The file as it was submitted. */
export type PictureFile = { bytes: Uint8Array };

export type PictureAnswer =
  | { state: 'read'; reading: PictureReading; faults: Fault[] }
  | { state: 'refused'; reason: RefusalReason }
  /** An internal error, because of which nothing could be read. */
  | { state: 'failed'; faults: Fault[] };
/** The stack names our lines and nothing of the picture. */
type Fault = { name: string; stack: string };

type Needs = {
  /** For the operator: what went wrong in a process, without a word of the picture. */
  onFault: (fault: object) => void;
  /** The Unix socket of readers that the system starts; absent: they are children. */
  socket?: string | undefined;
  /** Another process, and other bounds, than the real ones: for tests. */
  script?: URL;
  limitMs?: number;
  withinMs?: number;
};

/** Of all threads together. A legitimate picture takes three or four seconds of it; anything slower is an attack. */
const readLimitMs = 12_000;

/** By the clock, on a crowded machine. A visitor who sees progress waits that long for an answer. */
const readWithinMs = 20_000;

/** Each reads with two threads, and has the models in its own memory. */
const processes = Math.max(1, Math.floor(availableParallelism() / 2));

/** Pictures take seconds each: the fifth visitor for one process would be answered too late. */
const maxWaiting = 4 * processes;

const maxResidentMb = 900;

/** Most servers see a picture now and then; the models take hundreds of megabytes meanwhile. */
const idleMs = 5 * 60 * 1000;

/** Reads pictures in processes of their own: decoders and models are native code, and pictures are made to break it. */
export const pictureReader = ({
  onFault,
  socket,
  script,
  limitMs = readLimitMs,
  withinMs = readWithinMs,
}: Needs) => {
  const pool = processPool<PictureFile, PictureAnswer, ScreenshotStage>({
    start: readerProcess('pictures', { socket, script }),
    size: processes,
    maxWaiting,
    limitMs,
    withinMs,
    maxResidentMb,
    idleMs,
    onCrash: onFault,
  });
  return {
    read: async (
      file: PictureFile,
      signal: AbortSignal,
      onStage: (stage: ScreenshotStage) => void,
      meter?: WorkMeter,
    ): Promise<Outcome<PictureAnswer>> => {
      const outcome = await pool.run(file, signal, { onProgress: onStage, meter });
      if (outcome.state === 'done' && outcome.result.state !== 'refused')
        outcome.result.faults.forEach(onFault);
      return outcome;
    },
    close: pool.close,
  };
};
export type PictureReader = ReturnType<typeof pictureReader>;
