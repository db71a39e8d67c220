import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Crash } from './job-pool.ts';
import { usedByProcess } from './time-used.ts';

/** What a process says to the pool: see process-worker.ts. */
export type ProcessNews<Result, Progress> =
  | { kind: 'answer'; result: Result; residentMb: number }
  | { kind: 'progress'; progress: Progress };

/** Who hears of a process. It is gone once. */
export type ProcessEars<News> = { onNews: (news: News) => void; onGone: (crash: Crash) => void };

/** A process that serves jobs, a child or one that another user runs. */
export type JobProcess = {
  send: (job: object | string) => void;
  /** Milliseconds of CPU time since it began; null when unknown. */
  usedMs: () => Promise<number | null>;
  /** Ends it, whatever it is doing. That it is gone is heard. */
  end: () => void;
};
export type StartJobProcess = <News>(ears: ProcessEars<News>) => JobProcess;

/** The script of a process, which serves jobs with `serveJobs`, and how much JavaScript may keep in it. */
export type ProcessScript = { script: URL; maxHeapMb: number };

/**
 * No secrets. Few malloc arenas, because decoders fragment each of them; and large blocks go back to the system when they
 * are freed. Measured over 200 pictures: 251 MB at the end and 255 at most, without it 373 and 478.
 */
const quietMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
};

/**
 * A job takes a second of two cores; calls that take milliseconds go first. At niceness 5 a process gets a third of what
 * another on the same core gets, and all of an idle one; at 10 it would starve on a crowded machine.
 */
const niceness = 5;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * What a process may touch: it reads our sources, its models and the packages, and writes, starts and debugs nothing. This
 * version of Node cannot forbid it the network, and holds back JavaScript alone; native code is bounded by what the system
 * allows the server.
 */
const permissions = [
  '--permission',
  // Decoders and models are native code.
  '--allow-addons',
  ...['src/*', 'models/*', 'node_modules/*', 'package.json'].map((path) => `--allow-fs-read=${root}${path}`),
];

/** A process that serves jobs, with nothing of ours but its script. */
export const startProcess = ({ script, maxHeapMb }: ProcessScript): ChildProcess => {
  const child = fork(fileURLToPath(script), [], {
    // Garbage is collected early: most of what it holds is outside of this heap. Maglev mixes up numbers: decision 0029.
    execArgv: [
      ...permissions,
      `--max-old-space-size=${maxHeapMb}`,
      '--max-semi-space-size=8',
      '--heap-growing-percent=50',
      '--no-maglev',
    ],
    env: quietMemory,
    serialization: 'advanced',
    // What a decoder prints may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) yieldToOthers(child.pid);
  return child;
};

/** At once, because threads inherit the priority that their process had when they began. */
const yieldToOthers = (pid: number) => {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not allow it: the job is done all the same.
  }
};

/** As a child, which keeps nobody alive and ends when its channel closes. */
export const childProcess =
  (given: ProcessScript): StartJobProcess =>
  ({ onNews, onGone }) => {
    const child = startProcess(given);
    child.unref();
    child.channel?.unref();
    child.once('exit', (code, signal) => onGone({ name: 'exit', code: signal ?? code }));
    child.on('error', (error: NodeJS.ErrnoException) => {
      // One that could not even be started says so here, and never exits.
      if (child.pid === undefined) onGone({ name: error.name, code: error.code });
    });
    child.on('message', onNews);
    return {
      // When it cannot be sent the process is gone, and its exit is reported.
      send: (job) => void child.send(job, () => undefined),
      usedMs: () => usedByProcess(child.pid),
      end: () => {
        // The server must stay alive until the process has ended.
        child.ref();
        // The one signal that also ends a process which was stopped.
        child.kill('SIGKILL');
      },
    };
  };
