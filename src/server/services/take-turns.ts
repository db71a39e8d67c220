import type { WorkMeter } from '../adapters/job-pool.ts';
import { busy, Failure } from '../failure.ts';
import { neighbourhoodOf, type Visitor } from './visitor.ts';

export type TurnBounds = {
  /** Running at once. */
  running: { perAddress: number; perNetwork: number };
  /** Waiting for their turn; each holds its submission in memory. */
  waiting: { perAddress: number; all: number };
  /** Of work that was given up, or whose visitor left. */
  wastedMs: { perAddress: number; perNetwork: number; within: number };
};

export const usualTurns: TurnBounds = {
  running: { perAddress: 1, perNetwork: 2 },
  waiting: { perAddress: 40, all: 100 },
  // Ten screenshots closed too early, or eight messages that nobody could read.
  wastedMs: { perAddress: 30_000, perNetwork: 90_000, within: 10 * 60 * 1000 },
};

type Needs = { now: () => number; bounds?: TurnBounds | undefined };

type Who = Pick<Visitor, 'address' | 'signal'>;
type Place = { address: string; network: string };
type Waiting = Place & { begin: () => void };
type Wasted = { at: number; ms: number };

/**
 * Lets visitors have their messages and pictures read, and what they have searched, in turn, so that one of them, or one network, never
 * has all threads and processes. Those who only make work, by what cannot be read or by leaving before the answer, are refused for a while:
 * no check is counted for it, so nothing else would stop them.
 */
export const takeTurns = ({ now, bounds = usualTurns }: Needs) => {
  const running = new Map<string, number>();
  const waiting: Waiting[] = [];
  const wasted = new Map<string, Wasted[]>();
  const { running: atOnce, waiting: inLine, wastedMs } = bounds;

  const count = (key: string, by: number) => {
    const sum = (running.get(key) ?? 0) + by;
    if (sum > 0) running.set(key, sum);
    else running.delete(key);
  };
  const hasRoom = ({ address, network }: Place) =>
    (running.get(address) ?? 0) < atOnce.perAddress && (running.get(network) ?? 0) < atOnce.perNetwork;

  const begin = ({ address, network }: Place) => {
    count(address, 1);
    count(network, 1);
  };
  const end = ({ address, network }: Place) => {
    count(address, -1);
    count(network, -1);
    const next = waiting.findIndex(hasRoom);
    if (next >= 0) waiting.splice(next, 1)[0]?.begin();
  };

  const wait = ({ address, signal }: Who, network: string) =>
    new Promise<void>((resolve, reject) => {
      const fromHere = waiting.filter((one) => one.address === address).length;
      if (waiting.length >= inLine.all || fromHere >= inLine.perAddress) {
        reject(busy(3000));
        return;
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(ticket), 1);
        reject(signal.reason);
      };
      const ticket: Waiting = {
        address,
        network,
        begin: () => {
          signal.removeEventListener('abort', leave);
          begin(ticket);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(ticket);
    });

  const recent = (key: string) => {
    const kept = (wasted.get(key) ?? []).filter(({ at }) => now() - at < wastedMs.within);
    if (kept.length > 0) wasted.set(key, kept);
    else wasted.delete(key);
    return kept;
  };
  /** Until enough of it is forgotten; 0 when it may begin now. */
  const waitFor = (key: string, max: number) => {
    const all = recent(key);
    if (sumOf(all) < max) return 0;
    const first = all.findIndex((_, n) => sumOf(all.slice(n + 1)) < max);
    return Math.max(1000, (all[first]?.at ?? now()) + wastedMs.within - now());
  };
  const refuseWasters = ({ address, network }: Place) => {
    const retryAfterMs = Math.max(
      waitFor(address, wastedMs.perAddress),
      waitFor(network, wastedMs.perNetwork),
    );
    if (retryAfterMs > 0) throw tooMuchInVain(retryAfterMs);
  };
  const waste = (keys: readonly string[], ms: number) => {
    if (ms <= 0) return;
    // Those who do not come back are forgotten, too.
    for (const key of wasted.keys()) recent(key);
    for (const key of keys) wasted.set(key, [...recent(key), { at: now(), ms }]);
  };

  return async <Result>(visitor: Who, work: (meter: WorkMeter) => Promise<Result>): Promise<Result> => {
    const { address, signal } = visitor;
    const network = neighbourhoodOf(address);
    const place = { address, network };
    refuseWasters(place);
    signal.throwIfAborted();
    if (hasRoom(place)) begin(place);
    else await wait(visitor, network);
    const ran = { inAll: 0, inVain: 0 };
    let jobs = 1;
    // A visitor who leaves is told so at once, but the turn is over when no worker is busy with it any more.
    const endOne = () => {
      jobs -= 1;
      if (jobs > 0) return;
      waste([address, network], ran.inVain);
      end(place);
    };
    const meter: WorkMeter = {
      begin: () => {
        jobs += 1;
      },
      end: (ms, isGivenUp) => {
        ran.inAll += ms;
        if (isGivenUp || hasFailed) ran.inVain += ms;
        endOne();
      },
    };
    let hasFailed = false;
    try {
      // What others of the same address did meanwhile counts, too.
      refuseWasters(place);
      return await work(meter);
    } catch (error) {
      hasFailed = true;
      ran.inVain = ran.inAll;
      throw error;
    } finally {
      endOne();
    }
  };
};
export type TakeTurn = ReturnType<typeof takeTurns>;

const sumOf = (all: readonly Wasted[]) => all.reduce((sum, { ms }) => sum + ms, 0);

const tooMuchInVain = (retryAfterMs: number) =>
  new Failure(
    'too_many_requests',
    `Too many checks from your network could not be finished. Please try again in ${Math.ceil(retryAfterMs / 60_000)} minutes.`,
    { retryAfterMs },
  );
