import { expect } from 'vitest';
import type { ParsedMail } from '../parsed-mail.ts';

/** What holds for every message, however it was made. */
export const expectSound = (mail: ParsedMail): void => {
  const { text, bodyStart, fields } = mail.shown;
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(bodyStart).toBeLessThanOrEqual(text.length);
  const spans = [...Object.values(fields), ...mail.links.flatMap(({ span }) => span ?? [])];
  for (const { start, end } of spans) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
  }
  for (const { span } of mail.links) {
    if (span) expect(text.slice(span.start, span.end)).not.toMatch(/^https?:\/\/|^\s|\s$/i);
  }
  expect(mail.links.length).toBeLessThanOrEqual(600);
  expect(mail.headers.length).toBeLessThanOrEqual(500);
  expect(mail.attachments.length).toBeLessThanOrEqual(50);
  expect(mail.parts.length).toBeLessThanOrEqual(800);
  mail.parts.forEach(({ parent }, i) => {
    expect(parent === null ? i === 0 : parent < i).toBe(true);
  });
  for (const { part } of [...mail.links, ...mail.attachments]) expect(mail.parts[part]).toBeDefined();
  const told = JSON.stringify({ ...mail, attached: [] });
  // Postgres refuses the first, browsers and JSON the second.
  expect(told).not.toContain('\\u0000');
  expect(told).not.toMatch(/\\ud[89a-f]/);
  expect(told.length).toBeLessThan(4_000_000);
  mail.attached.forEach(expectSound);
};
