import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, visited } from '../../testing/mail-case.ts';
import { attachmentQrCode } from './attachment-qr-code.ts';

describe('attachment-qr-code', () => {
  it.each<[string, MailDraft]>([
    [
      'a code that leads to an unknown site',
      { text: 'Scan to keep your mailbox.', qrCodes: ['https://mfa-renew.example/x'] },
    ],
    [
      'a code that leads to the host of an unknown sender',
      { from: 'HR <hr@payroll-update.example>', qrCodes: ['https://payroll-update.example/x'] },
    ],
  ])('fires on %s', async (_, draft) => {
    expect(attachmentQrCode.run(await mailCaseOf(draft))).toMatchObject({
      type: 'attachment-qr-code',
      score: attachmentQrCode.points,
    });
  });

  it('counts less for a well-known site', async () => {
    const finding = attachmentQrCode.run(
      await mailCaseOf({ qrCodes: ['https://survey.example/x'], facts: visited('survey.example') }),
    );
    expect(finding?.score).toBeLessThan(attachmentQrCode.points);
  });

  it('names where it leads without a link to click', async () => {
    const finding = attachmentQrCode.run(await mailCaseOf({ qrCodes: ['https://mfa-renew.example/x'] }));
    expect(finding?.description).toBe('A QR code in the message leads to mfa-renew[.]example.');
  });

  it.each<[string, MailDraft]>([
    [
      'a ticket of a theatre that many people visit',
      {
        from: 'Opera <tickets@opera.example>',
        qrCodes: ['https://opera.example/t/1'],
        facts: visited('opera.example'),
      },
    ],
    ['a parcel label that leads to the parcel service', { qrCodes: ['https://www.dhl.com/track?id=1'] }],
    ['a request to pay with PayPal', { qrCodes: ['https://www.paypal.com/qrcodes/p2pqrc/1'] }],
    ['the same address as an ordinary link', { text: 'https://mfa-renew.example/x' }],
    ['a picture without a code', { files: [{ name: 'poster.png', type: 'image/png', isInline: true }] }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(attachmentQrCode.run(await mailCaseOf(draft))).toBeNull();
  });
});
