import type { Admission } from './admission.ts';

type Needs = {
  door: Pick<Admission, 'hear' | 'look' | 'isBusy'>;
  /** Resolves when the database has answered. */
  ping: () => Promise<void>;
  everyMs?: number;
};

/** A query costs a third of a millisecond: twenty a second are negligible, and often enough. */
const askEveryMs = 50;

/**
 * Measures how long calls wait by sending the database its shortest query again and again while the door is busy: the
 * answer has to wait for the same thread and the same connections as every call's.
 */
export const watchWaiting = ({ door, ping, everyMs = askEveryMs }: Needs) => {
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;

  const ask = async () => {
    isAsking = true;
    const asked = performance.now();
    try {
      await ping();
      door.hear(performance.now() - asked);
    } catch {
      // An unreachable database has no waiting time. Calls notice it themselves, and answer 503.
    } finally {
      isAsking = false;
    }
  };

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };

  const look = () => {
    door.look();
    if (!door.isBusy()) stop();
    else if (!isAsking) void ask();
  };

  return {
    /** To be called when a call has arrived. */
    wake: (): void => {
      if (timer || !door.isBusy()) return;
      timer = setInterval(look, everyMs);
      timer.unref();
    },
    stop,
  };
};
