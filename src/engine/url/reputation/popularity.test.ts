import { describe, expect, it } from 'vitest';
import { bytesPerName, popularityKey, readPopularity } from './popularity.ts';

const table = (bands: string[][]) => {
  const keys = bands.flatMap((names) => names.map(popularityKey).sort((a, b) => a - b));
  const bytes = new Uint8Array(keys.length * bytesPerName);
  keys.forEach((key, index) => {
    for (let i = 0; i < bytesPerName; i += 1) {
      bytes[index * bytesPerName + i] = Math.floor(key / 256 ** (bytesPerName - 1 - i)) % 256;
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

  it('answers absent, not unknown, for everybody else', () => {
    expect(popularity('nobody.example')).toEqual({ state: 'absent' });
  });
});
