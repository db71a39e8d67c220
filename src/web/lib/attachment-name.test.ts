import { expect, it } from 'vitest';
import { attachmentName } from './attachment-name.ts';

it.each([
  ['attachment; filename="security-report-2026-11-15.html"', 'security-report-2026-11-15.html'],
  ['attachment; filename=report.html', 'report.html'],
  ['attachment; filename="old.html"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.html', 'résumé.html'],
  ['attachment; filename="a \\"b\\".html"', 'a "b".html'],
  ['attachment; filename="kept.html"; filename*=UTF-8\'\'%E0%A4%A', 'kept.html'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\x.html"', 'x.html'],
  ['attachment; filename="report\u202elmth.exe"', 'reportlmth.exe'],
])('reads %s', (header, name) => {
  expect(attachmentName(header)).toBe(name);
});

it.each([null, '', 'attachment', 'attachment; filename=""', 'attachment; filename=".."', 'inline; name="x"'])(
  'finds no name in %s',
  (header) => {
    expect(attachmentName(header)).toBeNull();
  },
);
