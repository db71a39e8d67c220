// Starts a throwaway PostgreSQL server for tests and measurements, from the newest version on this machine.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/testing/index.ts';
import { programPath } from './programs.ts';

/** For tests: nothing has to survive a machine that stops, and a database lives too short for tidying. */
export const forgetful = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].map(
  (name) => `${name}=off`,
);

/** Resolves to `{ url, halt, resume, stop }`: halted, it behaves like a server being restarted; stopped, it is gone. */
export const startPostgres = async (settings: readonly string[] = []) => {
  const [initdb, pgCtl] = [programPath('initdb'), programPath('pg_ctl')];
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-postgres-'));
  const asPostgres = runner(folder);
  const port = await freePort();
  const data = join(folder, 'data');
  asPostgres(initdb, [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ]);
  const options = [
    `-p ${port} -k ${folder}`,
    ...['listen_addresses=127.0.0.1', 'max_connections=200', ...settings].map((one) => `-c ${one}`),
  ].join(' ');
  const control = (...order: string[]) => asPostgres(pgCtl, ['-D', data, ...order]);
  const start = () => control('-o', options, '-l', join(folder, 'log'), '-w', 'start');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: () => control('-m', 'fast', '-w', 'stop'),
    resume: start,
    stop: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const runner = (folder: string) => {
  if (userInfo().uid !== 0)
    return (file: string, args: string[]) => execFileSync(file, args, { stdio: 'pipe' });
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return (file: string, args: string[]) => execFileSync(file, args, { stdio: 'pipe', cwd: folder, ...owner });
};
