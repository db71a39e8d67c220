import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostServiceLabel } from './host-service-label.ts';

describe('host-service-label', () => {
  it.each([
    ['a page under a mail policy name', 'https://mta-sts.example.com/mobile/'],
    ['a page under an underscore name', 'https://_dmarc.example.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostServiceLabel.run(caseOf(url))).toMatchObject({
      type: 'host-service-label',
      score: expect.any(Number),
    });
  });

  it.each([
    ['a policy name without a page', 'https://mta-sts.example.com/'],
    ['the usual mail host', 'https://mail.example.com/inbox'],
    ['a sign-in host', 'https://login.example.com/'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostServiceLabel.run(caseOf(url))).toBeNull();
  });
});
