import { describe, expect, it } from 'vitest';
import { bytesPerDomain, popularityKey, readPopularity } from './popularity.ts';

const table = (bands: string[][]) => {
  const keys = bands.flatMap((names) => names.map(popularityKey).sort((a, b) => a - b));
  const bytes = new Uint8Array(keys.length * bytesPerDomain);
  keys.forEach((key, index) => {
    for (let i = 0; i < bytesPerDomain; i += 1) {
      bytes[index * bytesPerDomain + i] = Math.floor(key / 256 ** (bytesPerDomain - 1 - i)) % 256;
    }
  });
  return readPopularity(
    bytes,
    bands.map((names) => names.length),
  );
};

describe('readPopularity', () => {
  const popularity = table([
    ['google.com'],
    ['example.com', 'example.org', 'example.net'],
    [],
    ['tail.example'],
  ]);

  it('finds each name in its band, whatever its case', () => {
    expect(popularity('google.com')).toEqual({ state: 'known', value: 'top-1k' });
    expect(popularity('EXAMPLE.org')).toEqual({ state: 'known', value: 'top-10k' });
    expect(popularity('tail.example')).toEqual({ state: 'known', value: 'top-100k' });
  });

  it('answers absent, not unknown, for any other domain', () => {
    expect(popularity('nobody.example')).toEqual({ state: 'absent' });
  });
});
