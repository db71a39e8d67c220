import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, visited } from '../testing/mail-case.ts';
import { mailReassurances } from './reassurances.ts';

const proven = (domain: string) => [
  `Authentication-Results: mx.example.net; dkim=pass header.d=${domain}; dmarc=pass`,
];
const said = async (draft: MailDraft) => mailReassurances(await mailCaseOf(draft));

describe('mailReassurances', () => {
  it('says that a proven brand is the brand', async () => {
    expect(
      await said({
        from: 'PayPal <service@paypal.com>',
        headers: proven('paypal.com'),
        text: 'https://www.paypal.com/',
      }),
    ).toEqual([
      'It is proven to come from paypal[.]com, which belongs to PayPal.',
      'All its links stay with paypal[.]com or the service that sends its mail.',
    ]);
  });

  it('says that a proven sender is widely used', async () => {
    const draft = { headers: proven('example.org'), facts: visited('example.org') };
    expect(await said(draft)).toContain('It is proven to come from example[.]org, a widely used domain.');
  });

  it('says that an unproven address is the brand’s own, and that it is not proven', async () => {
    expect(await said({ from: 'PayPal <service@paypal.com>', text: 'Hello' })).toEqual([
      'The address shown, paypal[.]com, is the organisation’s own (not proven here).',
    ]);
  });

  it('says that other links lead where everybody goes', async () => {
    const draft = { text: 'https://news.example/story', facts: visited('news.example') };
    expect(await said(draft)).toContain('Its other links lead to widely used sites.');
    expect(await said({ text: 'https://news.example/story' })).toEqual([]);
  });

  it('counts the service that sends the mail as the sender’s', async () => {
    const html =
      '<a href="https://example.org/">Shop</a> <a href="https://u1.ct.sendgrid.net/ls/click?upn=a">More</a>';
    expect(await said({ html })).toEqual([
      'All its links stay with example[.]org or the service that sends its mail.',
    ]);
  });

  it('does not count what the sender writes about a conversation', async () => {
    const headers = [
      'In-Reply-To: <1@example.net>',
      'List-Id: <talk.example>',
      'List-Post: <mailto:a@talk.example>',
    ];
    expect(await said({ headers, text: 'Fine.\n\n> Shall we?' })).toEqual([]);
  });

  it.each<[string, MailDraft]>([
    ['a stranger who proves nothing', {}],
    [
      'a brand whose checks failed',
      { from: 'a@paypal.com', headers: ['Authentication-Results: mx; dmarc=fail'] },
    ],
    [
      'a conversation whose checks failed',
      {
        headers: [
          'Authentication-Results: mx.example.net; dmarc=fail',
          'List-Id: <talk.lists.example>',
          'List-Post: <mailto:talk@lists.example>',
        ],
        text: 'https://evil.example/x',
      },
    ],
    ['a false brand', { from: 'PayPal <a@evil.example>', text: 'https://evil2.example/x' }],
    ['a message without a sender', { from: '' }],
  ])('says nothing for %s', async (_, draft) => {
    expect(await said(draft)).toEqual([]);
  });
});
