// npm run dev: the server, restarted when its files change, and the pages with hot reload at http://127.0.0.1:5173
import { spawn } from 'node:child_process';
import { ensureInstalled, root, toolEnvironment } from './setup.mjs';

ensureInstalled();
/**
 * @param {string} command
 * @param {string[]} args
 */
const start = (command, args) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnvironment() });
const programs = [
  start('node', [
    '--watch-path=src/server',
    '--watch-path=src/engine',
    '--watch-path=src/contract',
    '--watch-path=src/lookups',
    'src/server/main.mjs',
  ]),
  start('vite', []),
];
const stopAll = () => {
  for (const program of programs) program.kill();
};
for (const program of programs) program.on('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);
