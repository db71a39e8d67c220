import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderReturnElsewhere } from './sender-return-elsewhere.ts';

describe('sender-return-elsewhere', () => {
  it.each<[string, MailDraft]>([
    ['an unknown domain that sent it', { returnPath: 'x@collector.example' }],
    ['a domain with the same end', { returnPath: 'x@notexample.org' }],
    ['a brand as sender', { from: 'PayPal <service@paypal.com>', returnPath: 'x@collector.example' }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderReturnElsewhere.run(input);
    expect(finding).toMatchObject({ type: 'sender-return-elsewhere', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual([draft.returnPath]);
    expect(finding?.description).toMatch(
      /but (?:collector\[\.\]example|notexample\[\.\]org) sent the message/,
    );
  });

  it.each<[string, MailDraft]>([
    ['the same domain', { returnPath: 'bounce@mail.example.org' }],
    ['a bounce, which has none', { returnPath: '' }],
    ['no such header', {}],
    ['a newsletter through SendGrid', { returnPath: 'bounces+1@u1.wl.sendgrid.net' }],
    ['a newsletter through Amazon', { returnPath: '0100@eu-west-1.amazonses.com' }],
    ['a relay that many people use', { returnPath: 'x@relay.example', facts: visited('relay.example') }],
    [
      'a sender proven by other means',
      {
        returnPath: 'x@collector.example',
        headers: ['Authentication-Results: mx.example.net; dkim=pass header.d=example.org; dmarc=pass'],
      },
    ],
    [
      'a mailing list',
      {
        returnPath: 'talk-bounces@lists.example',
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderReturnElsewhere.run(await mailCaseOf(draft))).toBeNull();
  });
});
