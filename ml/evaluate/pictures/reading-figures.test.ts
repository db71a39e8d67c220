import { describe, expect, it } from 'vitest';
import type { PictureItem } from '../../generate/pictures/picture-item.ts';
import { perfectReading } from './perfect-reading.ts';
import { memoryGrowth } from './read-in-turn.ts';
import {
  barsRead,
  barsTaken,
  charactersOf,
  codesRead,
  logosFound,
  lookalikesRead,
} from './reading-figures.ts';

const place = (left: number, top: number, width: number, height = 16) => ({ left, top, width, height });
const item: PictureItem = {
  id: 'held-1-0000',
  file: 'held-1-0000.png',
  plan: '0'.repeat(16),
  part: 'held',
  label: 'phish',
  kind: 'sign-in page',
  language: 'en',
  theme: 'light',
  size: '1280x800',
  width: 1280,
  height: 800,
  template: 'sign-in page/halved',
  wording: 'screen/en/sign-in',
  brand: 'paypal.com',
  bar: 'https://paypa1.com/signin',
  host: 'paypa1.com',
  isPhotographed: false,
  encoding: 'png',
  lines: [
    { text: 'Log in - PayPal', box: place(40, 15, 110), size: 12, isCut: false, role: null },
    { text: 'https://paypa1.com/signin', box: place(200, 50, 190), size: 14, isCut: false, role: 'bar' },
    { text: 'Log in to your account', box: place(500, 300, 180), size: 14, isCut: false, role: null },
    { text: 'half a li', box: place(500, 790, 60, 8), size: 14, isCut: true, role: null },
  ],
  codes: [{ text: 'https://paypa1.com/x', box: place(900, 500, 120, 120) }],
  logos: [{ brand: 'paypal.com', box: place(500, 200, 40, 40) }],
  fields: [{ kind: 'password', box: place(500, 400, 200, 40) }],
};
const perfect = perfectReading(item);
const asRead = (text: string) => ({
  ...perfect,
  lines: perfect.lines.map((line) => (line.text === item.bar ? { ...line, text } : line)),
});

describe('what was read of pictures', () => {
  it('is right in full where it was read in full', () => {
    const read = [{ item, reading: perfect, lines: perfect.lines }];
    expect(charactersOf('all', 'us', read)).toEqual({ slice: 'all', reader: 'us', errors: 0, of: 62 });
    expect(barsRead(read)).toMatchObject({ right: 1, of: 1 });
    expect(barsTaken(read)).toMatchObject({ right: 1, of: 1, falsely: 0 });
    expect(codesRead(read)).toMatchObject({ right: 1, of: 1 });
    expect(logosFound(read, new Set(['paypal.com']))).toEqual({ shown: 1, found: 1, claimed: 1, right: 1 });
  });

  it('counts one wrong letter of an address as an error', () => {
    const reading = asRead('https://paypal.com/signin');
    const read = [{ item, reading, lines: reading.lines }];
    expect(charactersOf('all', 'us', read).errors).toBe(1);
    expect(barsRead(read)).toMatchObject({ right: 0, of: 1 });
    expect(barsTaken(read)).toMatchObject({ right: 0, of: 1 });
    const sheet = { item, size: 14, hosts: ['paypa1.com'] };
    expect(lookalikesRead('us', [{ ...sheet, lines: reading.lines }])).toEqual([
      { what: 'lookalike addresses at 14 px', reader: 'us', right: 0, of: 1 },
    ]);
    expect(lookalikesRead('us', [{ ...sheet, lines: perfect.lines }])[0]?.right).toBe(1);
  });

  it('counts a code that was not found, and a mark that is not there', () => {
    const reading = {
      ...perfect,
      codes: [],
      logos: [{ brand: 'visa.com', box: place(900, 100, 40, 40), confidence: 1 }],
    };
    expect(codesRead([{ item, reading }])).toMatchObject({ right: 0, of: 1 });
    expect(logosFound([{ item, reading }], new Set(['paypal.com']))).toEqual({
      shown: 1,
      found: 0,
      claimed: 1,
      right: 0,
    });
  });
});

describe('memoryGrowth', () => {
  const costs = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ wallMs: 1, cpuMs: 1, memory: 100 + at }));

  it('is what is held more, in megabytes, once everything is loaded', () => {
    expect(memoryGrowth(costs(300), 20, 200)).toBe(200);
  });

  it('is not known from a few pictures', () => {
    expect(memoryGrowth(costs(100), 20, 200)).toBeNull();
  });
});
