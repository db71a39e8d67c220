import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { hostRandomName } from './host-random-name.ts';

describe('host-random-name', () => {
  it.each([
    ['a heap of consonants', 'https://gknsbhvjqpxtl.com/'],
    ['alternating letters and digits', 'https://x5dnc5q2.com/'],
    ['a tenant named by a checksum', 'https://pub-85bbcfc8e2cc4e208e89052658fa8c33.r2.dev/'],
  ])('fires on %s', (_, url) => {
    expect(hostRandomName.run(caseOf(url))).toMatchObject({
      type: 'host-random-name',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a Polish surname', 'https://kowalczyk.pl/', {}],
    ['initials of a bank', 'https://www.mbna.ca/', {}],
    ['an odd name that many people visit', 'https://gknsbhvjqpxtl.com/', popular],
    ['an international domain, which is not read in Latin letters', 'https://xn--fiqs8s.cn/', {}],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(hostRandomName.run(caseOf(url, facts))).toBeNull();
  });
});
