import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderOnBehalf } from './sender-on-behalf.ts';

const from = 'PayPal <service@paypal.com>';

describe('sender-on-behalf', () => {
  it('fires on an unrelated domain that sends in another’s name', async () => {
    const input = await mailCaseOf({ from, headers: ['Sender: x9@mailer-77.example'] });
    const finding = senderOnBehalf.run(input);
    expect(finding?.description).toContain('x9[@]mailer-77[.]example');
    expect(markedIn(input, finding)).toEqual(['PayPal <service@paypal.com>']);
  });

  it('fires where the sender is a free mailbox', async () => {
    const input = await mailCaseOf({ from, headers: ['Sender: someone.else@web.de'] });
    expect(senderOnBehalf.run(input)).not.toBeNull();
  });

  it.each([
    ['the same company under another of its domains', ['Sender: news@mail.paypal.com']],
    ['a newsletter service that sends for many', ['Sender: bounce@mcsv.net']],
    ['no such header, as in most mail', []],
    [
      'a proven author, whose assistant sent it from elsewhere',
      [
        'Sender: office@assistants.example',
        'Authentication-Results: mx.example.net; dmarc=pass header.from=paypal.com',
      ],
    ],
    [
      'a mailing list, which is the sender of what its members write',
      [
        'Sender: talk-bounces@lists.example',
        'List-Id: <talk.lists.example>',
        'List-Post: <mailto:talk@lists.example>',
      ],
    ],
  ])('stays quiet on %s', async (_, headers) => {
    expect(senderOnBehalf.run(await mailCaseOf({ from, headers }))).toBeNull();
  });

  it('stays quiet on a web form that writes for a person', async () => {
    const headers = ['Sender: form@website.example'];
    expect(senderOnBehalf.run(await mailCaseOf({ from: 'Ana <ana@example.org>', headers }))).toBeNull();
  });
});
