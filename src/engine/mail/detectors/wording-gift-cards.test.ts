import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingGiftCards } from './wording-gift-cards.ts';

describe('wording-gift-cards', () => {
  it.each([
    ['cards for clients', { text: 'I need you to purchase some gift cards for our clients today.' }],
    [
      'codes to be sent',
      { text: 'Scratch the back of the cards and send me photos of the codes on the back.' },
    ],
    ['German', { text: 'Kannst du bitte schnell Geschenkkarten kaufen, brauche fünf Google Play Karten.' }],
    ['Portuguese', { text: 'Preciso que compre cartões presente, me mande foto dos códigos.' }],
    ['Spanish', { text: 'Necesito que compres tarjetas regalo de Amazon para unos clientes.' }],
    [
      'French',
      { text: 'J’ai besoin de cartes cadeaux, achetez-en cinq et envoyez les codes au dos des cartes.' },
    ],
    ['Italian', { text: 'Mi serve un favore: acquista cinque buoni regalo e mandami i codici.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingGiftCards.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-gift-cards' });
  });

  it.each([
    ['a gift card bought', { text: 'Thank you for your order: your gift card for Anna is on its way.' }],
    ['a shop that sells them', { text: 'Gift cards are available in every store and online.' }],
    ['a birthday list', { text: 'Let’s get Sam something better than a card this year.' }],
    ['German', { text: 'Ihr Gutschein ist 3 Jahre gültig.' }],
    ['Portuguese', { text: 'O vale-presente pode ser usado em todas as lojas.' }],
    ['Spanish', { text: 'La tarjeta de embarque está en la aplicación.' }],
    ['French', { text: 'La carte du restaurant change chaque semaine.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingGiftCards.run(await mailCaseOf(mail))).toBeNull();
  });
});
