import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../../testing/mail-case.ts';
import { attachmentDangerousType } from './attachment-dangerous-type.ts';

describe('attachment-dangerous-type', () => {
  it.each<[string, MailDraft]>([
    ['a program', { files: [{ name: 'invoice.exe' }] }],
    ['a program in capitals', { files: [{ name: 'INVOICE.EXE' }] }],
    ['a shortcut', { files: [{ name: 'Statement.lnk' }] }],
    ['an app for phones', { files: [{ name: 'Courier.apk' }] }],
    ['dots and spaces after the extension, which Windows drops', { files: [{ name: 'invoice.exe. . ' }] }],
    [
      'a program under the name of a document',
      { files: [{ name: 'invoice.pdf', read: { actualType: 'executable' } }] },
    ],
    [
      'a program inside an archive',
      { files: [{ name: 'docs.zip', read: { actualType: 'zip', entries: ['readme.txt', 'a/scan.js'] } }] },
    ],
  ])('fires on %s', async (_, draft) => {
    expect(attachmentDangerousType.run(await mailCaseOf(draft))).toMatchObject({
      type: 'attachment-dangerous-type',
      score: expect.any(Number),
    });
  });

  it('says where in an archive it is, and does not let a name reverse the sentence', async () => {
    const packed = await mailCaseOf({ files: [{ name: 'docs.zip', read: { entries: ['scan.js'] } }] });
    expect(attachmentDangerousType.run(packed)?.description).toContain('scan.js (inside docs.zip)');
    const turned = await mailCaseOf({ files: [{ name: 'annexe\u202efdp.exe' }] });
    expect(attachmentDangerousType.run(turned)?.description).toContain('annexe▯fdp.exe is a file');
  });

  it.each<[string, MailDraft]>([
    ['an invoice as people send it', { files: [{ name: 'invoice.pdf', read: { actualType: 'pdf' } }] }],
    [
      'photos in an archive',
      { files: [{ name: 'photos.zip', read: { actualType: 'zip', entries: ['1.jpg', '2.jpg'] } }] },
    ],
    [
      'a forwarded message, which is named after its subject',
      {
        files: [
          {
            name: 'Welcome to Booking.com',
            type: 'message/rfc822',
            content:
              'From: Booking.com <noreply@booking.com>\r\nSubject: Welcome to Booking.com\r\n\r\nHello',
          },
        ],
      },
    ],
    [
      'a calendar invitation',
      { files: [{ name: 'invite.ics', type: 'text/calendar', read: { actualType: 'calendar' } }] },
    ],
    ['a logo in a signature', { files: [{ name: 'logo.png', type: 'image/png', isInline: true }] }],
    ['a signed message', { files: [{ name: 'smime.p7s', type: 'application/pkcs7-signature' }] }],
    ['an extension in the middle of a name', { files: [{ name: 'setup.exe screenshot.png' }] }],
    ['no attachment at all', { text: 'Please download invoice.exe from the intranet.' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(attachmentDangerousType.run(await mailCaseOf(draft))).toBeNull();
  });
});
