import { expect, it } from 'vitest';
import { checksReturn } from './checks-return.ts';

const midnight = '2026-11-19T00:00:00.000Z';

it.each([
  ['America/Los_Angeles', '2026-11-18T19:00:00Z', 'Checks return in 5 hours, today at 4:00 PM PST.'],
  ['Europe/Berlin', '2026-11-18T19:00:00Z', 'Checks return in 5 hours, tomorrow at 1:00 AM GMT+1.'],
  ['Europe/Berlin', '2026-11-18T23:30:00Z', 'Checks return in 30 minutes, today at 1:00 AM GMT+1.'],
  ['Asia/Kolkata', '2026-11-18T23:59:30Z', 'Checks return in 1 minute, today at 5:30 AM GMT+5:30.'],
  ['UTC', '2026-11-16T23:00:00Z', 'Checks return in 49 hours, on Thursday, Nov 19 at 12:00 AM UTC.'],
])('in %s at %s: %s', (zone, now, words) => {
  expect(checksReturn(midnight, new Date(now), zone)).toBe(words);
});

it.each([undefined, 'soon', midnight])('says nothing of %s once it is unknown or past', (moment) => {
  expect(checksReturn(moment, new Date('2026-11-19T00:00:01Z'))).toBeNull();
});
