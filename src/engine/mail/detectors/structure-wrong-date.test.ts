import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { structureWrongDate } from './structure-wrong-date.ts';

const sent = (date: string, arrived: string) =>
  mailCaseOf({
    headers: [
      `Received: from a.example ([192.0.2.1]) by mx.example.net; ${arrived}`,
      ...(date === '' ? [] : [`Date: ${date}`]),
    ],
  });
const arrived = 'Sun, 15 Nov 2026 10:00:00 +0000';

describe('structure-wrong-date', () => {
  it.each([
    ['the future', 'Sun, 22 Nov 2026 10:00:00 +0000', '7 days after'],
    ['the far future', 'Tue, 15 Nov 2050 10:00:00 +0000', 'days after'],
    ['a year ago', 'Sat, 15 Nov 2025 10:00:00 +0000', '365 days before'],
  ])('fires on a date in %s', async (_, date, words) => {
    const input = await sent(date, arrived);
    const finding = structureWrongDate.run(input);
    expect(finding).toMatchObject({ type: 'structure-wrong-date', score: expect.any(Number) });
    expect(finding?.description).toContain(words);
    expect(markedIn(input, finding)).toEqual([new Date(date).toISOString()]);
  });

  it.each([
    ['the same minute', 'Sun, 15 Nov 2026 09:59:30 +0000', arrived],
    ['another time zone', 'Mon, 16 Nov 2026 00:00:00 +1400', arrived],
    ['a clock that is a day ahead', 'Mon, 16 Nov 2026 10:00:00 +0000', arrived],
    ['a list whose moderator was on holiday', 'Sun, 01 Nov 2026 10:00:00 +0000', arrived],
    ['no date', '', arrived],
    ['an unreadable date', 'yesterday', arrived],
    ['a route without times', 'Sun, 22 Nov 2026 10:00:00 +0000', 'some day'],
  ])('stays quiet on %s', async (_, date, when) => {
    expect(structureWrongDate.run(await sent(date, when))).toBeNull();
  });
});
