import { expect, it } from 'vitest';
import { hostsIn, isHostRead } from './exact-hosts.ts';

const place = { left: 100, top: 50, width: 200, height: 20 };
const read = (text: string, left = 100) => [{ text, box: { left, top: 51, width: 200, height: 18 } }];

it('takes a host out of an address, a sentence or a bar', () => {
  expect(hostsIn('Open https://paypa1.com/signin, now')).toEqual(['paypa1.com']);
  expect(hostsIn('(rnicrosoft.co.uk) or www.g00gle.de.')).toEqual(['rnicrosoft.co.uk', 'www.g00gle.de']);
});

it('wants every letter, in its place', () => {
  expect(isHostRead('paypa1.com', place, read('paypa1.com'))).toBe(true);
  expect(isHostRead('paypa1.com', place, read('https://PAYPA1.com/x'))).toBe(true);
  expect(isHostRead('paypa1.com', place, read('paypal.com'))).toBe(false);
  expect(isHostRead('paypa1.com', place, read('xpaypa1.com'))).toBe(false);
  expect(isHostRead('paypa1.com', place, read('paypa1.com', 700))).toBe(false);
});
