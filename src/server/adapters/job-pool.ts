import { holdToTime } from './job-time.ts';

/** The outcome of a job. Whatever happens to its worker is one of these, and never thrown. */
export type Outcome<Result> =
  | { state: 'done'; result: Result }
  /** The job itself is to blame: it took too long, or too much memory, or ended its worker in another way. */
  | { state: 'given-up'; reason: 'time' | 'crash' }
  /** Too many are waiting, or no worker can be started. */
  | { state: 'busy' };

export type JobPool<Job, Result, Progress = never> = {
  /** Throws only when the caller gave up. */
  run: (job: Job, signal: AbortSignal, news?: JobNews<Progress>) => Promise<Outcome<Result>>;
  /** Whether a worker has nothing to do, and nothing waits for it. */
  hasIdle: () => boolean;
  /** Starts a worker, if there is none yet. */
  wake: () => void;
  close: () => Promise<void>;
};

/** Hears when a job takes a worker and when it leaves it, which may be long after its caller has. */
export type WorkMeter = { begin: () => void; end: (ms: number, isGivenUp: boolean) => void };

/** What a caller may want to know besides the outcome. */
export type JobNews<Progress> = {
  onProgress?: (progress: Progress) => void;
  meter?: WorkMeter | undefined;
  /** Gives way to those who are not: waits until none of them does. */
  isPatient?: boolean | undefined;
  /** More than the limit: for one that is larger than usual. */
  extraMs?: number | undefined;
};

/** An error's message may quote what was submitted: only its name and code are passed on. */
export type Crash = { name: string; code: unknown };

/** A thread or a process that does one job at a time. */
export type JobWorker<Job> = {
  send: (job: Job) => void;
  /** Milliseconds of CPU time since it began; null when unknown. */
  usedMs: () => Promise<number | null>;
  /** Ends it, whatever it is doing; resolves when it is gone. */
  end: () => Promise<unknown>;
};

/** What a worker reports to the pool. */
export type WorkerNews<Result, Progress> = {
  /** The first, for no job, says that it is ready. One that is spent is not given another job. */
  onAnswer: (result: Result, isSpent: boolean) => void;
  onProgress: (progress: Progress) => void;
  onExit: () => void;
};

export type PoolBounds = {
  size: number;
  /** One worker more as long as patient jobs have theirs, so that another need not wait for one of them to end. */
  hasSpare?: boolean;
  /** More than this waiting and the last would be answered too late anyway. */
  maxWaiting: number;
  /** Of a worker's own CPU time, for one job. */
  limitMs: number;
  /** By the clock; three times the limit when left out. */
  withinMs?: number;
};

type Options<Job, Result, Progress> = PoolBounds & {
  startWorker: (news: WorkerNews<Result, Progress>) => JobWorker<Job>;
  /** A worker without a job for so long is ended, and gives back its memory. Absent: it stays. */
  idleMs?: number;
  /** Whether that memory is needed; otherwise the worker waits as long again. */
  isWorthEnding?: () => boolean;
};

type Ticket<Job, Result, Progress> = {
  job: Job;
  settle: (outcome: Outcome<Result>) => void;
  onProgress: (progress: Progress) => void;
  meter: WorkMeter | undefined;
  isPatient: boolean;
  extraMs: number;
};
type Seat<Job, Result, Progress> = {
  worker: JobWorker<Job>;
  state: 'starting' | 'idle' | 'working' | 'ending';
  underWay: Pick<Ticket<Job, Result, Progress>, 'settle' | 'onProgress' | 'isPatient'> | null;
  idleTimer?: NodeJS.Timeout;
};

/** A worker that is not ready by then will never be. On a crowded machine it takes a while to come to its CPU time. */
const startBounds = { limitMs: 20_000, withinMs: 120_000 };

/**
 * Runs jobs on hostile input where an endless loop or unbounded memory costs that job and nothing else: its worker is
 * ended and another takes its place. Workers start with the first job and stay warm.
 */
export const jobPool = <Job, Result, Progress = never>({
  startWorker,
  size,
  hasSpare = false,
  maxWaiting,
  idleMs,
  isWorthEnding = () => true,
  ...jobBounds
}: Options<Job, Result, Progress>): JobPool<Job, Result, Progress> => {
  type OurSeat = Seat<Job, Result, Progress>;
  type OurTicket = Ticket<Job, Result, Progress>;
  const seats = new Set<OurSeat>();
  const waiting: OurTicket[] = [];
  const patient: OurTicket[] = [];
  let isClosed = false;

  const atWork = (isPatient: boolean) =>
    [...seats].filter(({ underWay }) => underWay?.isPatient === isPatient).length;

  /** Neither kind takes the spare worker beside all others. */
  const nextInLine = (): OurTicket | undefined =>
    (atWork(false) < size ? waiting.shift() : undefined) ??
    (atWork(true) < size ? patient.shift() : undefined);

  const dispatch = () => {
    if (isClosed) return;
    for (const seat of seats) {
      const ticket = seat.state === 'idle' ? nextInLine() : undefined;
      if (ticket) begin(seat, ticket);
    }
    const starting = [...seats].filter(({ state }) => state === 'starting').length;
    const places = size + (hasSpare && waiting.length > 0 && atWork(true) > 0 ? 1 : 0);
    const wanted = Math.min(waiting.length + patient.length - starting, places - seats.size);
    for (let n = 0; n < wanted; n += 1) start();
  };

  const begin = (seat: OurSeat, { job, settle, onProgress, meter, isPatient, extraMs }: OurTicket) => {
    clearTimeout(seat.idleTimer);
    meter?.begin();
    const begunAt = performance.now();
    const endTime = holdToTime({ ...boundsOf(extraMs), usedMs: seat.worker.usedMs, onOver: () => end(seat) });
    seat.state = 'working';
    seat.underWay = {
      onProgress,
      isPatient,
      settle: (outcome) => {
        endTime();
        settle(outcome);
        meter?.end(performance.now() - begunAt, outcome.state === 'given-up');
      },
    };
    seat.worker.send(job);
  };

  const boundsOf = (extraMs: number) => ({
    limitMs: jobBounds.limitMs + extraMs,
    ...(jobBounds.withinMs !== undefined && { withinMs: jobBounds.withinMs + extraMs }),
  });

  const settle = (seat: OurSeat, outcome: Outcome<Result>) => {
    const { underWay } = seat;
    seat.underWay = null;
    underWay?.settle(outcome);
  };

  const end = (seat: OurSeat) => {
    seat.state = 'ending';
    clearTimeout(seat.idleTimer);
    settle(seat, { state: 'given-up', reason: 'time' });
    void seat.worker.end();
  };

  const rest = (seat: OurSeat) => {
    seat.state = 'idle';
    if (idleMs === undefined) return;
    seat.idleTimer = setTimeout(() => (isSpare() || isWorthEnding() ? end(seat) : rest(seat)), idleMs);
    seat.idleTimer.unref();
  };

  const isSpare = () => [...seats].filter(({ state }) => state !== 'ending').length > size;

  const start = () => {
    let wasReady = false;
    const worker = startWorker({
      onAnswer: (result, isSpent) => {
        if (seat.state === 'ending') return;
        endStart();
        wasReady = true;
        settle(seat, { state: 'done', result });
        if (isSpent) end(seat);
        else rest(seat);
        dispatch();
      },
      onProgress: (progress) => seat.underWay?.onProgress(progress),
      // Only now is its place free: until here it may still hold memory.
      onExit: () => {
        endStart();
        clearTimeout(seat.idleTimer);
        seats.delete(seat);
        settle(seat, { state: 'given-up', reason: 'crash' });
        if (wasReady) dispatch();
        // One that cannot even start would be started again forever. Other running workers take over the queue.
        else if (seats.size === 0) turnAway();
      },
    });
    const seat: OurSeat = { worker, state: 'starting', underWay: null };
    seats.add(seat);
    const endStart = holdToTime({ ...startBounds, usedMs: worker.usedMs, onOver: () => end(seat) });
  };

  const turnAway = () => {
    for (const { settle } of [...waiting.splice(0), ...patient.splice(0)]) settle({ state: 'busy' });
  };

  return {
    run: (job, signal, { onProgress, meter, isPatient = false, extraMs = 0 } = {}) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const line = isPatient ? patient : waiting;
        if (isClosed || line.length >= maxWaiting) {
          resolve({ state: 'busy' });
          return;
        }
        const leave = () => {
          const place = line.indexOf(ticket);
          // A running job is near its end: a new worker would cost more than the rest of it.
          if (place >= 0) line.splice(place, 1);
          reject(signal.reason);
        };
        const ticket: OurTicket = {
          job,
          meter,
          isPatient,
          extraMs,
          onProgress: (progress) => {
            if (!signal.aborted) onProgress?.(progress);
          },
          settle: (outcome) => {
            signal.removeEventListener('abort', leave);
            resolve(outcome);
          },
        };
        signal.addEventListener('abort', leave, { once: true });
        line.push(ticket);
        dispatch();
      }),

    hasIdle: () =>
      !isClosed &&
      waiting.length + patient.length === 0 &&
      // An idle one beside all others is there for those who cannot wait, and has no core of its own.
      atWork(true) + atWork(false) < size &&
      [...seats].some(({ state }) => state === 'idle'),

    wake: () => {
      if (!isClosed && seats.size === 0) start();
    },

    close: async () => {
      isClosed = true;
      turnAway();
      await Promise.all([...seats].map(({ worker }) => worker.end()));
    },
  };
};
