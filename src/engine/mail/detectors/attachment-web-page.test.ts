import { describe, expect, it } from 'vitest';
import { type DraftFile, mailCaseOf } from '../../testing/mail-case.ts';
import { attachmentWebPage } from './attachment-web-page.ts';

const found = async (file: DraftFile) => attachmentWebPage.run(await mailCaseOf({ files: [file] }));

describe('attachment-web-page', () => {
  it.each<[string, DraftFile, string]>([
    [
      'a sign-in page',
      { name: 'Remittance.html', read: { actualType: 'html', hasPasswordField: true } },
      'asks for a password',
    ],
    [
      'a page that builds a file',
      { name: 'doc.xhtml', read: { actualType: 'html', hasScript: true, smuggling: ['a blob'] } },
      'builds a hidden file',
    ],
    ['a page with a program', { name: 'Scan.HTM', read: { hasScript: true } }, 'contains a program'],
    ['a drawing with a program', { name: 'voice.svg', read: { hasScript: true } }, 'contains a program'],
    ['a plain page', { name: 'report.html' }, 'opens outside the mail program'],
    [
      'a sign-in page under another name',
      { name: 'secure.dat', read: { actualType: 'html', hasPasswordField: true } },
      'asks for a password',
    ],
    [
      'a drawing inside the text that carries a program',
      { name: 'logo.svg', isInline: true, read: { hasScript: true } },
      'contains a program',
    ],
  ])('fires on %s', async (_, file, words) => {
    expect(await found(file)).toMatchObject({
      type: 'attachment-web-page',
      score: expect.any(Number),
      description: expect.stringContaining(words),
    });
  });

  it('counts a page that asks for a password most, a plain one least', async () => {
    const asking = await found({ name: 'a.html', read: { hasPasswordField: true } });
    const running = await found({ name: 'a.html', read: { hasScript: true } });
    const plain = await found({ name: 'a.html' });
    expect(asking?.score).toBe(attachmentWebPage.points);
    expect(running?.score).toBeLessThan(attachmentWebPage.points);
    expect(plain?.score).toBeLessThan(running?.score ?? 0);
  });

  it.each<[string, DraftFile]>([
    ['an invoice as PDF', { name: 'invoice.pdf', read: { actualType: 'pdf' } }],
    ['the logo of a company, drawn', { name: 'logo.svg', isInline: true, read: { actualType: 'svg' } }],
    [
      'the formatted part of a message',
      { name: 'part-2.html', isInline: true, read: { actualType: 'html' } },
    ],
    ['an address card', { name: 'ana.vcf', type: 'text/vcard' }],
    ['an invitation', { name: 'invite.ics', type: 'text/calendar', read: { actualType: 'calendar' } }],
    ['an archive of a web site', { name: 'site.html.zip', read: { actualType: 'zip' } }],
    [
      'a form in a PDF that asks for a password',
      { name: 'form.pdf', read: { actualType: 'pdf', hasPasswordField: true } },
    ],
  ])('stays quiet on %s', async (_, file) => {
    expect(await found(file)).toBeNull();
  });
});
