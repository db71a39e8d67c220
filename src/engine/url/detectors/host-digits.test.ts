import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { hostDigits } from './host-digits.ts';

describe('host-digits', () => {
  it.each([
    ['a long number with letters', 'https://b450331.com/'],
    ['nothing but digits', 'https://752202.cc/'],
    ['a shuffled code under a cheap suffix', 'https://p117h.xyz/'],
  ])('fires on %s', (_, url) => {
    expect(hostDigits.run(caseOf(url))).toMatchObject({ type: 'host-digits', score: expect.any(Number) });
  });

  it.each([
    ['a year', 'https://congress2026.org/', {}],
    ['a short number', 'https://studio54.com/', {}],
    ['a number that many people know', 'https://12306.cn/', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(hostDigits.run(caseOf(url, facts))).toBeNull();
  });
});
