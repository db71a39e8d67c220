// npm start: installs, builds and serves the product; a second start skips what is done.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs';

ensureInstalled();
ensureBuilt();

const main = join(root, 'src/server/main.ts');
if (realpathSync(pinnedNode()) === realpathSync(process.execPath)) {
  await import(pathToFileURL(main).href);
} else {
  // This process runs on the machine's Node; the server runs on the pinned one, and lives and dies with this one.
  const server = spawn(pinnedNode(), [main], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
