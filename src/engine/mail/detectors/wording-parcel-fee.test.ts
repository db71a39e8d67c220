import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingParcelFee } from './wording-parcel-fee.ts';

describe('wording-parcel-fee', () => {
  it.each([
    [
      'a parcel on hold',
      {
        text: 'Your package is on hold at our depot. Pay the outstanding customs fee of 1.99 to release it.',
      },
    ],
    [
      'an address said to be wrong',
      {
        text: 'We tried to deliver your parcel but the house number was missing. Update your delivery address below.',
      },
    ],
    [
      'German',
      {
        text: 'Ihr Paket wartet auf Zustellung. Bitte begleichen Sie die Zollgebühren von 2,99 €, sie sind noch ausstehend.',
      },
    ],
    ['Portuguese', { text: 'Seu pedido está retido na alfândega devido a taxas pendentes de pagamento.' }],
    ['Spanish', { text: 'Su paquete está retenido. Confirme la dirección de entrega para recibirlo.' }],
    ['French', { text: 'Livraison du colis suspendue : frais de douane impayés.' }],
    ['Italian', { text: 'Il tuo pacco è in attesa di consegna: paga le spese di spedizione, 1,95 euro.' }],
    ['Japanese', { text: 'お荷物のお届けにあがりましたが不在のため持ち帰りました。' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingParcelFee.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-parcel-fee' });
  });

  it.each([
    ['a parcel that arrives today', { text: 'Your parcel will be delivered today between 10 and 12.' }],
    [
      'an order that shipped',
      { text: 'Good news: your order has shipped. You can follow it in your account.' },
    ],
    ['a software package', { text: 'The package on hold in apt is libssl, that is why the upgrade stops.' }],
    ['German tracking news', { text: 'Ihre Sendung ist unterwegs und wird morgen zugestellt.' }],
    ['Portuguese tracking news', { text: 'Seu pedido saiu para entrega e chega hoje.' }],
    ['a travel package', { text: 'El paquete de viaje incluye vuelo y hotel.' }],
    ['French tracking news', { text: 'Votre colis a été remis au transporteur.' }],
    ['an order at a restaurant', { text: 'Il tuo ordine è pronto, puoi passare a ritirarlo.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingParcelFee.run(await mailCaseOf(mail))).toBeNull();
  });
});
