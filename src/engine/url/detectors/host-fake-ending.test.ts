import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostFakeEnding } from './host-fake-ending.ts';

describe('host-fake-ending', () => {
  it.each([
    ['a suffix continued by a hyphen', 'https://usps.com-track.top/us'],
    ['www and a hyphen', 'https://www-netflix.top/'],
    ['a whole address in front', 'https://my.bank.co.uk.evil.example/'],
  ])('fires on %s', (_, url) => {
    expect(hostFakeEnding.run(caseOf(url))).toMatchObject({
      type: 'host-fake-ending',
      score: expect.any(Number),
    });
  });

  it.each([
    ['an ordinary domain', 'https://www.usps.com/'],
    ['a hyphen in a name', 'https://coca-cola.com/'],
    ['a short second part that only looks like one', 'https://click.j-a-net.jp/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostFakeEnding.run(caseOf(url))).toBeNull();
  });
});
