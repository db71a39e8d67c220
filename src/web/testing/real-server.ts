import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { closeAll } from '../../lookups/testing/at-end.ts';
import { loopbackInternet } from '../../server/testing/loopback-internet.ts';
import { exitCode, listening, startProcess } from '../../server/testing/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real product listens, for tests of what a page does with its answers. */
    realServer: string;
  }
}

/** What there is on its internet; nothing else exists. */
const zone = {
  'example.com': { A: ['127.0.0.1'] },
  'northbank-verify.com': {
    A: ['127.0.0.1'],
    MX: [[10, 'mx1.northbank-verify.com']] as [number, string][],
    NS: ['ns1.northbank-verify.com'],
    TXT: ['v=spf1 mx -all'],
  },
};

/** Runs once before all tests of the web: one server is enough, as each test is a visitor of its own. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-web-'));
  const { GUEST_DAILY_LIMIT: _, ...internet } = (await loopbackInternet(zone)).env;
  const server = await listening(
    startProcess({ ...internet, DATA_DIR: folder, LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.0/8' }),
  );
  project.provide('realServer', server.url);
  return async () => {
    server.child.kill('SIGTERM');
    await exitCode(server.child);
    await closeAll();
    rmSync(folder, { recursive: true, force: true });
  };
};
