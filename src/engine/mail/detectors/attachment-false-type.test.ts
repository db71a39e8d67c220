import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import type { ActualType } from '../parse/parsed-mail.ts';
import { attachmentFalseType } from './attachment-false-type.ts';

const found = async (name: string, actualType: ActualType | null) =>
  attachmentFalseType.run(await mailCaseOf({ files: [{ name, read: { actualType } }] }));

describe('attachment-false-type', () => {
  it.each([
    ['a PDF that is a web page', 'invoice.pdf', 'html'],
    ['a PDF that is a program', 'Invoice.PDF', 'executable'],
    ['a picture that is an archive', 'photo.jpg', 'zip'],
    ['a workbook that is a web page', 'prices.xlsx', 'html'],
  ] as const)('fires on %s', async (_, name, actualType) => {
    expect(await found(name, actualType)).toMatchObject({
      type: 'attachment-false-type',
      score: expect.any(Number),
    });
  });

  it('says what it is in words people use', async () => {
    expect((await found('photo.jpg', 'executable'))?.description).toBe(
      'photo.jpg is not what its name says: its content is a program.',
    );
    expect((await found('photo.jpg', 'calendar'))?.description).toContain('its content is something else.');
  });

  it.each([
    ['a PDF that is one', 'invoice.pdf', 'pdf'],
    ['a picture in a different format from its name', 'photo.jpg', 'image'],
    ['a document locked with a password, which is packed the old way', 'payslip.docx', 'office-old'],
    ['a truncated file of no known kind', 'invoice.pdf', null],
    ['a bounce that replaced the file with a note', 'invoice.pdf', 'text'],
    ['a log in HTML', 'log.txt', 'html'],
    ['an unknown extension', 'drawing.dwg', 'zip'],
  ] as const)('stays quiet on %s', async (_, name, actualType) => {
    expect(await found(name, actualType)).toBeNull();
  });
});
