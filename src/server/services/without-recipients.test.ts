import { expect, it } from 'vitest';
import { withoutRecipients } from './without-recipients.ts';

const to = (addresses: string, body: string) =>
  withoutRecipients(`From: shop@example.org\r\nTo: ${addresses}\r\n\r\n${body}`).split('\r\n\r\n')[1];

it.each([
  ['in any case', 'Dear ANA@Example.com', 'Dear recipient@example.com'],
  ['in a link', '?e=ana%40example.com&x', '?e=recipient%40example.com&x'],
  ['in an encoded line', 'ana=40example.com', 'recipient=40example.com'],
  ['before a full stop', 'Write to ana@example.com.', 'Write to recipient@example.com.'],
  ['glued to the next sentence', 'ana@example.com.Please', 'recipient@example.com.Please'],
  ['and nobody whose name ends alike', 'joana@example.com', 'joana@example.com'],
  ['and nobody of a longer domain', 'ana@example.community', 'ana@example.community'],
  ['and no sender', 'shop@example.org', 'shop@example.org'],
])('takes out the reader of a message, %s', (_, body, expected) => {
  expect(to('Ana <ana@example.com>', body)).toBe(expected);
});

// With one expression for each of them this takes an hour, and the other an hour for its dots.
it.each([
  ['thousands of recipients', Array.from({ length: 40_000 }, (_, n) => `p.${n}@example.net`).join(',\r\n ')],
  ['an address without an end', `${'a.'.repeat(500_000)}@${'a.'.repeat(500_000)}`],
])('A01 is done with %s', (_, addresses) => {
  expect(to(`ana@example.com, ${addresses}`, 'Dear ana@example.com')).toBe('Dear recipient@example.com');
});
