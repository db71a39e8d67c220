import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import { hostDeepSubdomains } from './host-deep-subdomains.ts';

describe('host-deep-subdomains', () => {
  it.each([
    ['a host that fills the screen', 'https://secure.account.login.example.com/'],
    ['four labels in front', 'https://a.b.c.d.example.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostDeepSubdomains.run(caseOf(url))).toMatchObject({
      type: 'host-deep-subdomains',
      score: expect.any(Number),
    });
  });

  it.each([
    ['two labels', 'https://eu.login.example.com/', {}],
    ['www in front of two labels', 'https://www.eu.login.example.com/', {}],
    ['a large site with many names', 'https://a.b.c.example.com/', popular],
  ])('stays quiet on %s', (_, url, facts) => {
    expect(hostDeepSubdomains.run(caseOf(url, facts))).toBeNull();
  });
});
