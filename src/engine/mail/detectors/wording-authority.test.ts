import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingAuthority } from './wording-authority.ts';

describe('wording-authority', () => {
  it.each([
    ['a help desk', { text: 'This message is from the IT help desk. Your mailbox will be migrated.' }],
    ['a trusted sender', { text: 'This message is from a trusted sender.' }],
    ['German', { text: 'Das Finanzamt hat festgestellt, dass Ihnen eine Erstattung zusteht.' }],
    ['Portuguese', { text: 'A Receita Federal informa que seu CPF possui pendências.' }],
    ['Spanish', { text: 'La Agencia Tributaria le informa de una notificación pendiente.' }],
    ['French', { text: 'L’Assurance Maladie vous informe que votre dossier est incomplet.' }],
    ['Italian', { text: 'L’Agenzia delle Entrate comunica un avviso a suo nome.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingAuthority.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-authority' });
  });

  it.each([
    ['a colleague in IT', { text: 'Tom from IT will swap your laptop on Tuesday.' }],
    ['a newspaper', { text: 'The president of the club spoke about the budget.' }],
    ['a system manual', { text: 'The chapter on system calls has been revised.' }],
    ['German', { text: 'Der Termin beim Amt ist am Montag.' }],
    ['Portuguese', { text: 'O ministro visitou a fábrica ontem.' }],
    ['Spanish', { text: 'El ministro visitó la fábrica ayer.' }],
    ['French', { text: 'Le ministre a visité l’usine hier.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingAuthority.run(await mailCaseOf(mail))).toBeNull();
  });
});
