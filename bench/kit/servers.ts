import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/postgres.ts';
import {
  exitCode,
  listening,
  main,
  servedWith,
  signIn,
  startProcess,
} from '../../src/server/testing/index.ts';

export type MeasuredServer = {
  url: string;
  pid: number;
  /** What it has written to its console. */
  output: () => string;
  stop: () => Promise<void>;
};

/** The product: one can sign in, with the code on its console. */
export type Hookwise = MeasuredServer & { signIn: (email: string) => Promise<string> };

export type Engine = 'embedded' | 'PostgreSQL';

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'hookwise-bench-'));

/** The product as a process of its own, as `npm run serve` runs it, without a network and without limits for guests. A folder of its own goes with it. */
export const startHookwise = async (
  env: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<Hookwise> => {
  const folder = makeFolder();
  const server = await listening(
    startProcess(
      {
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        LOOKUPS: 'off',
        TRUST_PROXY: '127.0.0.1',
        GUEST_DAILY_LIMIT: '100000000',
        ...env,
      },
      [process.execPath, ...servedWith, ...nodeOptions, main],
    ),
  );
  return {
    url: server.url,
    pid: server.child.pid ?? 0,
    output: server.output,
    signIn: (email) => signIn(server, email),
    stop: async () => {
      server.child.kill('SIGTERM');
      await exitCode(server.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Runs `work` with the product on each engine. */
export const onEachEngine = async (
  work: (server: Hookwise, engine: Engine) => Promise<void>,
  env: Record<string, string> = {},
  engines: readonly Engine[] = ['embedded', 'PostgreSQL'],
  nodeOptions: readonly string[] = [],
): Promise<void> => {
  for (const engine of engines) {
    const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    try {
      const server = await startHookwise(
        { ...env, ...(postgres && { DATABASE_URL: postgres.url }) },
        nodeOptions,
      );
      try {
        await work(server, engine);
      } finally {
        await server.stop();
      }
    } finally {
      postgres?.stop();
    }
  }
};

/** The framework with one route and nothing else: the minimum cost of any call. */
export const startBareServer = async (): Promise<MeasuredServer> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: said.toString().trim(),
    pid: child.pid ?? 0,
    output: () => '',
    stop: async () => {
      child.kill('SIGTERM');
      await exitCode(child);
    },
  };
};

const statusOf = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** A process and its descendants, as Linux knows them. */
export const familyOf = (pid: number): number[] => {
  const children = statusOf(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
};

/** Its resident memory, in bytes. */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(statusOf(pid, 'status'))?.[1] ?? 0) * 1024;

/** The memory of a process and its descendants together, in bytes: shared pages are counted once. */
export const heldTogether = (pid: number): number =>
  familyOf(pid)
    .map((one) => Number(/^Pss:\s+(\d+) kB/m.exec(statusOf(one, 'smaps_rollup'))?.[1] ?? 0) * 1024)
    .reduce((sum, bytes) => sum + bytes, 0);

export const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(statusOf(pid, 'status'))?.[1] ?? 0) * 1024;

const tickMs = 10;

/** The time of all its threads, of ended children and of living ones. */
export const cpuMsOf = (pid: number): number =>
  familyOf(pid)
    .map((one) => {
      const status = statusOf(one, 'stat');
      const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * tickMs;
    })
    .reduce((sum, ms) => sum + (Number.isFinite(ms) ? ms : 0), 0);

export const openFilesOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
};
