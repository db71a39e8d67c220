import { neighbourhoodOf } from '../services/visitor.ts';

export type BodyBounds = {
  /** Bytes that all large bodies may hold together. Each is in memory as a whole. */
  all: number;
  /** Of that, what one address, or one network, may hold. */
  perAddress: number;
  perNetwork: number;
  /** A body must have arrived this fast on average once the grace is over. */
  leastPerSecond: number;
  graceMs: number;
};

const megabyte = 1024 * 1024;

export const usualBodies: BodyBounds = {
  all: 64 * megabyte,
  // Two of the largest.
  perAddress: 24 * megabyte,
  perNetwork: 40 * megabyte,
  // The slowest telephone that still shows a page does better. Everything has to be there after 25 seconds anyway.
  leastPerSecond: 4 * 1024,
  graceMs: 8000,
};

/** A large body while it arrives. */
export type Arriving = {
  /** Counts what has come; false when there is no room for it, now or before: it must not be kept. */
  take: (bytes: number) => boolean;
  isTooSlow: () => boolean;
  /** The body is no longer in memory. */
  release: () => void;
};

/**
 * Counts the bytes of large bodies that are here, and not those that were promised: a caller who announces megabytes and sends
 * nothing takes no room from others.
 */
export const bodyShares = (bounds: BodyBounds, now: () => number) => {
  const held = new Map<string, number>();
  const add = (key: string, bytes: number) => {
    const sum = (held.get(key) ?? 0) + bytes;
    if (sum > 0) held.set(key, sum);
    else held.delete(key);
  };
  return (address: string): Arriving => {
    const shares = [
      { key: 'all', max: bounds.all },
      { key: `address ${address}`, max: bounds.perAddress },
      { key: `network ${neighbourhoodOf(address)}`, max: bounds.perNetwork },
    ];
    const since = now();
    let received = 0;
    let kept = 0;
    let isRefused = false;
    const release = () => {
      for (const { key } of shares) add(key, -kept);
      kept = 0;
    };
    return {
      take: (bytes) => {
        received += bytes;
        isRefused ||= shares.some(({ key, max }) => (held.get(key) ?? 0) + bytes > max);
        if (isRefused) {
          release();
          return false;
        }
        kept += bytes;
        for (const { key } of shares) add(key, bytes);
        return true;
      },
      isTooSlow: () => {
        const ms = now() - since;
        return ms > bounds.graceMs && received < (bounds.leastPerSecond * ms) / 1000;
      },
      release,
    };
  };
};
