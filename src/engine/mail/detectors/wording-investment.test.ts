import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingInvestment } from './wording-investment.ts';

describe('wording-investment', () => {
  it.each([
    [
      'guaranteed profit',
      { text: 'Our platform offers guaranteed daily profits of 5% from your first deposit.' },
    ],
    ['a famous name', { text: 'Elon Musk is giving away crypto to celebrate the launch.' }],
    ['money doubled', { text: 'Double your bitcoin in two days.' }],
    [
      'German',
      { text: 'Investieren Sie jetzt in Bitcoin und erzielen Sie garantierte Gewinne ohne Risiko.' },
    ],
    ['Portuguese', { text: 'Invista em bitcoin com lucro garantido todo mês.' }],
    [
      'Spanish',
      { text: 'Invierta en nuestra plataforma de criptomonedas con ganancias garantizadas al mes.' },
    ],
    ['French', { text: 'Investissez dans le bitcoin : gains garantis sans risque.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingInvestment.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-investment' });
  });

  it.each([
    ['a fund report', { text: 'The fund returned 4.1 percent last year. Past performance is no guarantee.' }],
    ['a company report', { text: 'Quarterly earnings rose because of strong sales in Asia.' }],
    ['a politician', { text: 'She invested years in our schools.' }],
    ['German', { text: 'Der Jahresbericht Ihres Fonds liegt im Postfach.' }],
    ['Portuguese', { text: 'O relatório anual do seu fundo está disponível.' }],
    ['Spanish', { text: 'El informe anual de su fondo está disponible.' }],
    ['French', { text: 'Le rapport annuel de votre fonds est disponible.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingInvestment.run(await mailCaseOf(mail))).toBeNull();
  });
});
