import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostLongName } from './host-long-name.ts';

describe('host-long-name', () => {
  it.each([
    ['a sentence on a free host', 'https://policybreachbuzzforgeteam.vercel.app/'],
    ['a sentence as a domain', 'https://pleaseconfirmyourdataheretoday.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostLongName.run(caseOf(url))).toMatchObject({
      type: 'host-long-name',
      score: expect.any(Number),
    });
  });

  it.each([
    ['an ordinary name', 'https://stackoverflow.com/'],
    ['a portfolio with a long name', 'https://alexandra-papadopoulos-portfolio.netlify.app/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostLongName.run(caseOf(url))).toBeNull();
  });
});
