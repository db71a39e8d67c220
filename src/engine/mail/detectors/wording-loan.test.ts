import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingLoan } from './wording-loan.ts';

describe('wording-loan', () => {
  it.each([
    ['a loan for everybody', { text: 'Do you need a loan? We give out loans at a low interest rate of 2%.' }],
    ['a card without questions', { text: 'Pre-approved credit card, no credit check, apply today.' }],
    ['German', { text: 'Sofortkredit ohne Schufa: benötigen Sie ein Darlehen?' }],
    ['Portuguese', { text: 'Empréstimo liberado para negativado, sem consulta.' }],
    ['Spanish', { text: 'Préstamo aprobado sin aval: ¿necesita un crédito urgente?' }],
    ['French', { text: 'Prêt rapide entre particuliers, taux 2 %.' }],
    ['Italian', { text: 'Prestito veloce senza garanzie: hai bisogno di un prestito?' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingLoan.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-loan' });
  });

  it.each([
    ['a library', { text: 'Your loan of two books is due on Friday.' }],
    ['a mortgage statement', { text: 'Your mortgage statement for 2024 is in your documents.' }],
    ['an aid programme', { text: 'The disaster agency opened an office for farmers.' }],
    ['German', { text: 'Die Leihfrist Ihrer Bücher endet am Freitag.' }],
    ['Portuguese', { text: 'Seu livro deve ser devolvido na sexta-feira.' }],
    ['Spanish', { text: 'El libro hay que devolverlo el viernes.' }],
    ['French', { text: 'Le livre est à rendre vendredi.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingLoan.run(await mailCaseOf(mail))).toBeNull();
  });
});
