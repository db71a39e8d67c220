/** Chance that can be repeated: the same seed gives the same draws on every machine. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  shuffled: <T>(list: readonly T[]) => T[];
  /** `length` characters out of `alphabet`. */
  string: (length: number, alphabet?: string) => string;
};

export const digits = '0123456789';
export const hex = '0123456789abcdef';
export const lower = 'abcdefghijklmnopqrstuvwxyz';
export const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const base64url = `${upper}${lower}${digits}-_`;

/** Mulberry32, seeded by a text so that every message has its own stream whatever came before it. */
export const randomFrom = (seed: string): Random => {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[Math.floor(next() * list.length)] as T;
  };
  const weighted = <T>(list: readonly (readonly [T, number])[]): T => {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(list)[0];
  };
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => [next(), value] as const)
      .sort(([a], [b]) => a - b)
      .map(([, value]) => value);
  const string = (length: number, alphabet = `${lower}${digits}`) =>
    Array.from({ length }, () => alphabet.charAt(Math.floor(next() * alphabet.length))).join('');
  return { next, between, chance: (share) => next() < share, pick, weighted, shuffled, string };
};

const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
};
