import { describe, expect, it } from 'vitest';
import { kindOfAddress, recogniseContents } from './recognise.ts';

const contents = (text: string | Uint8Array, name: string) => recogniseContents(Buffer.from(text), name);

describe('what a file is', () => {
  const mail = 'Received: from a\r\nFrom: a@a.example\r\nSubject: x\r\n\r\nHello';
  it.each([
    ['mail', mail, 'a.eml'],
    ['mail', mail, 'message'],
    ['mail', mail, '-'],
    ['mail', `\ufeff${mail}`, 'a.txt'],
    ['mail', 'Dear customer, your account is locked.', 'pasted.txt'],
    ['mail', 'Dear customer, your account is locked.', '-'],
    ['mail', Buffer.from('\ufeffFrom: a@a.example\n\nHello', 'utf16le'), 'a.eml'],
    ['mbox', `From a@a.example Thu Nov 19 01:40:37 2026\n${mail}`, 'inbox'],
    ['mbox', `From a@a.example Thu Nov 19 01:40:37 2026\n${mail}`, '-'],
    ['list', 'https://a.example/\n# comment\nb.example\n', 'links.txt'],
    ['list', 'https://a.example/\n', '-'],
    ['document', '# Title\n\nSee https://a.example/', 'README.md'],
    ['document', '<p>From: here</p>', 'page.html'],
    ['document', 'note: this is no message\n', 'notes.yaml'],
  ])('%s', (kind, text, name) => {
    expect(contents(text, name)).toEqual({ kind });
  });

  it.each([
    ['nothing', '', 'a.eml'],
    ['noise', Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 151 + (i >> 3)) % 256)), 'a.eml'],
    ['zeros', Buffer.alloc(4096), 'a.mbox'],
    ['a document of another program', '%PDF-1.7\n', 'a.pdf'],
    ['a picture', Buffer.from('\x89PNG\r\n', 'latin1'), 'a.png'],
    ['an archive', Buffer.from('PK\x03\x04', 'latin1'), 'a.zip'],
    ['no Outlook message', mail, 'a.msg'],
  ])('%s is none', (_, text, name) => {
    expect(contents(text, name)).toHaveProperty('problem');
  });
});

describe('what was typed', () => {
  it.each([
    ['https://a.example/x', 'url'],
    ['hxxps://a[.]example/x', 'url'],
    ['a.example/x', 'url'],
    ['a.example:8080', 'url'],
    ['javascript:alert(1)', 'url'],
    ['a.example', 'domain'],
    ['evil[.]example', 'domain'],
    ['bücher.example', 'domain'],
    ['xn--bcher-kva.example', 'domain'],
    ['192.0.2.1', 'domain'],
    ['2001:db8::1', 'domain'],
    ['word', null],
    ['two words', null],
    ['./a.eml', null],
    ['/etc/passwd', null],
  ])('%s: %s', (text, kind) => {
    expect(kindOfAddress(text)).toBe(kind);
  });
});
