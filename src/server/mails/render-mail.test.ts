import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';
import { sampleMails } from './sample-mails.ts';

const samples = Object.entries(sampleMails);

/** What a reader reads of the HTML, in words. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean);

describe.each(samples)('the mail %s', (_, words) => {
  const { subject, text, html } = renderMail(words);

  it('says the same in text and in HTML', () => {
    const inText = text.replaceAll(/^> ?/gm, '').split(/\s+/).filter(Boolean);
    expect(wordsOf(html)).toEqual(['Hookwise', ...inText]);
  });

  it('fetches nothing, runs nothing and needs no table', () => {
    expect(html).not.toMatch(/<(?:table|img|script|link|iframe|style)\b|url\(|\son\w+=/i);
    expect(subject).toMatch(/^[^\r\n]{8,80}$/);
  });
});

it('escapes whatever it is given, in every part', () => {
  const evil = '<img src=x onerror=alert(1)> & "quoted"';
  const { html, subject } = renderMail({
    subject: 'Hello\r\nBcc: eve@example.com',
    parts: [evil, { note: evil }, { label: evil, code: evil }, { facts: [[evil, evil]] }, { quote: evil }],
  });
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;quoted&quot;/g)).toHaveLength(7);
  expect(subject).toBe('Hello Bcc: eve@example.com');
});

it('writes a fact on one line, whatever somebody has entered as their name', () => {
  const { text, html } = renderMail({
    subject: 'Hello',
    parts: [{ facts: [['From', 'Eve\r\nFrom: boss\u2028\u0085\u202eevil'] as const, ['Company', '-']] }],
  });
  expect(text).toBe('From: Eve From: boss evil\nCompany: -\n');
  expect(html).toContain('Eve From: boss evil<br>');
});

it('has no link in any mail: that is what phishing looks like', () => {
  const withLinks = samples.filter(([, words]) => /https?:/.test(renderMail(words).text));
  expect(withLinks.map(([name]) => name)).toEqual([]);
});

it('gives the code in the words of the sign-in dialog', () => {
  expect(renderMail(sampleMails['sign-in'] ?? { subject: '', parts: [] })).toMatchObject({
    subject: 'Your Hookwise verification code',
    text: expect.stringMatching(/^Your verification code is 042917\n/),
  });
});
