import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderForgedBrand } from './sender-forged-brand.ts';

const results = (text: string) => [`Authentication-Results: mx.example.net; ${text}`];
const from = 'PayPal <service@paypal.com>';

describe('sender-forged-brand', () => {
  it.each<[string, MailDraft]>([
    ['a failed policy', { from, headers: results('dmarc=fail') }],
    ['no permission and no signature', { from, headers: results('spf=fail; dkim=none') }],
    [
      'a signature of another domain',
      { from, headers: results('dkim=pass header.d=evil.example; dmarc=fail header.from=paypal.com') },
    ],
    ['a subdomain of the brand', { from: 'a@mail.paypal.com', headers: results('dmarc=fail') }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderForgedBrand.run(input);
    expect(finding).toMatchObject({ type: 'sender-forged-brand', score: expect.any(Number) });
    expect(finding?.description).toContain('paypal[.]com, which belongs to PayPal');
    expect(markedIn(input, finding)).toEqual([draft.from]);
  });

  it.each<[string, MailDraft]>([
    [
      'genuine mail of the brand',
      { from, headers: results('spf=pass; dkim=pass header.d=paypal.com; dmarc=pass') },
    ],
    [
      'genuine mail that was forwarded from another mailbox',
      { from, headers: results('spf=fail smtp.mailfrom=x@alias.example; dkim=pass header.d=paypal.com') },
    ],
    ['mail that nobody checked', { from }],
    ['a lookup that failed', { from, headers: results('dmarc=temperror; spf=temperror') }],
    ['a failed check of a sender that is no brand', { headers: results('dmarc=fail') }],
    ['a free mailbox', { from: 'Ana <ana@gmail.com>', headers: results('dmarc=fail') }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderForgedBrand.run(await mailCaseOf(draft))).toBeNull();
  });

  it('only warns of a member of a mailing list: lists change what their members signed', async () => {
    const input = await mailCaseOf({
      from: 'Ana <ana@google.com>',
      headers: [
        ...results('dmarc=fail'),
        'List-Id: <talk.lists.example>',
        'List-Post: <mailto:talk@lists.example>',
      ],
    });
    expect(senderForgedBrand.run(input)?.score).toBeLessThan(21);
  });
});
