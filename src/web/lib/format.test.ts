import { expect, it } from 'vitest';
import {
  daysUntil,
  exactTime,
  formatAge,
  formatBytes,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatPlanDay,
  formatShortDate,
  spacedKey,
} from './format.ts';

it('writes dates the short and the long way', () => {
  expect(formatShortDate('2025-08-10T12:00:00Z')).toBe('Aug 10, 2025');
  expect(formatLongDate('2025-08-10T12:00:00Z')).toBe('August 10, 2025');
  expect(formatPlanDay('2025-08-10T23:59:00Z')).toBe('August 10, 2025');
  expect(formatPlanDay('2025-08-10T00:01:00Z')).toBe('August 10, 2025');
});

it('writes a time with plain spaces, so that it can be searched', () => {
  expect(formatDateTime('2026-11-14T12:05:00')).toBe('Nov 14, 2026, 12:05 PM');
});

it.each([null, undefined, '', 'soon'])('shows - for %j, which is no date', (value) => {
  expect(formatShortDate(value)).toBe('-');
});

it.each([
  ['2025-08-10', 'Aug 10, 2025'],
  ['2025-08-10T00:00:00Z', 'Aug 10, 2025'],
  ['2025-08-10T23:59:59.000Z', 'Aug 10, 2025'],
  ['2025-08-10T23:30:00-05:00', 'Aug 10, 2025'],
  ['2025-08-10 04:00:00', 'Aug 10, 2025'],
  ['Aug 10, 2025', 'Aug 10, 2025'],
  ['2025-02-30', '-'],
  ['2025-13-01', '-'],
  ['2025-08-10Tnoon', '-'],
  ['soon', '-'],
  ['', '-'],
  [null, '-'],
])('writes the day %j as it is named there: %s', (value, day) => {
  expect(formatDay(value)).toBe(day);
});

it.each([
  ['2026-11-15T11:59:30Z', null],
  ['2026-11-15T11:59:00Z', '1 minute ago'],
  ['2026-11-15T11:48:00Z', '12 minutes ago'],
  ['2026-11-15T10:30:00Z', '1 hour ago'],
  ['2026-11-13T11:00:00Z', '2 days ago'],
  ['2026-11-15T12:30:00Z', null],
  ['whenever', null],
  [null, null],
])('shows how long ago %j was: %j', (moment, age) => {
  expect(formatAge(moment, '2026-11-15T12:00:00Z')).toBe(age);
});

const now = new Date('2026-11-15T12:00:00Z');

it.each<[string, string | null, number | null]>([
  ['an hour from now', '2026-11-15T13:00:00Z', 1],
  ['exactly two days from now', '2026-11-17T12:00:00Z', 2],
  ['a minute more than two days', '2026-11-17T12:01:00Z', 3],
  ['in the past', '2026-11-01T00:00:00Z', 0],
  ['unknown', null, null],
  ['no date at all', 'someday', null],
])('counts the days until a reset that is %s', (_when, moment, days) => {
  expect(daysUntil(moment, now)).toBe(days);
});

it.each([
  ['domainAge', 'Domain Age'],
  ['spf', 'Spf'],
  ['hasHTTPS', 'Has HTTPS'],
  ['URLPattern', 'URL Pattern'],
  ['name_servers', 'Name servers'],
])('spaces the key %s out', (key, words) => {
  expect(spacedKey(key)).toBe(words);
});

it.each([
  [812, '812 bytes'],
  [29_812, '29 KB'],
  [999 * 1024, '999 KB'],
  [1000 * 1024, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('shows the exact moment in the reader’s zone and in UTC', () => {
  const exact = exactTime('2026-11-14T17:42:07.000Z');
  expect(exact).toMatch(/Nov 14, 2026|Nov 15, 2026/);
  expect(exact).toMatch(/:42:07 [AP]M \S+ \(2026-11-14 17:42:07 UTC\)$/);
  expect(exactTime('someday')).toBeNull();
  expect(exactTime(null)).toBeNull();
});
