import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { linkStrangersOnly } from './link-strangers-only.ts';

const from = 'Tea Shop <news@teashop.example>';
const stranger = '<a href="https://parcel-fee.example/a">Pay</a>';

describe('link-strangers-only', () => {
  it.each<[string, MailDraft]>([
    ['one button to an unknown site', { from, html: stranger }],
    ['an area of a picture', { from, html: '<map><area href="https://parcel-fee.example/a"></map>' }],
    [
      'an invisible link to the sender’s own site',
      { from, html: `${stranger}<div style="display:none"><a href="https://teashop.example/">.</a></div>` },
    ],
    [
      'an unknown site beside a widely linked picture',
      {
        from,
        html: `${stranger}<a href="https://social.example/">Follow us</a>`,
        facts: visited('social.example'),
      },
    ],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = linkStrangersOnly.run(input);
    expect(finding).toMatchObject({ type: 'link-strangers-only', score: expect.any(Number) });
    expect(finding?.description).toContain('teashop[.]example');
    expect(finding?.description).toContain('parcel-fee[.]example');
    expect(markedIn(input, finding)).toEqual(['hxxps://parcel-fee[.]example/a']);
  });

  it('counts less for a proven sender with an unsubscribe header, who may use a service we do not know', async () => {
    const finding = linkStrangersOnly.run(
      await mailCaseOf({
        from,
        headers: [
          'List-Unsubscribe: <mailto:leave@teashop.example>',
          'Authentication-Results: mx.example.net; dkim=pass header.d=teashop.example; dmarc=pass',
        ],
        html: stranger,
      }),
    );
    expect(finding?.score).toBeLessThan(linkStrangersOnly.points);
  });

  it.each<[string, MailDraft]>([
    [
      'a newsletter that links to its own shop too',
      { from, html: `${stranger}<a href="https://teashop.example/">Shop</a>` },
    ],
    [
      'a newsletter through SendGrid',
      { from, html: '<a href="https://u1.ct.sendgrid.net/ls/click?upn=a">Shop</a>' },
    ],
    [
      'a newsletter through Mailchimp',
      { from, html: '<a href="https://teashop.us1.list-manage.com/track/click?u=1">Shop</a>' },
    ],
    [
      'a person who sends a link to a site that many people visit',
      { html: '<a href="https://news.example/story">Read this</a>', facts: visited('news.example') },
    ],
    ['a genuine address of a brand', { from, html: '<a href="https://www.paypal.com/">Pay</a>' }],
    [
      'a conversation on a mailing list',
      {
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
        html: stranger,
      },
    ],
    ['an address that was only written, not linked', { from, text: 'https://parcel-fee.example/a' }],
    ['no link', { from, text: 'We are closed on Monday.' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(linkStrangersOnly.run(await mailCaseOf(draft))).toBeNull();
  });
});
