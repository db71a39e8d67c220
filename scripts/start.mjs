// npm start: installs, builds and serves the product; a second start skips what is done.
// The script in package.json begins with `exec`, so that a signal to npm reaches this process and not a shell between.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs';

ensureInstalled();
ensureBuilt();

// npm may be killed without passing a signal on. Nothing would stop the server then, so it stops itself.
const parent = process.ppid;
const watchEveryMs = 500;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, watchEveryMs).unref();

const main = join(root, 'src/server/main.mjs');
if (realpathSync(pinnedNode()) === realpathSync(process.execPath)) {
  await import(pathToFileURL(main).href);
} else {
  // This process runs on the machine's Node; the server runs on the pinned one, and lives and dies with this one.
  const server = spawn(pinnedNode(), [...process.execArgv, main], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
