import { describe, expect, it } from 'vitest';
import { openMime } from './open-mime.ts';

const lines = (...all: string[]) => all.join('\r\n');
const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const open = (...all: string[]) => openMime(lines(...all), 'source');

describe('header fields', () => {
  it('are unfolded and decoded, and the first of two counts', () => {
    const mail = open(
      'From: =?utf-8?B?UGF5UGFs?= <a@evil.example>',
      'From: other@example.org',
      'Subject: =?iso-8859-1?Q?Contrase=F1a?=',
      ' =?utf-8?Q?_caducada?=',
      'X-Long: one',
      '\ttwo',
      'broken line without colon',
      'To: Team: a@example.org, b@example.org;, "C, D" <c@example.org>',
      'Return-Path: <>',
      '',
      'body',
    );
    expect(mail).toMatchObject({
      from: { name: 'PayPal', address: 'a@evil.example' },
      subject: 'Contraseña caducada',
      returnPath: { address: '' },
      to: [{ address: 'a@example.org' }, { name: 'C, D', address: 'c@example.org' }],
      text: 'body',
    });
    expect(mail.headers.find(({ key }) => key === 'x-long')?.value).toBe('one\ttwo');
  });

  it('keep letters whose last byte looks like a space', () => {
    expect(openMime('Subject: voilà\r\nMIME-Version: 1.0\r\n\r\nx', 'source').subject).toBe('voilà');
  });

  it('are null or empty where they are absent', () => {
    expect(open('', 'body')).toMatchObject({
      from: null,
      returnPath: null,
      subject: null,
      date: null,
      to: [],
    });
  });
});

describe('texts', () => {
  it.each([
    ['quoted-printable', 'Contrase=F1a =\r\nnueva=20', 'Contraseña nueva '],
    ['quoted-printable', 'a = b =ZZ =', 'a = b =ZZ '],
    ['base64', 'Q29udHJhc2XxYQ==', 'Contraseña'],
    ['BASE64', 'Q29u\r\ndHJh\r\n c2XxYQ', 'Contraseña'],
    ['8bit', 'plain', 'plain'],
    ['(comment) "base64"', 'Q29udHJhc2XxYQ==', 'Contraseña'],
  ])('are decoded from %s', (encoding, body, text) => {
    const mail = open(
      'Content-Type: text/plain; charset=iso-8859-1',
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
    );
    expect(mail.text).toBe(text);
  });

  it.each([
    ['windows-1251', '\xcf\xf0\xe8\xe2\xe5\xf2', 'Привет'],
    ['shift_jis', '\x93\xfa\x96{', '日本'],
    ['cp932', '\x93\xfa\x96{', '日本'],
    ['utf-8', '\xe2\x82\xac', '€'],
    ['us-ascii', '\xe2\x82\xac', '€'],
    ['no-such-thing', '\x80', '€'],
    ['', '\xe2\x82\xac', '€'],
  ])('are read in the character set %s', (charset, bytes, text) => {
    expect(
      openMime(latin(lines(`Content-Type: text/plain; charset="${charset}"`, '', bytes)), 'source').text,
    ).toBe(text);
  });

  it('in two forms are one text, and several are shown one below the other', () => {
    const mail = open(
      'Content-Type: multipart/mixed; boundary="o"',
      '',
      'preamble',
      '--o',
      'Content-Type: multipart/alternative; boundary=i',
      '',
      '--i',
      '',
      'plain one',
      '--i',
      'Content-Type: text/html',
      '',
      '<b>page one</b>',
      '--i--',
      'ignored',
      '--o',
      'Content-Type: text/plain',
      '',
      'a & b',
      '--o--',
      'epilogue',
    );
    expect(mail.html).toBe('<b>page one</b>\n<pre>a &amp; b</pre>');
    expect(mail.text).toBe('plain one\na & b');
    expect(mail.files).toEqual([]);
  });

  it('are divided only by lines that are the boundary', () => {
    const mail = open(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'one --b',
      '--bc',
      '--b --',
      'two',
      '--b-- \t',
      'not a part',
    );
    expect(mail.text).toBe('one --b\r\n--bc\r\n--b --\r\ntwo');
  });

  it('flow over lines that end in a space', () => {
    expect(open('Content-Type: text/plain; format=flowed', '', 'one ', 'line', 'two', '-- ', 'me').text).toBe(
      'one line\ntwo\n-- \nme',
    );
    expect(
      open('Content-Type: text/plain; format=flowed; delsp=yes', '', 'https://a.example/long ', '-path').text,
    ).toBe('https://a.example/long-path');
  });

  it.each([
    ['without a boundary', 'Content-Type: multipart/mixed'],
    ['with a boundary that never comes', 'Content-Type: multipart/mixed; boundary="nowhere"'],
    ['of an unknown kind', 'Content-Type: nonsense'],
  ])('of a message %s are what stands there', (_, header) => {
    expect(open(header, '', 'Please pay at https://evil.example/').text).toBe(
      'Please pay at https://evil.example/',
    );
  });

  it('are found where copying tore the boundary from its header', () => {
    const mail = open(
      'Content-Type: multipart/mixed;',
      'boundary="torn-off-1"',
      '',
      '--torn-off-1',
      'Content-Type: text/html',
      '',
      '<p>x</p>',
      '--torn-off-1--',
    );
    expect(mail.html).toBe('<p>x</p>');
  });
});

describe('files', () => {
  const name = (...header: string[]) =>
    open(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      '',
      'text',
      '--b',
      ...header,
      '',
      'content',
      '--b--',
    ).files[0]?.name;

  it.each([
    [['Content-Type: application/pdf; name="a.pdf"'], 'a.pdf'],
    [
      ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename=Invoice(1).pdf'],
      'Invoice(1).pdf',
    ],
    [
      [
        'Content-Type: application/pdf',
        "Content-Disposition: attachment; filename*=UTF-8''%E2%82%AC%20rates.pdf",
      ],
      '€ rates.pdf',
    ],
    [
      [
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename*0*=UTF-8\'\'inv%6Fice; filename*1=".pd"; filename*2=f',
      ],
      'invoice.pdf',
    ],
    [
      [
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="=?utf-8?B?ZXZpbC5leGU=?="',
      ],
      'evil.exe',
    ],
    [
      [
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="a;b\\"c.pdf"; filename="second"',
      ],
      'a;b"c.pdf',
    ],
    [['Content-Type: application/pdf'], ''],
  ])('are named %j', (header, expected) => {
    expect(name(...header)).toBe(expected);
  });

  it('are distinguished from texts', () => {
    const mail = open(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>body</p>',
      '--b',
      'Content-Type: text/html; name="page.html"',
      'Content-Disposition: inline',
      '',
      '<p>a file</p>',
      '--b',
      'Content-Type: text/plain',
      'Content-Disposition: attachment; filename="notes.txt"',
      '',
      'notes',
      '--b',
      'Content-Type: image/png',
      'Content-ID: <1>',
      '',
      'png',
      '--b--',
    );
    expect(mail.html).toBe('<p>body</p>');
    expect(mail.files.map(({ name, mimeType, isInline }) => [name, mimeType, isInline])).toEqual([
      ['page.html', 'text/html', true],
      ['notes.txt', 'text/plain', false],
      ['', 'image/png', true],
    ]);
  });
});
