import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Does what systemd does with deploy/hookwise-reader.socket: listens on a Unix socket, and starts a process for each
 * connection, which is its standard input.
 */
export const startReaderUnits = async (script: URL) => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-reader-'));
  const path = join(folder, 'socket');
  const keepers = new Set<ChildProcess>();
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    const child = spawn(process.execPath, [fileURLToPath(script)], {
      env: {},
      stdio: [socket, 'ignore', 'inherit'],
    });
    // The child has its own copy.
    socket.destroy();
    keepers.add(child);
    child.once('exit', () => keepers.delete(child));
  }).listen(path);
  await once(server, 'listening');
  return {
    path,
    /** The processes that run now. */
    keepers,
    stop: () => {
      server.close();
      for (const keeper of keepers) keeper.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
