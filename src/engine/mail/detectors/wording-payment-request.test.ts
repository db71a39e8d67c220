import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingPaymentRequest } from './wording-payment-request.ts';

describe('wording-payment-request', () => {
  it.each([
    [
      'changed bank details',
      {
        text: 'Please note that our bank details have changed. Use the new bank account for all future payments.',
      },
    ],
    ['a transfer at once', { text: 'Can you process an urgent wire transfer today?' }],
    [
      'money said to be pending',
      { text: 'There is an incoming payment pending on your account. Click here to approve your payment.' },
    ],
    ['German', { text: 'Letzte Mahnung: offene Forderung umgehend begleichen.' }],
    ['Portuguese', { text: 'Efetue o pagamento da taxa imediatamente para liberar a sua encomenda.' }],
    ['Spanish', { text: 'Multa pendiente: pague antes de 24 horas para evitar recargos.' }],
    ['French', { text: 'Amende impayée : réglez le montant sous 48 heures pour éviter une majoration.' }],
    ['Italian', { text: 'Pedaggio non pagato: saldi subito per evitare sanzioni.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingPaymentRequest.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-payment-request',
    });
  });

  it.each([
    ['an invoice with a date', { text: 'The amount is due on 31 May. Thank you for your business.' }],
    ['a payment that went through', { text: 'We received your payment of $40.00. Thank you!' }],
    ['a debit announced', { text: 'Your bill of £31.20 will be collected by direct debit on 12 June.' }],
    ['German', { text: 'Bitte überweisen Sie den Betrag bis zum 31. Mai. Vielen Dank!' }],
    ['Portuguese', { text: 'Pagamento aprovado. Obrigado pela preferência.' }],
    ['Spanish', { text: 'El cargo se hará el día 12 en su cuenta.' }],
    ['French', { text: 'Nous avons bien reçu votre paiement.' }],
    ['Italian', { text: 'Il pagamento è andato a buon fine.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingPaymentRequest.run(await mailCaseOf(mail))).toBeNull();
  });
});
