import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingPrize } from './wording-prize.ts';

describe('wording-prize', () => {
  it.each([
    ['a winner', { text: 'Congratulations! You have been selected to receive a brand new iPhone 15.' }],
    ['a survey with a reward', { text: 'Take our short survey and receive an exclusive reward worth $90.' }],
    ['a gift card', { text: 'Claim your $500 gift card now.' }],
    [
      'German',
      { text: 'Herzlichen Glückwunsch, Sie haben gewonnen! Sichern Sie sich Ihren 500€ Gutschein.' },
    ],
    ['Portuguese', { text: 'Você foi selecionado! Resgate seu prêmio hoje.' }],
    ['Spanish', { text: '¡Felicidades! Ha sido seleccionado para ganar un premio.' }],
    ['French', { text: 'Félicitations ! Vous avez été sélectionné pour recevoir un cadeau.' }],
    ['Italian', { text: 'Hai vinto una Mystery Box! Ritira il tuo premio.' }],
    ['Dutch', { text: 'Gefeliciteerd, u hebt een cadeaukaart van €250 gewonnen!' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingPrize.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-prize' });
  });

  it.each([
    ['a graduation', { text: 'Congratulations on your degree, we are so proud!' }],
    ['a survey without a promise', { text: 'Please take two minutes to tell us how your visit was.' }],
    ['a match', { text: 'We won the match 3:1 last night.' }],
    ['a birthday', { text: 'Alles Gute zum Geburtstag! Dein Geschenk bringe ich am Samstag mit.' }],
    ['an award of a colleague', { text: 'O prêmio de melhor artigo foi para a equipe de Lisboa.' }],
    [
      'a lottery in a data newsletter',
      { text: 'The agency publishes lottery-related datasets, including numbers drawn since 1980.' },
    ],
    ['a present', { text: 'Merci pour le joli cadeau, les enfants étaient ravis.' }],
    ['a contest at school', { text: 'Il concorso di poesia della scuola è martedì.' }],
    ['a Dutch meeting', { text: 'De prijs van het pakket staat in de offerte.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingPrize.run(await mailCaseOf(mail))).toBeNull();
  });
});
