import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderReturnElsewhere } from './sender-return-elsewhere.ts';

describe('sender-return-elsewhere', () => {
  it.each<[string, MailDraft]>([
    ['a stranger who handed it in', { returnPath: 'x@collector.example' }],
    ['a name that only ends alike', { returnPath: 'x@notexample.org' }],
    ['a brand as sender', { from: 'PayPal <service@paypal.com>', returnPath: 'x@collector.example' }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderReturnElsewhere.run(input);
    expect(finding).toMatchObject({ type: 'sender-return-elsewhere', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual([draft.returnPath]);
    expect(finding?.description).toMatch(/handed in by (?:collector\[\.\]example|notexample\[\.\]org)/);
  });

  it.each<[string, MailDraft]>([
    ['the same domain', { returnPath: 'bounce@mail.example.org' }],
    ['a bounce, which has none', { returnPath: '' }],
    ['no such header', {}],
    ['a newsletter through SendGrid', { returnPath: 'bounces+1@u1.wl.sendgrid.net' }],
    ['a newsletter through Amazon', { returnPath: '0100@eu-west-1.amazonses.com' }],
    ['a relay that many people use', { returnPath: 'x@relay.example', facts: visited('relay.example') }],
    [
      'a sender who is proven otherwise',
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
