import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { exitCode, listening, startProcess } from '../../server/testing/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real product listens, for tests of what a page does with its answers. */
    realServer: string;
  }
}

/** Runs once before all tests of the web: one server is enough, as each test is a visitor of its own. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-web-'));
  const server = await listening(
    startProcess({ DATA_DIR: folder, LOOKUPS: 'off', LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.0/8' }),
  );
  project.provide('realServer', server.url);
  return async () => {
    server.child.kill('SIGTERM');
    await exitCode(server.child);
    rmSync(folder, { recursive: true, force: true });
  };
};
