import { afterAll, beforeAll, expect, it } from 'vitest';
import { isoDate } from './mail-date.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Asia/Tokyo';
});
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each([
  ['Tue, 3 Mar 2026 10:21:00 +0200', '2026-03-03T08:21:00.000Z'],
  ['Tue, 3 Mar 2026 10:21:00 +0200 (CEST)', '2026-03-03T08:21:00.000Z'],
  ['3 Mar 2026 10:21 GMT', '2026-03-03T10:21:00.000Z'],
  ['2026-03-03T10:21:00Z', '2026-03-03T10:21:00.000Z'],
  // Without a zone it means the same on every machine.
  ['Tue, 3 Mar 2026 10:21:00', '2026-03-03T10:21:00.000Z'],
  ['March 3, 2026 10:21 AM', '2026-03-03T10:21:00.000Z'],
  ['2026-03-03T10:21:00', '2026-03-03T10:21:00.000Z'],
])('reads %s', (text, iso) => {
  expect(isoDate(text)).toBe(iso);
});

it.each(['', 'tomorrow', 'Martes, 3 de marzo', '99 Foo 99999', '((((((((', '1'.repeat(5000)])(
  'is null for %s',
  (text) => {
    expect(isoDate(text)).toBeNull();
  },
);
