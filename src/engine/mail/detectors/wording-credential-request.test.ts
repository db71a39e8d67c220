import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingCredentialRequest } from './wording-credential-request.ts';

describe('wording-credential-request', () => {
  it.each([
    [
      'a mailbox to be validated',
      { text: 'Kindly click the link below to validate your mailbox and avoid closure.' },
    ],
    [
      'a password to be kept',
      { text: 'Your password expires today. Keep the same password: https://mail-keep.example.net/' },
    ],
    [
      'a form by mail',
      { text: 'Please reply with your username and password so that we can complete the migration.' },
    ],
    [
      'German',
      { text: 'Bitte bestätigen Sie jetzt Ihre Zugangsdaten, um Ihr Online-Banking weiter zu nutzen.' },
    ],
    ['Portuguese', { text: 'Atualize seus dados cadastrais para continuar usando o aplicativo.' }],
    ['Spanish', { text: 'Verifique su identidad en el siguiente enlace para seguir operando.' }],
    ['French', { text: 'Mettez à jour vos informations personnelles pour conserver votre carte Vitale.' }],
    ['Italian', { text: 'Aggiorna i tuoi dati per continuare a usare il servizio.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingCredentialRequest.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-credential-request',
    });
  });

  it.each([
    [
      'a reset somebody asked for; nothing is to be proved',
      {
        text: 'Use this link to choose a new password. If you did not request this, you can safely ignore this email.',
      },
    ],
    ['advice never to do it', { text: 'We will never ask you for your password by e-mail.' }],
    [
      'a code review that speaks of validation',
      { text: 'I have updated the patch so that the parser validates the header before it is used.' },
    ],
    [
      'a bank that tells to sign in as always',
      { text: 'Ihr neuer Kontoauszug liegt bereit. Bitte melden Sie sich wie gewohnt im Online-Banking an.' },
    ],
    [
      'a purchase that only confirms itself',
      { text: 'Sua compra foi confirmada. Obrigado por comprar conosco!' },
    ],
    [
      'an appointment',
      { text: 'Le recordamos su cita del martes a las 10:00. Si no puede acudir, llámenos.' },
    ],
    ['a newsletter', { text: 'Retrouvez toutes nos actualités du mois de juin sur notre site.' }],
    ['a ticket bought', { text: 'Grazie per l’acquisto. Il biglietto è in allegato.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingCredentialRequest.run(await mailCaseOf(mail))).toBeNull();
  });
});
