import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderDecoratedName } from './sender-decorated-name.ts';

describe('sender-decorated-name', () => {
  it.each([
    ['a warning sign', '⚠️ Account Team'],
    ['a gift', '🎁 Rewards'],
    ['an encoded picture', '=?utf-8?B?8J+OgSBSZXdhcmRz?='],
    ['stray symbols', '_Support_Team_'],
    ['a row of dashes', 'Support -- Team'],
  ])('fires on %s', async (_, name) => {
    const input = await mailCaseOf({ from: `${name} <a@rewards.example>` });
    const finding = senderDecoratedName.run(input);
    expect(finding).toMatchObject({ type: 'sender-decorated-name', score: expect.any(Number) });
    expect(markedIn(input, finding)?.[0]).toContain('<a@rewards.example>');
  });

  it.each<[string, MailDraft]>([
    ['a plain name', { from: 'Ana Silva <ana@example.org>' }],
    ['a double name', { from: 'Anne-Marie O’Neil <anne@example.org>' }],
    ['a title', { from: '"Dr. Ana Silva" <ana@example.org>' }],
    ['a registered trademark', { from: 'Teashop® <news@teashop.example>' }],
    ['letters of another language', { from: 'Søren Müller <s@example.org>' }],
    ['a Japanese name', { from: '山田太郎 <taro@example.jp>' }],
    ['a brand’s own decoration', { from: 'PayPal 🎉 <service@paypal.com>' }],
    ['a bounce that names its queue', { from: 'mx1_queue <mailer-daemon@example.org>' }],
    ['an address as name, which another detector judges', { from: '"ana_s@example.org" <ana@example.org>' }],
    [
      'a member of a mailing list',
      {
        from: 'ana_s 🦊 <ana@example.org>',
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderDecoratedName.run(await mailCaseOf(draft))).toBeNull();
  });
});
