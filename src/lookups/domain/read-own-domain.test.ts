import { expect, it } from 'vitest';
import { readOwnDomain } from './read-own-domain.ts';

it.each([
  ['example.com', 'example.com'],
  [' EXAMPLE.com. ', 'example.com'],
  ['https://www.shop.example.co.uk/login?x=1', 'example.co.uk'],
  ['ana@example.com', 'example.com'],
  ['ana.github.io', 'ana.github.io'],
  ['пример.com', 'xn--e1afmkfd.com'],
])('%s is %s', (text, ascii) => {
  expect(readOwnDomain(text)).toMatchObject({ ascii });
});

it.each([
  ['', /^Please give a domain/],
  ['not a domain', /^Please give a domain/],
  ['192.0.2.1', /is an address|cannot be watched/],
  ['8.8.8.8', /is an address, not a domain/],
  ['com', /only a domain ending/],
  ['co.uk', /is a domain ending/],
  ['ex_ample.com', /has an underscore/],
  ['github.io', /is a domain ending/],
  ['printer', /belongs to one network/],
  ['printer.local', /home or office network/],
  ['shop.example', /reserved for documentation/],
  ['example.nosuchending', /No public registry/],
])('%s is refused with a sentence', (text, sentence) => {
  expect(readOwnDomain(text)).toEqual({ problem: expect.stringMatching(sentence) });
});
