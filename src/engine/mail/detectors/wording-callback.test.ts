import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingCallback } from './wording-callback.ts';

describe('wording-callback', () => {
  it.each([
    [
      'a charge to be cancelled',
      {
        text: 'Your account has been charged $399.99. To cancel, call our billing department at +1 (888) 555-0142.',
      },
    ],
    [
      'an order nobody placed',
      { text: 'If you did not authorize this order, call us immediately on 1-808-555-0199.' },
    ],
    [
      'German',
      { text: 'Ihr Konto wird mit 299 € belastet. Zum Stornieren rufen Sie die Hotline an: 0800 555 0142.' },
    ],
    ['Portuguese', { text: 'Compra de R$ 2.300,00 aprovada. Se não reconhece, ligue 0800 555 0142.' }],
    ['Spanish', { text: 'Para cancelar el cargo llame al 900 555 142.' }],
    ['French', { text: 'Pour annuler ce prélèvement, appelez le numéro 09 70 55 01 42.' }],
    ['Italian', { text: 'Per annullare l’addebito chiami il numero 800 555 0142.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingCallback.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-callback' });
  });

  it.each([
    ['the same sentence without a number', { text: 'To cancel, call our billing department.' }],
    ['a doctor’s appointment', { text: 'Your appointment is on 3 May. Our phone number is 555 0142 887.' }],
    ['a delivery', { text: 'The driver will call you before he arrives, order 88213377.' }],
    ['German', { text: 'Sie erreichen uns unter 030 5550142 von 8 bis 18 Uhr.' }],
    ['Portuguese', { text: 'Nosso telefone mudou: 11 5555 0142.' }],
    ['Spanish', { text: 'Nuestro teléfono es el 900 555 142.' }],
    ['French', { text: 'Le secrétariat est joignable au 01 55 50 01 42.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingCallback.run(await mailCaseOf(mail))).toBeNull();
  });
});
