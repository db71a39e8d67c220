// Loaded into every thread of a measured server, before its own code. On SIGUSR2 all threads begin to sample where they are, on the
// next one they write what they saw into a folder, with the number of statements that went to the database meanwhile.
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';
import pg from 'pg';

const folder = new URL(import.meta.url).searchParams.get('into') ?? '.';
const everyMicroseconds = 500;

let statements = 0;
if (isMainThread) {
  const { query } = pg.Client.prototype as { query: (...asked: unknown[]) => unknown };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...asked: unknown[]) {
      statements += 1;
      return query.apply(this, asked);
    },
  });
}

const session = new Session();
session.connect();
let isSampling = false;
const turn = () => {
  isSampling = !isSampling;
  if (isSampling) {
    statements = 0;
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: everyMicroseconds });
    session.post('Profiler.start');
    return;
  }
  session.post('Profiler.stop', (_, { profile }) => {
    const draft = join(folder, `${threadId}.draft`);
    writeFileSync(draft, JSON.stringify({ profile, statements }));
    renameSync(draft, join(folder, `${threadId}.json`));
  });
};

const channel = new BroadcastChannel('profile');
channel.unref();
if (isMainThread)
  process.on('SIGUSR2', () => {
    channel.postMessage(null);
    turn();
  });
else channel.onmessage = turn;
