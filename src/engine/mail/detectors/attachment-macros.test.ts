import { describe, expect, it } from 'vitest';
import { type DraftFile, mailCaseOf } from '../../testing/mail-case.ts';
import { attachmentMacros } from './attachment-macros.ts';

const found = async (file: DraftFile) => attachmentMacros.run(await mailCaseOf({ files: [file] }));

describe('attachment-macros', () => {
  it.each<[string, DraftFile]>([
    ['a document made for macros', { name: 'invoice.docm' }],
    ['capitals', { name: 'PRICES.XLSM' }],
    ['macros in an old document', { name: 'invoice.doc', read: { hasMacros: true } }],
    ['macros without a name', { name: '', read: { hasMacros: true, name: '' } }],
    ['a PDF with a script', { name: 'form.pdf', read: { actualType: 'pdf', hasScript: true } }],
  ])('fires on %s', async (_, file) => {
    expect(await found(file)).toMatchObject({ type: 'attachment-macros', score: expect.any(Number) });
  });

  it('names macros in documents and a script in a PDF', async () => {
    expect((await found({ name: 'a.docm' }))?.description).toContain('“Enable content”');
    const pdf = await found({ name: 'form.pdf', read: { actualType: 'pdf', hasScript: true } });
    expect(pdf?.description).toContain('form.pdf contains a script');
    expect(pdf?.description).not.toContain('macros');
  });

  it('counts a PDF less: tax forms check what is typed with a script', async () => {
    const pdf = await found({ name: 'form.pdf', read: { actualType: 'pdf', hasScript: true } });
    expect(pdf?.score).toBeLessThan(attachmentMacros.points);
  });

  it.each<[string, DraftFile]>([
    ['a document without macros', { name: 'letter.docx', read: { actualType: 'office-zip' } }],
    ['an old workbook without macros', { name: 'prices.xls', read: { actualType: 'office-old' } }],
    ['a ticket as PDF', { name: 'ticket.pdf', read: { actualType: 'pdf' } }],
    [
      'a page, which another detector looks at',
      { name: 'a.html', read: { actualType: 'html', hasScript: true } },
    ],
    ['a name that only begins so', { name: 'xlsm-handbook.pdf' }],
  ])('stays quiet on %s', async (_, file) => {
    expect(await found(file)).toBeNull();
  });
});
