import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMail } from './read-mail.ts';
import { expectSound } from './testing/invariants.ts';
import { mailSource } from './testing/mail-source.ts';

describe('what is shown of a message', () => {
  it('begins with the header lines a reader should see, and records where each one is', async () => {
    const { shown } = await readMail({
      content: mailSource({
        headers: [
          'Return-Path: <bounce@evil.example>',
          'Authentication-Results: mx.example.com; spf=pass smtp.mailfrom=evil.example; dmarc=fail',
          'From: PayPal <service@paypal.com>',
          'Reply-To: help@evil.example',
          'Date: Tue, 3 Mar 2026 10:00:00 +0000',
          'Subject: Your  account',
        ],
        text: 'Dear customer',
      }),
    });
    expect(shown.text).toBe(
      [
        'From: PayPal <service@paypal.com>',
        'Reply-To: help@evil.example',
        'Return-Path: bounce@evil.example',
        'Receiver’s checks: spf=pass, dmarc=fail',
        'Date: 2026-03-03T10:00:00.000Z',
        'Subject: Your account',
        '',
        'Dear customer',
      ].join('\n'),
    );
    const told = Object.entries(shown.fields).map(([name, span]) => [
      name,
      shown.text.slice(span.start, span.end),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      from: 'PayPal <service@paypal.com>',
      replyTo: 'help@evil.example',
      returnPath: 'bounce@evil.example',
      authentication: 'spf=pass, dmarc=fail',
      date: '2026-03-03T10:00:00.000Z',
      subject: 'Your account',
    });
    expect(shown.text.slice(shown.bodyStart)).toBe('Dear customer');
  });

  it('ends at its limit, but links behind it are found', async () => {
    const padding = 'words and more words\n'.repeat(5000);
    for (const draft of [
      { text: `${padding}https://evil.example/late` },
      { html: `<p>${padding}</p><a href="https://evil.example/late">x</a>` },
    ]) {
      const mail = await readMail({ content: mailSource(draft) });
      expect(mail.shown.text.length).toBeGreaterThan(59_900);
      expect(mail.unread).toEqual(['the end of a very long text']);
      expect(mail.links).toMatchObject([{ href: 'https://evil.example/late', span: null }]);
    }
  });

  it('says how many links were left out', async () => {
    const html = '<a href="https://a.example/">x</a>'.repeat(1000);
    const mail = await readMail({ content: mailSource({ html }) });
    expect(mail.links).toHaveLength(400);
    expect(mail.unread).toContain('600 more links');
  });

  it('holds nothing that could be opened, even behind control characters', async () => {
    const html =
      'go htt\0p://a.example/ <a href="htt\u0001ps://b.example/">ht\u0002tp://c.example/</a> <b>xhttp://d.example</b>';
    for (const draft of [{ html }, { text: html.replace(/<[^>]*>/g, '') }]) {
      const { shown } = await readMail({ content: mailSource(draft) });
      expect(shown.text).not.toMatch(/https?:\/\//);
    }
  });

  it('holds nothing that a database refuses', async () => {
    const mail = await readMail({
      content: mailSource({
        headers: ['X\0Y: 1', 'Subject: a\0b \u{1f600}'.padEnd(1500, '😀')],
        html: 'x&#0;y\0z &#xD800; <a href="https://a.example/\0">l\0</a>',
      }),
    });
    expectSound(mail);
  });
});

describe('S43 any message', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 40 });
  const tag = fc.constantFrom(
    '<a href="https://a.example/x">',
    '<a href=//b.example>',
    '<a href="javascript:x">',
    '</a>',
    '<p>',
    '</p>',
    '<div style="display:none">',
    '</div>',
    '<span style="font-size:0">',
    '</span>',
    '<br>',
    '<td bgcolor=white><font color=white>',
    '</td>',
    '<!--',
    '-->',
    '<style>.x{display:none}</style>',
    '<script>',
    '</script>',
    '<form action="https://f.example">',
    '<input type=password>',
    '<base href="https://c.example/d/">',
    '<area href=x>',
    '<pre>',
    '&amp;',
    '&#0;',
    '&#xd83d;',
    ' ',
    '\n',
    'https://t.example/a_(b)',
    'www.w.example.',
    'evil[.]com/x',
    '😀',
    '\u200b',
  );
  const html = fc.array(fc.oneof(tag, words), { maxLength: 40 }).map((pieces) => pieces.join(''));
  const header = fc.oneof(
    fc.constantFrom(
      'Subject: ',
      'From: ',
      'To: ',
      'Reply-To: ',
      'Return-Path: ',
      'Date: ',
      'Received: ',
      'Authentication-Results: ',
      'Content-Type: multipart/mixed; boundary=',
      'Content-Transfer-Encoding: ',
    ),
  );
  const headers = fc.array(
    fc.tuple(header, words).map(([name, value]) => `${name}${value.replace(/[\r\n]/g, ' ')}`),
    { maxLength: 8 },
  );

  it('gives marks inside its text, from a page', async () => {
    await fc.assert(
      fc.asyncProperty(html, headers, async (page, lines) => {
        expectSound(await readMail({ content: mailSource({ headers: lines, html: page }) }));
      }),
      { numRuns: 300 },
    );
  });

  it('gives marks inside its text, from whatever was pasted', async () => {
    await fc.assert(
      fc.asyncProperty(html, words, words, async (content, sender, subject) => {
        expectSound(await readMail({ content, sender, subject }));
      }),
      { numRuns: 300 },
    );
  });

  it('gives marks inside its text, from any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expectSound(await readMail({ bytes }));
      }),
      { numRuns: 300 },
    );
  });

  it('gives marks inside its text, with any bytes changed', async () => {
    const whole = Buffer.from(
      mailSource({
        headers: ['Subject: =?utf-8?B?SGVsbG8=?='],
        text: 'plain https://a.example/',
        html: '<p>page <a href="https://b.example/">x</a></p>',
        files: [
          { name: 'a.txt', content: 'words https://c.example/' },
          { type: 'message/rfc822', content: mailSource({ html: '<b>inner</b>' }) },
        ],
      }),
    );
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 40 }), fc.nat(whole.length), async (changes, end) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        expectSound(await readMail({ bytes: bytes.subarray(0, end) }));
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same answer twice', async () => {
    await fc.assert(
      fc.asyncProperty(html, headers, async (page, lines) => {
        const content = mailSource({ headers: lines, html: page });
        expect(await readMail({ content })).toEqual(await readMail({ content }));
      }),
      { numRuns: 50 },
    );
  });
});
