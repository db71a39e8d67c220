import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCode, listening, main, post, servedWith, startProcess } from '../src/server/testing/index.ts';

const folder = fileURLToPath(new URL('../dist/compiled', import.meta.url));

/**
 * Starts the product once, judges a link and a message, and stops it: what Node has compiled by then is kept for every start
 * (src/server/main.mjs). A server that may write to this folder adds by itself what has changed since.
 */
export const keepCompiled = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'hookwise-build-'));
  try {
    // In this folder, wherever the process that builds keeps its own.
    const kept = { NODE_COMPILE_CACHE: folder };
    const settings = { ...kept, DATA_DIR: dataDir, HOST: '127.0.0.1', LOOKUPS: 'off', LOG_LEVEL: 'error' };
    const server = await listening(startProcess(settings, [process.execPath, ...servedWith, main]));
    await post(`${server.url}/api/analyze/url`, { url: 'https://example.com/' });
    await post(`${server.url}/api/analyze/email`, { content: 'From: a@example.com\n\nHello' });
    server.child.kill('SIGTERM');
    const code = await exitCode(server.child);
    if (code !== 0) throw new Error(`the product ended with ${code}: ${server.output()}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
