import { Worker } from 'node:worker_threads';
import { holdToTime } from './job-time.ts';

/** What became of a job. Nothing that happens in a worker is thrown: it is all one of these. */
export type Outcome<Result> =
  | { state: 'done'; result: Result }
  /** The job itself is to blame: it took too long, or too much memory, or ended its worker in another way. */
  | { state: 'given-up'; reason: 'time' | 'crash' }
  /** Too many are waiting, or no worker can be had. */
  | { state: 'busy' };

export type WorkerPool<Job, Result> = {
  /** Throws only when the caller gave up. */
  run: (job: Job, signal: AbortSignal) => Promise<Outcome<Result>>;
  close: () => Promise<void>;
};

type Options = {
  /** Posts one message when it is ready, and then one for each job it is sent. */
  script: URL;
  size: number;
  /** More than this waiting and the last would be answered too late anyway. */
  maxWaiting: number;
  /** Of its thread's own time, for one job. */
  limitMs: number;
  maxHeapMb: number;
  /** An error's message may quote what was submitted: only its name and code are passed on. */
  onCrash: (crash: { name: string; code: unknown }) => void;
};

type Ticket<Job, Result> = { job: Job; settle: (outcome: Outcome<Result>) => void };
type Seat<Result> = {
  worker: Worker;
  state: 'starting' | 'idle' | 'working' | 'ending';
  settle: ((outcome: Outcome<Result>) => void) | null;
};

/** A worker that is not ready by then will never be. */
const startWithinMs = 20_000;

/**
 * Runs jobs on hostile input in threads of their own, where an endless loop or a heap without end costs that job and
 * nothing else: the thread is ended and another takes its place. Threads start with the first job and stay warm.
 */
export const workerPool = <Job, Result>(options: Options): WorkerPool<Job, Result> => {
  const { script, size, maxWaiting, limitMs, maxHeapMb, onCrash } = options;
  const seats = new Set<Seat<Result>>();
  const waiting: Ticket<Job, Result>[] = [];
  let isClosed = false;

  const dispatch = () => {
    if (isClosed) return;
    for (const seat of seats) {
      const ticket = seat.state === 'idle' ? waiting.shift() : undefined;
      if (ticket) begin(seat, ticket);
    }
    const starting = [...seats].filter(({ state }) => state === 'starting').length;
    const wanted = Math.min(waiting.length - starting, size - seats.size);
    for (let n = 0; n < wanted; n += 1) start();
  };

  const begin = (seat: Seat<Result>, { job, settle }: Ticket<Job, Result>) => {
    const endTime = holdToTime({ worker: seat.worker, limitMs, onOver: () => end(seat) });
    seat.state = 'working';
    seat.settle = (outcome) => {
      endTime();
      settle(outcome);
    };
    seat.worker.postMessage(job);
  };

  const end = (seat: Seat<Result>) => {
    seat.state = 'ending';
    seat.settle?.({ state: 'given-up', reason: 'time' });
    seat.settle = null;
    void seat.worker.terminate();
  };

  const start = () => {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // Whoever breaks out of a parser finds no secrets in the environment.
      env: {},
    });
    // An idle worker keeps no process alive; a job under way has a timer that does.
    worker.unref();
    const seat: Seat<Result> = { worker, state: 'starting', settle: null };
    seats.add(seat);
    const startTimer = setTimeout(() => end(seat), startWithinMs);
    let wasReady = false;
    worker.on('message', (result: Result) => {
      if (seat.state === 'ending') return;
      clearTimeout(startTimer);
      wasReady = true;
      seat.state = 'idle';
      seat.settle?.({ state: 'done', result });
      seat.settle = null;
      dispatch();
    });
    worker.on('error', (error) => {
      const { name, code } = error as NodeJS.ErrnoException;
      onCrash({ name, code });
    });
    // Only now is its place free: until here it may still hold memory.
    worker.on('exit', () => {
      clearTimeout(startTimer);
      seats.delete(seat);
      seat.settle?.({ state: 'given-up', reason: 'crash' });
      if (wasReady) dispatch();
      // One that cannot even start would be started again without end. With others at work the queue is theirs.
      else if (seats.size === 0) turnAway();
    });
  };

  const turnAway = () => {
    for (const { settle } of waiting.splice(0)) settle({ state: 'busy' });
  };

  return {
    run: (job, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        if (isClosed || waiting.length >= maxWaiting) {
          resolve({ state: 'busy' });
          return;
        }
        const leave = () => {
          const place = waiting.indexOf(ticket);
          // What is under way runs to its end, which is near: a new thread would cost more than the rest of it.
          if (place >= 0) waiting.splice(place, 1);
          reject(signal.reason);
        };
        const ticket: Ticket<Job, Result> = {
          job,
          settle: (outcome) => {
            signal.removeEventListener('abort', leave);
            resolve(outcome);
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(ticket);
        dispatch();
      }),

    close: async () => {
      isClosed = true;
      turnAway();
      await Promise.all([...seats].map(({ worker }) => worker.terminate()));
    },
  };
};
