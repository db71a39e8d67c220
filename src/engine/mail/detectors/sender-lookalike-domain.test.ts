import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderLookalikeDomain } from './sender-lookalike-domain.ts';

describe('sender-lookalike-domain', () => {
  it.each([
    ['a digit for a letter', 'a@paypa1.com'],
    ['a swapped letter', 'a@micros0ft.com'],
    ['a bait word beside a brand', 'a@paypal-security.com'],
    ['the genuine address, continued', 'a@paypal.com.account-help.top'],
    ['foreign letters', 'a@xn--pypal-4ve.com'],
    ['capitals', 'A@PAYPA1.COM'],
    ['a dot behind it', 'a@paypa1.com.'],
  ])('fires on %s', async (_, from) => {
    expect(senderLookalikeDomain.run(await mailCaseOf({ from }))).toMatchObject({
      type: 'sender-lookalike-domain',
      score: expect.any(Number),
    });
  });

  it('names the brand and its address, and marks the sender line', async () => {
    const input = await mailCaseOf({ from: 'Service <a@paypa1.com>' });
    const finding = senderLookalikeDomain.run(input);
    expect(finding?.description).toBe(
      'paypa1[.]com is made to look like PayPal, whose real address is paypal.com.',
    );
    expect(markedIn(input, finding)).toEqual(['Service <a@paypa1.com>']);
  });

  it.each([
    ['PayPal <a@paypa1.com>', 'proof'],
    ['PayPal <a@paypal-security.com>', 'strong'],
    ['Service <a@paypa1.com>', 'strong'],
    ['Netflix <a@netflixfans.org>', 'strong'],
  ])('is as certain of %s as %s', async (from, certainty) => {
    expect(senderLookalikeDomain.run(await mailCaseOf({ from }))).toMatchObject({ certainty });
  });

  it('counts a name that resellers and fans carry less', async () => {
    const weak = senderLookalikeDomain.run(await mailCaseOf({ from: 'a@netflixfans.org' }));
    expect(weak?.score).toBeLessThan(senderLookalikeDomain.points);
  });

  it.each<[string, MailDraft]>([
    ['the brand', { from: 'a@paypal.com' }],
    ['the brand in another country', { from: 'a@amazon.de' }],
    ['a free mailbox of the brand', { from: 'a@gmail.com' }],
    ['an ordinary word', { from: 'a@orange-county-news.com' }],
    ['a name of its own', { from: 'a@example.org' }],
    ['a widely visited site about a brand', { from: 'a@netflixfans.org', facts: visited('netflixfans.org') }],
    ['a public body', { from: 'a@irs.gov' }],
    ['no address', { from: 'PayPa1' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderLookalikeDomain.run(await mailCaseOf(draft))).toBeNull();
  });
});
