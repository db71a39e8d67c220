import type { Random } from '../../testing/seeded-random.ts';

const below = (random: Random, end: number) => Math.floor(random() * end);
const oneOf = <T>(random: Random, [first, ...others]: readonly [T, ...T[]]): T =>
  [first, ...others][below(random, others.length + 1)] ?? first;

/** Words that readers trip over. */
const trouble = [
  '',
  '\u0000',
  '\r\n\r\n',
  '\u202e',
  '\ud800',
  ':',
  '::: ',
  '%%%',
  '>>> <<<',
  '99999-01-01T00:00:00Z',
  '0000-00-00',
  '-271821-04-20T00:00:00.000Z',
  '1e999',
  'NaN',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '[',
  '{"',
  'AS99999999999999999999',
  '256.256.256.256 - ::/0',
  'x'.repeat(5000),
  ' '.repeat(5000),
  'xn--',
  '🜁'.repeat(100),
] as const;

/** A text with a few changes: something is cut out, doubled, moved or inserted. */
export const mutateText = (text: string, random: Random): string => {
  let changed = text;
  for (let left = 1 + below(random, 4); left > 0; left -= 1) {
    const at = below(random, changed.length + 1);
    const end = Math.min(changed.length, at + below(random, random() < 0.2 ? 400 : 12));
    const piece = changed.slice(at, end);
    changed = oneOf(random, [
      () => changed.slice(0, at) + changed.slice(end),
      () => changed.slice(0, at) + piece.repeat(1 + below(random, 40)) + changed.slice(end),
      () => changed.slice(0, at) + oneOf(random, trouble) + changed.slice(end),
      () => changed.slice(0, at) + String.fromCharCode(below(random, 65_536)) + changed.slice(at + 1),
      () => changed.slice(0, at),
      () => piece + changed.slice(0, at) + changed.slice(end),
    ])();
  }
  return changed;
};

const strangeValues = [null, true, -1, 1e308, '', [], {}, [[[[]]]], { a: { b: {} } }, ...trouble] as const;

/** The same structure with one of its values replaced by one of any type. */
export const mutateJson = (value: unknown, random: Random): unknown => {
  if (random() < 0.1) return oneOf(random, strangeValues);
  if (Array.isArray(value) && value.length > 0) {
    const at = below(random, value.length);
    const copy: unknown[] = [...value];
    copy[at] = mutateJson(copy[at], random);
    return random() < 0.05 ? Array.from({ length: 500 }, () => copy).flat() : copy;
  }
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const key = keys[below(random, keys.length)];
    if (key === undefined) return oneOf(random, strangeValues);
    return { ...value, [key]: mutateJson((value as Record<string, unknown>)[key], random) };
  }
  return oneOf(random, strangeValues);
};

/** The bytes with a few changes; those up to `from` stay. */
export const mutateBytes = (bytes: Buffer, random: Random, from = 0): Buffer => {
  let changed = Buffer.from(bytes);
  for (let left = 1 + below(random, 4); left > 0; left -= 1) {
    const at = from + below(random, Math.max(1, changed.length - from));
    const end = Math.min(changed.length, at + below(random, 8));
    changed = oneOf(random, [
      () => {
        changed[at] = below(random, 256);
        return changed;
      },
      () => {
        changed[at] = oneOf(random, [0, 0x7f, 0x80, 0xc0, 0xff]);
        return changed;
      },
      () => changed.subarray(0, at),
      () => Buffer.concat([changed.subarray(0, at), changed.subarray(end)]),
      () => Buffer.concat([changed.subarray(0, end), changed.subarray(at)]),
      () =>
        Buffer.concat([changed.subarray(0, at), Buffer.alloc(below(random, 300), at), changed.subarray(at)]),
    ])();
  }
  return changed;
};
