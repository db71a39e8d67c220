import { gzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFile } from '../testing/zip-file.ts';
import { actualType } from './actual-type.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const at = (offset: number, text: string) => {
  const file = new Uint8Array(offset + 4096);
  file.set(bytes(text), offset);
  return file;
};

it.each<[string, string, Uint8Array]>([
  ['zip', 'a.pdf', zipFile({ 'a.txt': 'x' })],
  ['office-zip', 'a.zip', zipFile({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' })],
  ['rar', 'a.pdf', bytes('Rar!\x1a\x07\x01\x00')],
  ['7z', 'a.pdf', bytes("7z\xbc\xaf'\x1c\x00\x04")],
  ['gzip', 'a.pdf', gzipSync(bytes('x'))],
  ['pdf', 'a.txt', bytes('junk before %PDF-1.7')],
  ['office-old', 'a.txt', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['rtf', 'a.doc', bytes('{\\rtf1 x}')],
  ['executable', 'invoice.pdf', bytes('MZ\x90\x00')],
  ['executable', 'a', bytes('\x7fELF')],
  ['shortcut', 'a.pdf', bytes('L\x00\x00\x00\x01\x14\x02\x00\x00')],
  ['shortcut', 'a.url', bytes('[InternetShortcut]\r\nURL=https://a.example/')],
  ['disk-image', 'a.pdf', at(0x8001, 'CD001')],
  ['onenote', 'a.one', bytes('\xe4R\\{\x8c\xd8\xa7M')],
  ['image', 'a.pdf', bytes('\x89PNG\r\n')],
  ['image', 'a.pdf', bytes('RIFF\x00\x00\x00\x00WEBPVP8 ')],
  ['html', 'a.pdf', bytes('\xef\xbb\xbf <!DOCTYPE html><html>')],
  ['html', 'a.htm', bytes('hello <b>there</b> <a href=x>y</a>')],
  ['svg', 'a.pdf', bytes('<?xml version="1.0"?><svg xmlns="x">')],
  ['message', 'a.pdf', bytes('Received: from a\r\nFrom: b\r\nSubject: c\r\n\r\nd')],
  ['calendar', 'a.pdf', bytes('BEGIN:VCALENDAR\r\n')],
  ['script', 'a.js', bytes('WScript.Echo(1)')],
  ['script', 'a', bytes('#!/bin/sh\n')],
  ['text', 'a.pdf', bytes('just words')],
  ['text', 'a.txt', bytes('BM is how this text begins, and it goes on for a while')],
])('knows %s whatever the file is called (%s)', (type, name, content) => {
  expect(actualType(content, name)).toBe(type);
});

it('is null where the bytes say nothing', () => {
  expect(actualType(new Uint8Array(), 'a.pdf')).toBeNull();
  expect(
    actualType(
      Uint8Array.from({ length: 200 }, (_, i) => (i * 37) % 256),
      'a.pdf',
    ),
  ).toBeNull();
});
