import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../../testing/mail-case.ts';
import { attachmentDoubleExtension } from './attachment-double-extension.ts';

describe('attachment-double-extension', () => {
  it.each<[string, MailDraft]>([
    ['a page that calls itself a PDF', { files: [{ name: 'invoice.pdf.html' }] }],
    ['capitals', { files: [{ name: 'Invoice.PDF.EXE' }] }],
    ['spaces between the extensions', { files: [{ name: 'invoice.pdf            .exe' }] }],
    [
      'an extension far to the right, inside an archive',
      { files: [{ name: 'docs.zip', read: { entries: ['holiday                    .scr'] } }] },
    ],
    ['a reversed name', { files: [{ name: 'annexe\u202efdp.exe' }] }],
    ['a name inside an archive', { files: [{ name: 'docs.zip', read: { entries: ['order.docx.js'] } }] }],
  ])('fires on %s', async (_, draft) => {
    expect(attachmentDoubleExtension.run(await mailCaseOf(draft))).toMatchObject({
      type: 'attachment-double-extension',
      score: expect.any(Number),
    });
  });

  it('shows the control character that reverses a name', async () => {
    const finding = attachmentDoubleExtension.run(
      await mailCaseOf({ files: [{ name: 'annexe\u202efdp.exe' }] }),
    );
    expect(finding?.description).toBe(
      '“annexe▯fdp.exe” looks like one kind of file and is another. This alone proves the deception.',
    );
  });

  it.each([
    ['annexe\u202efdp.exe', 'proof'],
    ['Invoice.PDF.EXE', 'proof'],
    ['invoice.pdf            .scr', 'proof'],
    ['invoice.xlsx.wsf', 'proof'],
    ['invoice.pdf.html', 'strong'],
    ['\u202bتقرير.pdf', 'weak'],
  ])('is as certain of %j as %s', async (name, certainty) => {
    expect(attachmentDoubleExtension.run(await mailCaseOf({ files: [{ name }] }))).toMatchObject({
      certainty,
    });
  });

  it.each<[string, MailDraft]>([
    ['a plain PDF', { files: [{ name: 'invoice.pdf' }] }],
    ['a PDF that a Mac has packed', { files: [{ name: 'invoice.pdf.zip' }] }],
    ['an export of a reporting tool', { files: [{ name: 'report_2026-11.csv.zip' }] }],
    ['a packed folder on Linux', { files: [{ name: 'photos.tar.gz' }] }],
    ['a signed invoice as Italian offices send it', { files: [{ name: 'fattura.pdf.p7m' }] }],
    ['a document that was saved as PDF', { files: [{ name: 'contract.docx.pdf' }] }],
    ['dots in a name', { files: [{ name: 'Minutes 12.11.2026 v1.2.docx' }] }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(attachmentDoubleExtension.run(await mailCaseOf(draft))).toBeNull();
  });
});
