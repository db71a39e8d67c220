import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readFrames, writeFrame } from './frames.ts';
import type { Crash } from './job-pool.ts';
import type { StartJobProcess } from './job-process.ts';

/** What the server says to the keeper of a distant process. */
export type ToKeeper =
  /** The first: which process is wanted. */
  | { kind: 'start'; name: string }
  | { kind: 'job'; job: object | string }
  | { kind: 'used' }
  | { kind: 'end' };

/** What the keeper answers. It hangs up when the process is gone. */
export type FromKeeper =
  | { kind: 'news'; news: unknown }
  | { kind: 'used'; ms: number | null }
  | { kind: 'gone'; crash: Crash };

/** A keeper answers at once: it does nothing else. */
const sayWithinMs = 500;
const goneWithinMs = 5000;

/** A process that the system starts for each connection to this Unix socket: see reader-keeper.ts. */
export const distantProcess =
  (path: string, name: string): StartJobProcess =>
  ({ onNews, onGone }) => {
    const socket = connect(path);
    socket.unref();
    const say = (what: ToKeeper) => writeFrame(socket, what);
    let crash: Crash = { name: 'hung up', code: null };
    let waiting: ((ms: number | null) => void)[] = [];
    const settle = (ms: number | null) => {
      for (const resolve of waiting) resolve(ms);
      waiting = [];
    };
    socket.on('error', (error: NodeJS.ErrnoException) => {
      crash = { name: error.name, code: error.code };
    });
    socket.once('close', () => {
      settle(null);
      onGone(crash);
    });
    readFrames<FromKeeper>(socket, (said) => {
      if (said.kind === 'news') onNews(said.news as never);
      else if (said.kind === 'used') settle(said.ms);
      else crash = said.crash;
    });
    say({ kind: 'start', name });
    return {
      send: (job) => say({ kind: 'job', job }),
      usedMs: () => {
        const { promise, resolve } = Promise.withResolvers<number | null>();
        if (socket.destroyed) return Promise.resolve(null);
        waiting.push(resolve);
        say({ kind: 'used' });
        return Promise.race([promise, wait(sayWithinMs, null, { ref: false })]);
      },
      end: () => {
        // The server must stay alive until the process has ended, but not for one that never does.
        socket.ref();
        say({ kind: 'end' });
        setTimeout(() => socket.destroy(), goneWithinMs).unref();
      },
    };
  };
