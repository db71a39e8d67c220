import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingRefundBait } from './wording-refund-bait.ts';

describe('wording-refund-bait', () => {
  it.each([
    ['a tax refund', { text: 'Your tax refund is waiting. Submit the form to receive your refund.' }],
    ['a forgotten balance', { text: 'You have unclaimed funds. Withdraw your balance before Friday.' }],
    ['German', { text: 'Ihre Steuererstattung wartet auf Sie: Erstattung jetzt beantragen.' }],
    ['Brazilian points', { text: 'Seus 245.579 pontos Livelo expiram em breve. Resgate agora.' }],
    ['Portuguese', { text: 'Você tem valores a receber liberados pelo Banco Central.' }],
    ['Spanish', { text: 'Tiene un reembolso pendiente de la Agencia Tributaria. Solicite su devolución.' }],
    [
      'French',
      { text: 'Votre remboursement est en attente : vous êtes éligible à un remboursement de 264 €.' },
    ],
    ['Italian', { text: 'Il rimborso fiscale è disponibile: richiedi il tuo rimborso.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingRefundBait.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-refund-bait' });
  });

  it.each([
    [
      'a refund that was made',
      { text: 'We have refunded $24.00 to your Visa card. It may take five days to appear.' },
    ],
    ['a policy', { text: 'Items can be returned within 30 days for a full refund.' }],
    ['a budget', { text: 'The council approved the settlement of the road dispute.' }],
    ['German', { text: 'Die Rückgabe ist eingegangen, der Betrag wurde erstattet.' }],
    ['points of a match', { text: 'O time somou três pontos fora de casa.' }],
    ['a question', { text: '¿Me puedes devolver el libro cuando acabes?' }],
    ['French', { text: 'Votre retour a bien été enregistré.' }],
    ['Italian', { text: 'Il reso è arrivato in magazzino.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingRefundBait.run(await mailCaseOf(mail))).toBeNull();
  });
});
