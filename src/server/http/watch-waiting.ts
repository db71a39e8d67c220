import type { Admission } from './admission.ts';

type Needs = {
  door: Pick<Admission, 'hear' | 'look' | 'isBusy'>;
  /** Resolves when the database has answered. */
  ping: () => Promise<void>;
  everyMs?: number;
};

/** A question to the database costs a third of a millisecond: twenty a second are nothing, and soon enough. */
const askEveryMs = 50;

/**
 * Tells the door how long calls wait, by asking the database the shortest question there is, again and again while it is
 * busy: the answer has to wait for the same thread and the same connections as everybody's.
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
      // How long a database that is away would take is unknown. Calls find out by themselves, and answer 503.
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
    /** To be called when somebody has come. */
    wake: (): void => {
      if (timer || !door.isBusy()) return;
      timer = setInterval(look, everyMs);
      timer.unref();
    },
    stop,
  };
};
