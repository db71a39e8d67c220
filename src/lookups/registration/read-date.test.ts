import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

describe('a date is read', () => {
  it.each([
    ['2025-03-04T01:02:03Z', '2025-03-04T01:02:03.000Z'],
    ['2025-03-04T01:02:03.456Z', '2025-03-04T01:02:03.000Z'],
    ['2025-03-04T01:02:03.456789+02:00', '2025-03-03T23:02:03.000Z'],
    ['2025-03-04T01:02:03-0500', '2025-03-04T06:02:03.000Z'],
    ['2025-03-04 00:00:00+02', '2025-03-03T22:00:00.000Z'],
    ['2025-03-04 01:02:03', '2025-03-04T01:02:03.000Z'],
    ['2025-03-04 01:02:03 UTC', '2025-03-04T01:02:03.000Z'],
    ['2025-03-04 00:00:00 (UTC+8)', '2025-03-03T16:00:00.000Z'],
    ['2025-03-04 (YYYY-MM-DD)', '2025-03-04T00:00:00.000Z'],
    ['2025-03-04', '2025-03-04T00:00:00.000Z'],
    ['2025/03/04 01:05:03 (JST)', '2025-03-03T16:05:03.000Z'],
    ['2025/03/04', '2025-03-04T00:00:00.000Z'],
    ['2025. 03. 04.', '2025-03-04T00:00:00.000Z'],
    ['2025.03.04 12:00:00', '2025-03-04T12:00:00.000Z'],
    ['20250304', '2025-03-04T00:00:00.000Z'],
    ['20250304 #1234567', '2025-03-04T00:00:00.000Z'],
    ['20250304 10:11:12', '2025-03-04T10:11:12.000Z'],
    ['2025-Mar-04.', '2025-03-04T00:00:00.000Z'],
    ['04-Mar-2025', '2025-03-04T00:00:00.000Z'],
    ['04-Mar-2025 05:00:00 UTC', '2025-03-04T05:00:00.000Z'],
    ['04-March-2025', '2025-03-04T00:00:00.000Z'],
    ['4 March 2025', '2025-03-04T00:00:00.000Z'],
    ['4th of March 2025', '2025-03-04T00:00:00.000Z'],
    ['March 4 2025', '2025-03-04T00:00:00.000Z'],
    ['March 4, 2025', '2025-03-04T00:00:00.000Z'],
    ['Tue Mar 4 2025', '2025-03-04T00:00:00.000Z'],
    ['Tue Mar 04 12:00:00 UTC 2025', '2025-03-04T12:00:00.000Z'],
    ['Tue, 04 Mar 2025 12:00:00 GMT', '2025-03-04T12:00:00.000Z'],
    ['04.03.2025', '2025-03-04T00:00:00.000Z'],
    ['4.3.2025 10:15:55', '2025-03-04T10:15:55.000Z'],
    ['13/03/2025', '2025-03-13T00:00:00.000Z'],
    ['03/13/2025', '2025-03-13T00:00:00.000Z'],
    ['before Aug-1996', '1996-08-01T00:00:00.000Z'],
    ['before 1 January 1996', '1996-01-01T00:00:00.000Z'],
    ['before 1996', '1996-01-01T00:00:00.000Z'],
  ])('%s', (text, iso) => {
    expect(readDate(text)).toBe(iso);
  });

  it('by the habit of the registry where day and month could be either', () => {
    expect(readDate('04/03/2025', { isDayFirst: true })).toBe('2025-03-04T00:00:00.000Z');
    expect(readDate('04-03-2025', { isDayFirst: true })).toBe('2025-03-04T00:00:00.000Z');
    expect(readDate('04/03/2025')).toBeNull();
  });
});

describe('no date is made of', () => {
  it.each([
    '',
    'never',
    'n/a',
    '0000-00-00',
    '2025-02-31',
    '2025-13-01',
    '2025-03-04T25:00:00Z',
    '99999-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '1066-10-14',
    '20251399',
    '202503041',
    '31.02.2025',
    'Smarch 4 2025',
    '1741046400',
  ])('%j', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it.each([null, undefined, 20250304, {}, [], true])('what is no text: %j', (value) => {
    expect(readDate(value)).toBeNull();
  });

  it('anything at all that is not ISO 8601 within reason', () => {
    const parts = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 100_000 }).map(String),
        fc.constantFrom('-', '/', '.', ' ', 'T', ':', 'Mar', 'before ', 'Z', '+', '(JST)'),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          parts.map((some) => some.join('')),
        ),
        fc.boolean(),
        (text, isDayFirst) => {
          const date = readDate(text, { isDayFirst });
          if (date === null) return;
          expect(date).toMatch(/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
          expect(new Date(date).toISOString()).toBe(date);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
