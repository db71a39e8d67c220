import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostShortener } from './host-shortener.ts';

describe('host-shortener', () => {
  it.each([
    ['a short link', 'https://bit.ly/3AbCdEf'],
    ['a short link with www', 'https://www.tinyurl.com/abcd'],
  ])('fires on %s', (_, url) => {
    expect(hostShortener.run(caseOf(url))).toMatchObject({
      type: 'host-shortener',
      score: expect.any(Number),
    });
  });

  it.each([
    ['the front page of the service', 'https://bit.ly/'],
    ['a page about the service', 'https://bitly.com/pricing'],
    ['its help centre', 'https://support.bitly.com/hc/en-us'],
    ["a company's own short name", 'https://youtu.be/dQw4w9WgXcQ'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostShortener.run(caseOf(url))).toBeNull();
  });
});
