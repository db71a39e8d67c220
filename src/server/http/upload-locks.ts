import type { Lock, Locker } from '@tus/server';
import { Failure } from '../failure.ts';

/** More than a client has that lost its connection twice. */
const maxWaiting = 4;

type AskToEnd = Parameters<Lock['lock']>[1];
type Held = {
  /** Asks the one who writes to end soon: they may be gone without this server knowing. */
  askToEnd: AskToEnd;
  waiting: { askToEnd: AskToEnd; begin: () => void }[];
};

/**
 * One call at a time for a file, the others in the order in which they came. The library's own lock looks again in each turn of the event loop,
 * so that a few callers who wait keep the processor busy. On several servers, the database decides.
 */
export const uploadLocks = (): Locker => {
  const files = new Map<string, Held>();

  const passOn = (id: string): void => {
    const held = files.get(id);
    const next = held?.waiting.shift();
    if (!held || !next) {
      files.delete(id);
      return;
    }
    held.askToEnd = next.askToEnd;
    next.begin();
    if (held.waiting.length > 0) void next.askToEnd();
  };

  const waitFor = (held: Held, signal: AbortSignal, askToEnd: AskToEnd): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        held.waiting.splice(held.waiting.indexOf(own), 1);
        reject(inUse());
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const own = { askToEnd, begin };
      held.waiting.push(own);
      signal.addEventListener('abort', leave, { once: true });
      void held.askToEnd();
    });

  return {
    newLock: (id) => ({
      lock: async (signal, askToEnd) => {
        const held = files.get(id);
        if (!held) files.set(id, { askToEnd, waiting: [] });
        else if (signal.aborted || held.waiting.length >= maxWaiting) throw inUse();
        else await waitFor(held, signal, askToEnd);
      },
      unlock: async () => passOn(id),
    }),
  };
};

const inUse = () => new Failure('conflict', 'Another part of this upload is being sent.');
