import type { Socket } from 'node:net';
import type { FromKeeper, ToKeeper } from './distant-process.ts';
import { readFrames, writeFrame } from './frames.ts';
import { childProcess, type JobProcess, type ProcessScript } from './job-process.ts';

/**
 * Stands between a server and one process of another user, which that server cannot see or end: starts it, passes on what
 * either says, tells how much time it has used, and ends it when it is told to or when the server is gone. It decodes
 * nothing itself, so that it answers whatever the process is doing.
 */
export const keepReader = (socket: Socket, scripts: Readonly<Record<string, ProcessScript>>): void => {
  const say = (what: FromKeeper) => writeFrame(socket, what);
  let reader: JobProcess | null = null;
  let isGone = false;

  const start = (name: string) => {
    const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (!script || reader) {
      socket.destroy();
      return;
    }
    reader = childProcess(script)<unknown>({
      onNews: (news) => say({ kind: 'news', news }),
      onGone: (crash) => {
        isGone = true;
        say({ kind: 'gone', crash });
        socket.end();
      },
    });
  };

  readFrames<ToKeeper>(socket, (asked) => {
    if (asked.kind === 'start') start(asked.name);
    else if (asked.kind === 'job') reader?.send(asked.job);
    else if (asked.kind === 'end') reader?.end();
    else void reader?.usedMs().then((ms) => say({ kind: 'used', ms }));
  });
  const leave = () => {
    if (!isGone) reader?.end();
  };
  socket.on('end', leave);
  socket.on('close', leave);
  // Nobody is left to tell.
  socket.on('error', () => undefined);
};
