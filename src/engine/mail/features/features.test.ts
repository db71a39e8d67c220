import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../inference/feature.ts';
import { type MailDraft, mailCaseOf, visited } from '../../testing/mail-case.ts';
import { mailFindings } from '../findings.ts';
import { type MailFeatureInput, mailFeatures } from './index.ts';

const inputOf = async (draft: MailDraft): Promise<MailFeatureInput> => {
  const mail = await mailCaseOf(draft);
  return { mail, findings: mailFindings(mail), linkProbability: Number.NaN, textLogit: Number.NaN };
};
const featuresOf = async (draft: MailDraft): Promise<Record<string, number>> => {
  const values = readFeatures(mailFeatures, await inputOf(draft));
  return Object.fromEntries(mailFeatures.map(({ id }, i) => [id, values[i] ?? Number.NaN]));
};

const button = (href: string, words = 'Sign in now') => `<a href="${href}">${words}</a>`;

const lure: MailDraft = {
  from: 'PayPal Support <x7f2k9q1@secure-billing-notice.top>',
  replyTo: 'desk@gmail.com',
  subject: 'ACTION REQUIRED!',
  html: `<p>Dear customer, your PayPal account has been suspended. Verify your account within 24 hours.</p>
    ${button('https://login-verify.pages.dev/a')}`,
  facts: visited('paypal.com'),
};
const receipt: MailDraft = {
  from: 'PayPal <service@paypal.com>',
  subject: 'Receipt for your payment',
  html: `<p>Dear Ana Silva,</p><p>You sent 12.00 EUR to Tea Shop.</p>
    ${button('https://www.paypal.com/activity/1', 'View the payment')}
    <p>PayPal Inc, 22 Main Street, all rights reserved. Privacy policy. +44 20 7946 0000</p>`,
  facts: visited('paypal.com'),
};
const newsletter: MailDraft = {
  from: 'Tea Shop <news@teashop.example>',
  subject: 'Spring teas',
  html: `<p>Hi Ana, the first teas of the year have arrived from the hills, and we are very fond of them.</p>
    ${button('https://teashop.us1.list-manage.com/track/click?u=1', 'Open the shop')}
    ${button('https://teashop.us1.list-manage.com/unsubscribe?u=1', 'Unsubscribe')}`,
};
const letter: MailDraft = { text: 'Hello Tom, see you tomorrow at the station. Bring the maps. Ana' };
const pasted: MailDraft = { ...lure, from: 'PayPal Support <service@paypal-help.example>' };

describe('mail features', () => {
  it('are at least sixty, each with a name of its own and a title in words', () => {
    const ids = mailFeatures.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title } of mailFeatures) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(title.length, id).toBeGreaterThan(8);
      expect(title, id).toMatch(/^[a-z][^.]*$/);
    }
    expect(new Set(mailFeatures.map(({ title }) => title)).size).toBe(ids.length);
  });

  it.each<[string, MailDraft, Record<string, number>]>([
    [
      'a lure in a brand’s name',
      lure,
      {
        'brand-borrowed': 1,
        'brand-borrowed-in-name': 1,
        'brand-borrowed-by-stranger': 1,
        'brand-genuine': 0,
        'brand-links-elsewhere': 1,
        'brand-main-link-elsewhere': 1,
        'sender-not-established': 1,
        'sender-freemail': 0,
        'sender-suffix-risk': 2,
        'sender-domain-hyphens': 2,
        'sender-name-not-domain': 1,
        'sender-standing': 2,
        'reply-to-elsewhere': 1,
        'reply-to-free-mailbox': 1,
        'links-not-senders': 1,
        'links-to-strangers': 1,
        'links-only-to-strangers': 1,
        'links-free-hosting': 1,
        'main-link-strange': 1,
        'main-link-open-to-anybody': 1,
        'greets-by-name': 0,
        'footer-missing': 4,
        'subject-signs': 1,
        'subject-capitals': 1,
      },
    ],
    [
      'a receipt from the brand itself',
      receipt,
      {
        'brand-borrowed': 0,
        'brand-genuine': 1,
        'brand-links-elsewhere': 0,
        'sender-not-established': 0,
        'sender-popularity': 3,
        'sender-name-not-domain': 0,
        'sender-standing': 0,
        'reply-to-elsewhere': 0,
        'links-not-senders': 0,
        'links-to-strangers': 0,
        'links-to-genuine-brands': 1,
        'main-link-not-senders': 0,
        'secret-wanted-by-stranger': 0,
        'greets-by-name': 1,
        'footer-missing': 0,
        'footer-legal': 1,
      },
    ],
    [
      'a newsletter through a mail service',
      newsletter,
      {
        'brand-borrowed': 0,
        'brand-genuine': Number.NaN,
        'sender-popularity': Number.NaN,
        'links-not-senders': 1,
        'links-of-mail-service': 1,
        'links-to-strangers': 0,
        'main-link-not-senders': 0,
        'exit-to-sender': 1,
        'exit-to-stranger': 0,
        'bulk-mail': 1,
      },
    ],
    [
      'a letter without links',
      letter,
      {
        links: 0,
        'links-to-strangers': Number.NaN,
        'main-link-strange': Number.NaN,
        'text-words-per-link': Number.NaN,
        'greets-by-name': 1,
        'bulk-mail': 0,
        'rules-total': 0,
        'text-latin': 1,
        'link-probability': Number.NaN,
      },
    ],
    [
      'a free mailbox that claims to be a brand',
      { from: 'Netflix Billing <netflix.billing@gmail.com>', text: 'Your Netflix account is on hold.' },
      {
        'brand-borrowed-by-free-mailbox': 1,
        'sender-freemail': 1,
        'sender-freemail-office': 1,
        'sender-popularity': 0,
      },
    ],
    [
      'words written with foreign letters',
      { text: 'Your pаypаl аccount and your pass\u200bword' },
      { 'text-disguised-words': Math.fround(Math.log1p(3)), 'text-invisible': 5 },
    ],
    [
      'Japanese',
      { subject: '確認', text: 'お客様のアカウントをご確認ください' },
      { 'text-east-asian': 1, 'text-latin': 0 },
    ],
    [
      'pictures instead of words',
      { html: `${button('https://a.example/', '<img src="https://a.example/p.png" width="600">')}` },
      { 'text-in-pictures': 1, 'text-nearly-nothing': 1 },
    ],
  ])('%s', async (_, draft, expected) => {
    const values = await featuresOf(draft);
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, values[id]]))).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['verdicts of the receiver that are fine', ['Authentication-Results: mx.example; spf=pass; dkim=none']],
    ['lines of the way', ['Received: from a.example by mx.example; Tue, 4 Nov 2025 10:00:00 +0000']],
    ['a date', ['Date: Tue, 4 Nov 2025 10:00:00 +0000']],
    ['a mail program', ['X-Mailer: Microsoft Outlook 16.0', 'User-Agent: Mutt/2.0']],
    ['an unreadable signature', ['DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=x; b=AAAA']],
  ])('do not see %s: that shows where a message was collected, not what it is', async (_, headers) => {
    for (const draft of [lure, letter, newsletter]) {
      expect(await featuresOf({ ...draft, headers })).toEqual(await featuresOf(draft));
    }
  });

  it('do not see to whom it was sent', async () => {
    const elsewhere = await featuresOf({ ...letter, to: 'undisclosed-recipients:;' });
    expect(elsewhere).toEqual(await featuresOf(letter));
  });

  it('do not see whether a text came as HTML', async () => {
    expect(await featuresOf({ html: `<p>${letter.text}</p>` })).toEqual(await featuresOf(letter));
  });

  it('count failed checks against a sender that claims a brand', async () => {
    const failed = {
      ...pasted,
      headers: ['Authentication-Results: mx.example; spf=fail; dkim=none; dmarc=fail'],
    };
    expect(await featuresOf(failed)).toMatchObject({ 'proof-refuted': 1, 'brand-borrowed-and-refuted': 1 });
    expect(await featuresOf(pasted)).toMatchObject({ 'proof-refuted': 0, 'brand-borrowed-and-refuted': 0 });
  });

  it('leave out what others reported', async () => {
    const input = await inputOf(lure);
    const [first] = input.findings;
    if (!first) throw new Error('the lure was not noticed');
    const reported = {
      ...first,
      type: 'reputation-known-phishing',
      family: 'reputation' as const,
      score: 90,
    };
    expect(readFeatures(mailFeatures, { ...input, findings: [...input.findings, reported] })).toEqual(
      readFeatures(mailFeatures, input),
    );
  });

  it.each<[string, MailDraft]>([
    ['words', { text: 'lorem ipsum dolor sit amet '.repeat(4000) }],
    ['greetings', { text: 'dear hello hi '.repeat(8000) }],
    ['blanks', { text: `a${' '.repeat(100_000)}b` }],
    ['numbers', { text: '0049 30 1234 5678 / 90 () '.repeat(4000) }],
    ['one word', { text: 'a'.repeat(100_000) }],
    ['links', { text: 'https://a.example/x?y=1 foo\n'.repeat(4000) }],
    [
      'different links',
      { text: Array.from({ length: 4000 }, (_, i) => `https://a${i}.example/x`).join('\n') },
    ],
    ['foreign letters', { text: 'pаypаl '.repeat(12_000) }],
  ])(
    'read a bounded part of endless %s',
    async (_, draft) => {
      const values = await featuresOf(draft);
      expect(values['text-words']).toBeLessThan(Math.log1p(20_000));
      expect(values['links']).toBeLessThan(Math.log1p(61));
    },
    15_000,
  );
});
