import { expect, it } from 'vitest';
import { typedDomain } from './typed-domain.ts';

it.each([
  ['example.com', 'example.com'],
  ['http://example.com', 'example.com'],
  ['https://www.example.com', 'example.com'],
  ['HTTPS://WWW.Example.com', 'Example.com'],
  ['www.example.com', 'example.com'],
  ['  https://example.com/login?a=1 ', 'example.com/login?a=1'],
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  // Not in front, or a name of its own.
  ['shop.www.example.com', 'shop.www.example.com'],
  ['www.com', 'www.com'],
  ['wwwexample.com', 'wwwexample.com'],
  ['', ''],
  ['   ', ''],
  ['https://', ''],
])('sends %j as %j', (text, sent) => {
  expect(typedDomain(text)).toBe(sent);
});
