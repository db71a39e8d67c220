import { expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

it('shows what a calendar shows, in its order', () => {
  const text = readCalendar(
    event(
      'DTSTART:20260303T100000Z',
      'DESCRIPTION:Your account\\, is locked.\\nSee https://evil.ex',
      ' ample/x',
      'LOCATION:https://zoom.example/j/1',
      'ORGANIZER;CN="PayPal: Support":mailto:a@evil.example',
      'SUMMARY;LANGUAGE=en:Confirm now',
      'URL:https://evil.example/u',
      'ATTACH:CID:1',
      'ATTACH;FMTTYPE=application/pdf:https://evil.example/a.pdf',
      'X-ALT-DESC;FMTTYPE=text/html:<a href="https://evil.example/h?a=1&amp;b=2">x</a>',
      'BEGIN:VALARM',
      'DESCRIPTION:This is a reminder',
      'END:VALARM',
    ),
  );
  expect(text.split('\n')).toEqual([
    'Confirm now',
    'Organiser: PayPal: Support <a@evil.example>',
    'Where: https://zoom.example/j/1',
    'Your account, is locked.',
    'See https://evil.example/x',
    'https://evil.example/u',
    'https://evil.example/a.pdf',
    'https://evil.example/h?a=1&b=2',
  ]);
});

it('is empty where there is nothing to show, and bounded where there is too much', () => {
  expect(readCalendar('')).toBe('');
  expect(readCalendar(event('DTSTART:20260303T100000Z'))).toBe('');
  expect(
    readCalendar(event(...Array.from({ length: 9000 }, (_, i) => `COMMENT:${i} ${'x'.repeat(50)}`))).length,
  ).toBeLessThanOrEqual(8000);
});
