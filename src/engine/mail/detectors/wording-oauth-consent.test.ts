import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingOauthConsent } from './wording-oauth-consent.ts';

describe('wording-oauth-consent', () => {
  it.each([
    ['an app to be allowed', { text: 'Please approve the application to keep access to your mailbox.' }],
    [
      'access to be renewed',
      { text: 'Reauthorize the connection of your email account to continue receiving mail.' },
    ],
    ['German', { text: 'Bitte genehmigen Sie der App den Zugriff auf Ihr Postfach.' }],
    ['Spanish', { text: 'Autorice la aplicación para mantener el acceso a su buzón.' }],
    ['French', { text: 'Autorisez l’application à accéder à votre messagerie.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingOauthConsent.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-oauth-consent' });
  });

  it.each([
    ['building permission', { text: 'The council approved the application for the new school.' }],
    ['a language feature', { text: 'The change allows the compiler to skip the check.' }],
    ['a job application', { text: 'Thank you for your application as a baker.' }],
    ['German', { text: 'Der Bauantrag wurde genehmigt.' }],
    ['French', { text: 'L’autorisation de sortie scolaire est à signer avant lundi.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingOauthConsent.run(await mailCaseOf(mail))).toBeNull();
  });
});
