import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { serviceCarriesLure } from './service-carries-lure.ts';

const paypal = 'PayPal <service@paypal.com>';

describe('service-carries-lure', () => {
  it.each<[string, MailDraft, string]>([
    [
      'a number in the note of an invoice',
      {
        from: paypal,
        text: 'Billing Desk sent you an invoice for $499.99.\n\nIf you did not order it, call +1 (888) 555-0142 now.',
      },
      '+1 (888) 555-0142',
    ],
    [
      'a document that is a bill',
      {
        from: 'DocuSign <dse@docusign.net>',
        text: 'Billing sent you a document.\n\nYour renewal of 349 USD is done. Toll free: 1-888-555-0142 to cancel.',
      },
      '1-888-555-0142',
    ],
    [
      'a form in Spanish',
      {
        from: 'Google Forms <forms-receipts-noreply@google.com>',
        text: 'Soporte le ha enviado un formulario. Se han cobrado 399 EUR. Llámenos al 900 123 456 para un reembolso.',
      },
      '900 123 456',
    ],
    [
      'the service’s name in another country',
      {
        from: 'service@paypal.de',
        text: 'Die Abteilung hat Ihnen eine Rechnung gesendet. Wenn Sie das nicht veranlasst haben, rufen Sie sofort an: 0800 555 0199.',
      },
      '0800 555 0199',
    ],
    [
      'a third company that answers from a free mailbox',
      {
        from: 'DocuSign <dse@docusign.net>',
        replyTo: 'santander.desk@gmail.com',
        text: 'Your Santander account needs your signature.',
      },
      'Santander',
    ],
  ])('fires on %s', async (_, draft, marked) => {
    const input = await mailCaseOf(draft);
    const finding = serviceCarriesLure.run(input);
    expect(finding).toMatchObject({ type: 'service-carries-lure', score: expect.any(Number) });
    expect(finding?.description).toContain('really sent this');
    expect(markedIn(input, finding)).toEqual([marked]);
  });

  it('counts a third company less than a number to call', async () => {
    const input = await mailCaseOf({
      from: 'DocuSign <dse@docusign.net>',
      replyTo: 'santander.desk@gmail.com',
      text: 'Your Santander account needs your signature.',
    });
    expect(serviceCarriesLure.run(input)?.score).toBeLessThan(serviceCarriesLure.points);
  });

  it.each<[string, MailDraft]>([
    [
      'a plain receipt',
      { from: paypal, text: 'You paid 12.00 EUR to Tea Shop. Transaction 8AB12345CD678901E.' },
    ],
    [
      'a number to dial into a meeting',
      { from: 'Zoom <no-reply@zoom.us>', text: 'Dial +1 646 555 0100, meeting 912 3456 7890.' },
    ],
    [
      'a number without any money',
      { from: 'Ana via DocuSign <dse@docusign.net>', text: 'Questions? Call me: +44 20 7946 0000.' },
    ],
    ['the number of an order', { from: paypal, text: 'Order 1234567890 was paid: 12 EUR.' }],
    [
      'the same words from an ordinary sender, which other detectors read',
      { from: 'a@example.org', text: 'You were charged $499.99. Call +1 (888) 555-0142 now.' },
    ],
    [
      'an invoice with the number of the shop',
      {
        from: 'Tea Shop <invoice+statements@stripe.com>',
        replyTo: 'hello@teashop.example',
        text: 'We tried to charge your card $48.00. Questions? Call us at +44 117 496 0012.',
      },
    ],
    [
      'a bank that has its customers sign',
      {
        from: 'DocuSign <dse@docusign.net>',
        replyTo: 'mortgages@santander.co.uk',
        text: 'Your Santander account needs your signature.',
      },
    ],
    [
      'a note for a third company, answered to the service',
      { from: 'DocuSign <dse@docusign.net>', subject: 'Complete: Santander offer', text: 'Please sign.' },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(serviceCarriesLure.run(await mailCaseOf(draft))).toBeNull();
  });
});
