import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderBrandText } from './sender-brand-text.ts';

const from = 'Notice <notice@account-help.example>';
const shop = 'Tea Shop <news@teashop.example>';

describe('sender-brand-text', () => {
  it.each<[string, MailDraft, string]>([
    ['an account that is not theirs', { from, text: 'Your PayPal account is limited.' }, 'PayPal'],
    ['German', { from, text: 'Ihr PayPal-Konto wurde eingeschränkt.' }, 'PayPal'],
    ['a foreign letter', { from, text: 'Your P\u0430yPal account is limited.' }, 'P\u0430yPal'],
    ['an invisible letter', { from, text: 'Your Pay\u200bPal account is limited.' }, 'Pay\u200bPal'],
    ['a team that signs', { from, text: 'Please confirm.\n\nThe Netflix Team\n\n© 2026 Netflix' }, 'Netflix'],
    ['a copyright line', { from, text: 'Sign in again.\n\nCopyright 2026 Amazon' }, 'Amazon'],
  ])('fires on %s', async (_, draft, marked) => {
    const input = await mailCaseOf(draft);
    const finding = senderBrandText.run(input);
    expect(finding).toMatchObject({ type: 'sender-brand-text', score: expect.any(Number) });
    expect(finding?.description).toContain('account-help[.]example');
    expect(markedIn(input, finding)).toEqual([marked]);
  });

  it('counts a name in the subject less: it may be the topic', async () => {
    const input = await mailCaseOf({ from, subject: 'PayPal and other ways to pay' });
    const finding = senderBrandText.run(input);
    expect(finding?.score).toBeLessThan(senderBrandText.points / 2);
    expect(markedIn(input, finding)).toEqual(['PayPal']);
  });

  it.each<[string, MailDraft]>([
    ['the brand itself', { from: 'service@paypal.com', text: 'Your PayPal account is ready.' }],
    ['a shop that mentions how to pay', { from: shop, text: 'We accept PayPal, Visa and Klarna.' }],
    ['a shop that was paid', { from: shop, text: 'You paid 12 euros with your PayPal account.' }],
    ['a shop that refunds', { from: shop, text: 'We have refunded 12 euros to your PayPal account.' }],
    [
      'a shop that links to what it mentions',
      { from: shop, text: 'Open your PayPal account at https://www.paypal.com/ first.' },
    ],
    ['a fruit', { from: shop, text: 'Our apple pie of the week.', subject: 'Apple pie' }],
    [
      'an answer about an account',
      {
        headers: ['In-Reply-To: <2@example.net>'],
        subject: 'Re: money',
        text: 'Is your PayPal account the same?\n\n> I sent it.',
      },
    ],
    ['an address of a brand in the text', { from: shop, text: 'Write to service@paypal.com.' }],
    ['a hash tag', { from: shop, text: 'Follow #netflix.' }],
    ['a text without any sender', { from: '', text: 'Your PayPal account is limited.' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderBrandText.run(await mailCaseOf(draft))).toBeNull();
  });
});
