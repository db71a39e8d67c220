import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingAdvanceFee } from './wording-advance-fee.ts';

describe('wording-advance-fee', () => {
  it.each([
    [
      'an inheritance',
      { text: 'I am Barrister James. You are the next of kin of my late client who left $15.5 million.' },
    ],
    [
      'a donation for the reader',
      { text: 'Mr. Arnault has donated $3,500,000 to you. Contact him for your donation.' },
    ],
    ['a card with millions', { text: 'Your ATM card worth $4.5 million is ready for delivery.' }],
    [
      'German',
      {
        text: 'Eine Spende von 4.000.000 Euro wurde für Sie ausgewählt. Mein Name ist Maria, ich bin eine Witwe.',
      },
    ],
    [
      'Portuguese',
      {
        text: 'Sou a Sra. Angela, viúva com câncer, e quero fazer uma doação de 2 milhões de euros para você.',
      },
    ],
    [
      'Spanish',
      { text: 'Soy la señora Ana, viuda; deseo donar 2 millones de dólares para obras de caridad.' },
    ],
    [
      'French',
      {
        text: 'Je suis Madame Anne, veuve atteinte d’un cancer, et je souhaite faire don de 2 millions d’euros.',
      },
    ],
    [
      'Italian',
      { text: 'Sono la signora Anna, una vedova: la mia donazione di 2 milioni di euro è per te.' },
    ],
  ])('fires on %s', async (_, mail) => {
    expect(wordingAdvanceFee.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-advance-fee' });
  });

  it.each([
    ['a charity asking', { text: 'Will you make a donation of $25 to our clinic before midnight?' }],
    ['a campaign', { text: 'We raised 4.8 million dollars last quarter, thanks to you.' }],
    ['a will explained', { text: 'Our guide explains how to name a beneficiary in your insurance policy.' }],
    ['German', { text: 'Vielen Dank für Ihre Spende an das Tierheim.' }],
    ['Portuguese', { text: 'Obrigado pela sua doação ao banco de alimentos.' }],
    ['Spanish', { text: 'Gracias por su aportación a nuestra asociación.' }],
    ['French', { text: 'Merci pour votre soutien à notre association.' }],
    ['Italian', { text: 'Grazie per il tuo sostegno alla nostra associazione.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingAdvanceFee.run(await mailCaseOf(mail))).toBeNull();
  });
});
