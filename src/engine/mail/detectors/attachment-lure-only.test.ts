import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, visited } from '../../testing/mail-case.ts';
import { attachmentLureOnly } from './attachment-lure-only.ts';

const letter =
  'Dear Mr Miller, thank you for your order of the fourth of November. We have delivered the three oak shelves and the ' +
  'ladder to your address in Canterbury, where your neighbour Mrs Jones signed for them. You will find our invoice ' +
  'attached; please pay it within two weeks. Kind regards, Tom Baker, Oak and Sons.';

describe('attachment-lure-only', () => {
  it.each<[string, MailDraft]>([
    ['an invoice without a word', { text: 'See attached.', files: [{ name: 'Invoice_88213.pdf' }] }],
    ['a purchase order', { text: 'Kindly confirm.', files: [{ name: 'PO-4471.docx' }] }],
    ['the same in German', { text: 'Anbei.', files: [{ name: 'Rechnung.zip' }] }],
    ['a voice message that is a page', { text: '', files: [{ name: 'Voice-0312.htm' }] }],
  ])('fires on %s', async (_, draft) => {
    expect(attachmentLureOnly.run(await mailCaseOf(draft))).toMatchObject({
      type: 'attachment-lure-only',
      score: expect.any(Number),
    });
  });

  it.each<[string, MailDraft]>([
    ['an invoice with a proper letter', { text: letter, files: [{ name: 'Invoice_88213.pdf' }] }],
    [
      'a receipt from a well-known shop',
      {
        from: 'Tea Shop <orders@teashop.example>',
        text: 'Thank you.',
        files: [{ name: 'Invoice.pdf' }],
        facts: visited('teashop.example'),
      },
    ],
    [
      'a reply that quotes the question',
      {
        subject: 'Re: Contract',
        headers: ['In-Reply-To: <2@example.net>'],
        text: 'Here it is.\n\n> Could you send me the contract?',
        files: [{ name: 'Contract.pdf' }],
      },
    ],
    ['holiday pictures from a friend', { text: 'Look!', files: [{ name: 'beach.jpg' }] }],
    [
      'a picture inside the text, whatever it is called',
      { text: 'Hi', files: [{ name: 'invoice-logo.pdf', isInline: true }] },
    ],
    ['a menu', { text: 'For Sunday.', files: [{ name: 'menu.pdf' }] }],
    ['no file', { text: 'Did you get the invoice?' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(attachmentLureOnly.run(await mailCaseOf(draft))).toBeNull();
  });
});
