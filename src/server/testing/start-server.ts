import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { RunningServer } from './server-process.ts';
import { killed, listening, startProcess } from './server-process.ts';

/** A folder that is gone after the test. */
export const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A process that does not outlive the test. */
export const startTestProcess = (env: Record<string, string>): ReturnType<typeof startProcess> => {
  const server = startProcess(env);
  onTestFinished(() => killed(server));
  return server;
};

/** Starts the product and waits until it listens. */
export const startServer = (env: Record<string, string>): Promise<RunningServer> =>
  listening(startTestProcess(env));
