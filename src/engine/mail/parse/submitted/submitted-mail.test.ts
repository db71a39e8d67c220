import { describe, expect, it } from 'vitest';
import { readMail } from '../read-mail.ts';
import { mailSource } from '../testing/mail-source.ts';

const source = mailSource({
  headers: ['Subject: Your account', 'Date: Tue, 3 Mar 2026 10:00:00 +0000'],
  text: 'Please log in at https://evil.example/login\r\nThank you.',
});
const everyLine = (start: string) => source.replaceAll('\r\n', `\r\n${start}`).replace(/^/, start);
const asRead = {
  form: 'source',
  from: { name: 'Ana Silva', address: 'ana@example.org' },
  subject: 'Your account',
  links: [{ href: 'https://evil.example/login' }],
};
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));

describe('the source of a message', () => {
  it.each<[string, string]>([
    ['as it is', source],
    ['with a byte order mark', `\ufeff${source}`],
    ['below empty lines', `\r\n \r\n\n${source}`],
    ['below the line of an mbox', `From ana@example.org Tue Mar  3 10:00:00 2026\n${source}`],
    ['with a > before every line', everyLine('> ')],
    ['indented by a page it was copied from', everyLine('    ')],
    ['with line feeds only', source.replaceAll('\r\n', '\n')],
    ['with carriage returns only', source.replaceAll('\r\n', '\r')],
    ['with both', source.replace('\r\n', '\n')],
    ['with doubled carriage returns', source.replaceAll('\r\n', '\r\r\n')],
  ])('is recognised %s, as text and as a file', async (_, content) => {
    expect(await readMail({ content })).toMatchObject(asRead);
    expect(await readMail({ bytes: utf8(content) })).toMatchObject(asRead);
  });

  it('is recognised in UTF-16, as some editors save it', async () => {
    expect(await readMail({ bytes: utf16(source) })).toMatchObject(asRead);
  });

  it('is recognised when copying tore long header lines', async () => {
    const torn = source.replace(
      'Message-ID:',
      'Received: from mail.example.org\r\nby mx.example.com with ESMTPS\r\nMessage-ID:',
    );
    expect(await readMail({ content: torn })).toMatchObject(asRead);
  });

  it('keeps the declared character set of a file', async () => {
    const latin = Buffer.from(
      'From: Caf\xe9 <a@example.org>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nSu contrase\xf1a',
      'latin1',
    );
    const mail = await readMail({ bytes: latin });
    expect(mail.shown.text).toContain('Su contraseña');
    expect(mail.from?.name).toBe('Café');
  });

  it('does not decode twice what was copied as text', async () => {
    const content =
      'From: a@example.org\nMIME-Version: 1.0\nContent-Type: text/plain; charset=iso-8859-1\n\nSu contraseña';
    expect((await readMail({ content })).shown.text).toContain('Su contraseña');
    expect((await readMail({ bytes: utf8(content) })).shown.text).toContain('Su contraseña');
  });
});

describe('a body alone', () => {
  it.each([
    'Hello,\nplease pay.',
    'Note: the office is closed.\nSee you.',
    'Warning: your account: locked\n\nClick',
    'To: everybody\nWe meet at five.',
    'Date: Friday\nTime: 5pm\nPlace: here',
    'From: the bottom of my heart, thank you',
    'Q: why?\nA: because',
    'https://evil.example/x',
    'Re: the thing: is that: all?',
    'X: y',
  ])('stays a body: %j', async (content) => {
    const mail = await readMail({ content });
    expect(mail).toMatchObject({ form: 'body', from: null, subject: '' });
    expect(mail.shown.text.replace(/hxxps:\/\/evil\[\.\]example/, 'https://evil.example')).toBe(content);
  });

  it('is read from a file in Windows-1252', async () => {
    const bytes = Buffer.from('Su contrase\xf1a caduca \x80 10', 'latin1');
    expect((await readMail({ bytes })).shown.text).toBe('Su contraseña caduca € 10');
  });

  it('takes sender and subject from what the person typed', async () => {
    const mail = await readMail({ content: 'Hello', sender: 'Ana <a@example.org>', subject: 'Hi' });
    expect(mail).toMatchObject({
      form: 'body',
      from: { name: 'Ana', address: 'a@example.org' },
      subject: 'Hi',
    });
  });
});

describe('header lines copied from a screen', () => {
  it.each([
    [
      'Outlook, English',
      'From: PayPal <a@evil.example>\nSent: Tuesday, March 3, 2026 10:21 AM\nTo: Me <me@example.com>\nSubject: Hello',
    ],
    [
      'Outlook, German',
      'Von: PayPal <a@evil.example>\nGesendet: Dienstag, 3. März 2026 10:21\nAn: Ich <me@example.com>\nBetreff: Hello',
    ],
    [
      'Outlook, French',
      'De : PayPal <a@evil.example>\nEnvoyé : mardi 3 mars 2026 10:21\nÀ : moi <me@example.com>\nObjet : Hello',
    ],
    [
      'Outlook, Spanish',
      'De: PayPal <a@evil.example>\nEnviado el: martes, 3 de marzo de 2026\nPara: Yo <me@example.com>\nAsunto: Hello',
    ],
    [
      'Outlook, Italian',
      'Da: PayPal <a@evil.example>\nInviato: martedì 3 marzo 2026\nA: Io <me@example.com>\nOggetto: Hello',
    ],
    [
      'Outlook, Portuguese',
      'De: PayPal <a@evil.example>\nEnviada em: terça-feira, 3 de março\nPara: Eu <me@example.com>\nAssunto: Hello',
    ],
    [
      'Outlook, older',
      'From: PayPal [mailto:a@evil.example]\nSent: Tuesday\nTo: me@example.com\nSubject: Hello',
    ],
    [
      'Apple Mail',
      'From: PayPal <a@evil.example>\nSubject: Hello\nDate: 3 March 2026 at 10:21:00 CET\nTo: me@example.com',
    ],
    [
      'Apple Mail, German',
      'Von: PayPal <a@evil.example>\nBetreff: Hello\nDatum: 3. März 2026\nAn: me@example.com\nAntwort an: b@evil.example',
    ],
    [
      'Gmail’s details',
      'from:\tPayPal <a@evil.example>\nto:\tme@example.com\ndate:\tMar 3, 2026, 10:21 AM\nsubject:\tHello\nmailed-by:\tevil.example\nsigned-by:\tevil.example\nsecurity:\tStandard encryption (TLS) Learn more',
    ],
    ['a table copied line by line', 'From:\nPayPal <a@evil.example>\nTo:\nme@example.com\nSubject:\nHello'],
    [
      'bold as asterisks',
      '*From:* PayPal <a@evil.example>\n*Sent:* Tuesday\n*To:* me@example.com\n*Subject:* Hello',
    ],
    [
      'below "Forwarded message"',
      '---------- Forwarded message ---------\nFrom: PayPal <a@evil.example>\nDate: Tue, Mar 3, 2026\nSubject: Hello\nTo: <me@example.com>',
    ],
    [
      'below "Original Message"',
      '-----Original Message-----\r\nFrom: PayPal <a@evil.example>\r\nTo: me@example.com\r\nSubject: Hello',
    ],
  ])('are read from %s, with or without an empty line below', async (_, head) => {
    for (const gap of ['\n\n', '\n']) {
      const mail = await readMail({ content: `${head}${gap}Dear customer, your account is locked.` });
      expect(mail).toMatchObject({
        form: 'headers-and-body',
        from: { name: 'PayPal', address: 'a@evil.example' },
        subject: 'Hello',
        to: [{ address: 'me@example.com' }],
      });
      expect(mail.shown.text.slice(mail.shown.bodyStart)).toBe('Dear customer, your account is locked.');
    }
  });

  it('may be a subject alone above an empty line', async () => {
    const mail = await readMail({ content: 'Subject: Hello\n\nDear customer' });
    expect(mail).toMatchObject({ form: 'headers-and-body', subject: 'Hello', from: null });
  });

  it('end where the text begins, even where that has a colon too', async () => {
    const { shown } = await readMail({
      content: 'From: a@evil.example\nSubject: Hello\nAmount: 500\nPlease: pay',
    });
    expect(shown.text.slice(shown.bodyStart)).toBe('Amount: 500\nPlease: pay');
  });

  it('win over what the person typed, which fills what they lack', async () => {
    const mail = await readMail({
      content: 'From: PayPal\nSubject: \n\nDear customer',
      sender: 'a@evil.example',
      subject: 'typed',
    });
    expect(mail).toMatchObject({ from: { name: 'PayPal', address: 'a@evil.example' }, subject: 'typed' });
    const full = await readMail({ content: source, sender: 'x@other.example', subject: 'other' });
    expect(full).toMatchObject(asRead);
  });
});

it('reads a page that was pasted or sent as plain text as a page', async () => {
  const mail = await readMail({
    content: '<html><body>Hi <a href="https://evil.example/x">here</a></body></html>',
  });
  expect(mail.html).not.toBeNull();
  expect(mail.links).toMatchObject([{ href: 'https://evil.example/x', words: 'here' }]);
});
