import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostNumberedSubdomain } from './host-numbered-subdomain.ts';

describe('host-numbered-subdomain', () => {
  it.each([
    ['a case number', 'https://case-50043583403.example.click/'],
    ['a bait phrase in front', 'https://verify-your-account.example.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostNumberedSubdomain.run(caseOf(url))).toMatchObject({
      type: 'host-numbered-subdomain',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a short number', 'https://web3.example.com/'],
    ['a sign-in host of a test system', 'https://test-login.example.com/'],
    ['a customer on a shared host', 'https://case-50043583403.vercel.app/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostNumberedSubdomain.run(caseOf(url))).toBeNull();
  });
});
