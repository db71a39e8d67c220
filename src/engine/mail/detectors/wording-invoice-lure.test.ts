import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingInvoiceLure } from './wording-invoice-lure.ts';

describe('wording-invoice-lure', () => {
  it.each([
    ['payment papers', { text: 'Kindly find the attached swift copy of the payment.' }],
    [
      'an order out of nowhere',
      { text: 'Please send us your best price and proforma, see the attached file for more details.' },
    ],
    ['an attachment to be opened', { text: 'View the attachment to complete the process.' }],
    ['German, as a hint', { text: 'Anbei erhalten Sie die Rechnung zu Ihrer Bestellung.' }],
    ['Spanish, as a hint', { text: 'Adjunto la factura del pedido.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingInvoiceLure.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-invoice-lure' });
  });

  it.each([
    [
      'the shop’s own invoice',
      {
        from: 'Fern & Pine <hello@fernandpine.co.uk>',
        text: 'Here is your invoice for order 1182: https://fernandpine.co.uk/orders/1182',
      },
    ],
    [
      'a list post about quoting',
      {
        from: 'Wei <wei@lists.example.org>',
        headers: ['List-Id: <dev.lists.example.org>', 'List-Post: <mailto:dev@lists.example.org>'],
        text: 'The attached file has the full log, please see the attached document for details.',
      },
    ],
    ['a photograph', { text: 'I attach two photos of the garden.' }],
    ['German', { text: 'Die Fotos vom Ausflug findest du im Album.' }],
    ['Spanish', { text: 'Te mando las fotos del viaje.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingInvoiceLure.run(await mailCaseOf(mail))).toBeNull();
  });
});
