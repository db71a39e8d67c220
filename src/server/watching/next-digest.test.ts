import { expect, it } from 'vitest';
import { nextDigestAt } from './next-digest.ts';

// 2026-11-19 is a Thursday. Clocks of Berlin go forward on 2026-03-29 at 02:00, and back on 2026-10-25 at 03:00.
it.each([
  ['daily', 8, 'UTC', '2026-11-19T07:59:00Z', '2026-11-19T08:00:00Z'],
  ['daily', 8, 'UTC', '2026-11-19T08:00:00Z', '2026-11-20T08:00:00Z'],
  ['daily', 0, 'UTC', '2026-11-19T23:59:59Z', '2026-11-20T00:00:00Z'],
  ['daily', 8, 'Europe/Berlin', '2026-11-19T06:00:00Z', '2026-11-19T07:00:00Z'],
  ['daily', 8, 'Asia/Kolkata', '2026-11-19T03:00:00Z', '2026-11-20T02:30:00Z'],
  ['daily', 8, 'America/Los_Angeles', '2026-11-19T03:00:00Z', '2026-11-19T16:00:00Z'],
  ['daily', 8, 'Pacific/Auckland', '2026-11-19T18:00:00Z', '2026-11-19T19:00:00Z'],
  ['weekly', 8, 'UTC', '2026-11-19T09:00:00Z', '2026-11-23T08:00:00Z'],
  ['weekly', 8, 'UTC', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00Z'],
  ['weekly', 6, 'Pacific/Auckland', '2026-11-22T16:00:00Z', '2026-11-22T17:00:00Z'],
  // The hour that the clocks skip, and the one that they have twice.
  ['daily', 2, 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
  ['daily', 2, 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T01:00:00Z'],
] as const)('%s at %i in %s after %s: %s', (digest, hour, timeZone, after, expected) => {
  expect(nextDigestAt({ digest, hour, timeZone }, new Date(after))).toEqual(new Date(expected));
});

it('is never without a digest', () => {
  expect(nextDigestAt({ digest: 'off', hour: 8, timeZone: 'UTC' }, new Date())).toBeNull();
});
