import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingPayrollChange } from './wording-payroll-change.ts';

describe('wording-payroll-change', () => {
  it.each([
    [
      'an employee who changed banks',
      { text: 'I would like to change my direct deposit information before the next payroll.' },
    ],
    [
      'a new account',
      { text: 'My direct deposit needs to be updated, I have a new bank account for my salary.' },
    ],
    [
      'German',
      { text: 'Meine Bankverbindung hat sich geändert, bitte überweisen Sie das Gehalt auf das neue Konto.' },
    ],
    ['Portuguese', { text: 'Gostaria de alterar meus dados bancários para o próximo salário.' }],
    ['Spanish', { text: 'Quiero cambiar mi cuenta bancaria para la nómina de este mes.' }],
    ['French', { text: 'Je souhaite modifier mes coordonnées bancaires pour mon prochain salaire.' }],
    ['Italian', { text: 'Vorrei cambiare il mio IBAN per l’accredito dello stipendio.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingPayrollChange.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-payroll-change',
    });
  });

  it.each([
    ['a payslip', { text: 'Your payslip for May is available in the portal.' }],
    ['a holiday request', { text: 'I would like to change my holiday to the second week of August.' }],
    ['a politician on payroll taxes', { text: 'The bill would cut the payroll tax for small firms.' }],
    ['German', { text: 'Ihre Gehaltsabrechnung für Mai liegt im Portal.' }],
    ['Portuguese', { text: 'O contracheque de maio já está no portal.' }],
    ['Spanish', { text: 'La nómina de mayo ya está disponible en el portal.' }],
    ['French', { text: 'Votre bulletin de paie est disponible dans votre coffre.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingPayrollChange.run(await mailCaseOf(mail))).toBeNull();
  });
});
