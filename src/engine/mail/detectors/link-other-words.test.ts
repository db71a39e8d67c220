import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { linkOtherWords } from './link-other-words.ts';

const link = (words: string, href = 'https://collector.example/x') => `<p><a href="${href}">${words}</a></p>`;

describe('link-other-words', () => {
  it.each<[string, MailDraft]>([
    ['a bank’s address over another', { html: link('https://www.chase.com/login') }],
    ['a bare host', { html: link('paypal.com') }],
    ['capitals and spaces around', { html: link('  WWW.PAYPAL.COM ') }],
    ['an invisible letter in the words', { html: link('www.pay&#8203;pal.com') }],
    ['wide letters', { html: link('ｐａｙｐａｌ．ｃｏｍ') }],
    ['a defanged spelling', { html: link('hxxps://www[.]paypal[.]com/signin') }],
    [
      'an address that only begins like the other',
      { html: link('paypal.com', 'https://paypal.com.example.top/') },
    ],
    [
      'the address of the imitated brand, over the sender’s own',
      {
        from: 'PayPal <service@collector.example>',
        html: link('www.paypal.com/signin'),
      },
    ],
  ])('fires on %s', async (_, draft) => {
    expect(linkOtherWords.run(await mailCaseOf(draft))).toMatchObject({
      type: 'link-other-words',
      score: expect.any(Number),
    });
  });

  it('names both without a link to click, and marks where it leads', async () => {
    const input = await mailCaseOf({ html: link('https://www.chase.com/login') });
    const finding = linkOtherWords.run(input);
    expect(finding?.description).toBe('The link shows www[.]chase[.]com but opens collector[.]example.');
    expect(markedIn(input, finding)).toEqual(['hxxps://collector[.]example/x']);
  });

  it.each<[string, MailDraft, string]>([
    [
      'the page asks for an account',
      { html: link('paypal.com', 'https://collector.example/login') },
      'proof',
    ],
    ['it is a company’s address', { html: link('paypal.com') }, 'strong'],
    ['it is nobody’s we know', { html: link('some-shop.example') }, 'weak'],
    [
      'it opens a site that everybody visits',
      { html: link('paypal.com', 'https://news.example/login'), facts: visited('news.example') },
      'weak',
    ],
  ])('is as certain as its words where %s', async (_, draft, certainty) => {
    expect(linkOtherWords.run(await mailCaseOf(draft))).toMatchObject({ certainty });
  });

  it.each<[string, MailDraft]>([
    ['the address it shows', { html: link('https://collector.example') }],
    ['another page of the same site', { html: link('www.collector.example/start') }],
    ['the same company in another country', { html: link('amazon.de', 'https://www.amazon.com/dp/1') }],
    ['words', { html: link('Open your account') }],
    ['a file that is kept elsewhere', { html: link('Quarterly report.pdf') }],
    ['a file without spaces in its name', { html: link('invoice.pdf') }],
    ['a workbook', { html: link('Budget-2026.xlsx', 'https://files.example/s/1') }],
    ['a piece of software', { html: link('Node.js', 'https://blog.example/node') }],
    [
      'a newsletter through SendGrid, which counts clicks',
      { html: link('www.teashop.example', 'https://u123.ct.sendgrid.net/ls/click?upn=a') },
    ],
    [
      'a newsletter through Mailchimp',
      { html: link('teashop.example', 'https://teashop.us1.list-manage.com/track/click?u=1') },
    ],
    [
      'a shop that counts clicks on its own host and points to its page elsewhere',
      {
        from: 'Tea Shop <news@teashop.example>',
        html: link('facebook.com/teashop', 'https://click.teashop.example/1'),
      },
    ],
    ['a short link that a person pasted', { html: link('www.teashop.example', 'https://bit.ly/3AbCdEf') }],
    [
      'a link rewritten by the filter of the receiving company',
      {
        html: link(
          'https://www.chase.com/login',
          'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.chase.com%2Flogin&data=05',
        ),
      },
    ],
    ['an address in the text itself', { text: 'www.paypal.com and https://collector.example/x' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(linkOtherWords.run(await mailCaseOf(draft))).toBeNull();
  });
});
