import { expect, it } from 'vitest';
import { answerableFor } from './answerable.ts';

it.each([
  ['http://paypa1-login.com/verify', 'owner'],
  ['https://paypal.com.account-verify.net/login', 'owner'],
  // Its domain belongs to the company that hosts it.
  ['https://paypal-login.pages.dev/', 'host'],
  ['http://192.0.2.7/login', 'host'],
  // A complaint about them would hit the wrong one.
  ['https://www.paypal.com/signin', 'nobody'],
  ['https://bit.ly/3xyz', 'nobody'],
  ['https://u1234.ct.sendgrid.net/ls/click', 'nobody'],
])('%s: %s', (address, by) => {
  expect(answerableFor(address, {})?.by).toBe(by);
});

it('leaves widely visited sites alone', () => {
  const popularity = { state: 'known', value: 'top-10k' } as const;
  expect(answerableFor('https://a-site-of-many.com/', { popularity })?.by).toBe('nobody');
  expect(answerableFor('https://a-site-of-many.com/', {})?.by).toBe('owner');
});

it('knows no host in what is none', () => {
  expect(answerableFor('javascript:alert(1)', {})).toBeNull();
  expect(answerableFor('', {})).toBeNull();
});
