import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { linkOneForAll } from './link-one-for-all.ts';

const twoLinks = (host: string, words = 'Unsubscribe') =>
  `<p><a href="https://${host}/a">Claim it</a></p><p><a href="https://${host}/b">${words}</a></p>`;

describe('link-one-for-all', () => {
  it.each<[string, MailDraft]>([
    ['bait and unsubscribe link on one host', { html: twoLinks('prize.example') }],
    ['capitals', { html: twoLinks('prize.example', 'OPT-OUT HERE') }],
    ['German', { html: twoLinks('prize.example', 'Hier abmelden') }],
    ['Spanish', { html: twoLinks('prize.example', 'Darse de baja') }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf({ from: 'Rewards <win@rewards.example>', ...draft });
    const finding = linkOneForAll.run(input);
    expect(finding).toMatchObject({ type: 'link-one-for-all', score: expect.any(Number) });
    expect(finding?.description).toContain('prize[.]example');
    expect(markedIn(input, finding)).toEqual(['hxxps://prize[.]example/b']);
  });

  const from = 'Tea Shop <news@teashop.example>';
  it.each<[string, MailDraft]>([
    ['a newsletter from its own site', { from, html: twoLinks('news.teashop.example') }],
    ['a newsletter through Mailchimp', { from, html: twoLinks('teashop.us1.list-manage.com') }],
    ['a newsletter through SendGrid', { from, html: twoLinks('u123.ct.sendgrid.net') }],
    ['a newsletter through Mailjet', { from, html: twoLinks('x1.mjt.lu') }],
    [
      'a newsletter through a widely used click counter',
      { from, html: twoLinks('click.counter.example'), facts: visited('counter.example') },
    ],
    [
      'a newsletter that unsubscribes at another host',
      {
        from,
        html: '<a href="https://spring.example/a">Tea</a> <a href="https://lists.example/b">Unsubscribe</a>',
      },
    ],
    [
      'a mailing list, whose footer says how to unsubscribe',
      {
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
        html: twoLinks('lists.example'),
      },
    ],
    ['a message without an unsubscribe link', { html: twoLinks('friends.example', 'Photos') }],
    ['nothing but the unsubscribe link', { html: '<a href="https://lists.example/b">Unsubscribe</a>' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(linkOneForAll.run(await mailCaseOf(draft))).toBeNull();
  });
});
