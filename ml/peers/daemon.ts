import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ProgramName, programPath } from '../../scripts/programs.ts';
import { makeOwnFolder, unprivileged } from './own-folder.ts';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 5_000;
const logTailLength = 4_000;

type Call = { program: ProgramName; args: string[]; socketPath: string };
type Running = { socketPath: string; stop: () => Promise<void> };

export type Daemon = {
  /** Where it listens. Asking for it starts it. */
  socketPath: () => Promise<string>;
  close: () => Promise<void>;
};

/** A daemon that is started when first needed, in a folder of its own that goes with it. */
export const daemonOnDemand = (prepare: (folder: string) => Promise<Call>): Daemon => {
  let started: Promise<Running> | undefined;
  return {
    socketPath: async () => {
      started ??= startInOwnFolder(prepare);
      return (await started).socketPath;
    },
    close: async () => {
      const running = await started?.catch(() => undefined); // Who asked for the socket has been told.
      await running?.stop();
    },
  };
};

const startInOwnFolder = async (prepare: (folder: string) => Promise<Call>): Promise<Running> => {
  const folder = await makeOwnFolder();
  try {
    const running = await start(await prepare(folder.path), folder.path);
    const stop = async () => {
      await running.stop();
      await folder.remove();
    };
    return { socketPath: running.socketPath, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
};

/** Starts it in the foreground and returns once its socket takes connections. */
const start = async (daemon: Call, folder: string): Promise<Running> => {
  const child = spawn(programPath(daemon.program), daemon.args, {
    ...unprivileged,
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logTail = keepTail(child);
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    await stopChild(child);
    process.off('exit', endWithUs);
  };
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${daemon.program} ended by itself: ${logTail()}`)));
  });
  failure.catch(() => {}); // After the start an end is expected; who talks to the socket will notice any other.
  try {
    await Promise.race([untilListening(daemon.socketPath), failure]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { socketPath: daemon.socketPath, stop };
};

/** Reads the daemon's output, or it would block on a full pipe; its last lines explain a failed start. */
const keepTail = (child: ChildProcess) => {
  let tail = '';
  const add = (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-logTailLength);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => tail;
};

const untilListening = async (socketPath: string) => {
  const deadline = AbortSignal.timeout(startTimeoutMs);
  while (!(await takesConnections(socketPath))) {
    if (deadline.aborted) throw new Error(`nothing listens on ${socketPath}`);
    await wait(100);
  }
};

const takesConnections = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const stopChild = async (child: ChildProcess) => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const hardEnd = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await exited;
  clearTimeout(hardEnd);
};
