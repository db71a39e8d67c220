import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingCodeRequest } from './wording-code-request.ts';

describe('wording-code-request', () => {
  it.each([
    ['a code to be passed on', { text: 'You will receive a code by SMS, please send me the code.' }],
    [
      'a second factor under pressure',
      {
        text: 'Activation of two-factor authentication must be completed before 2 October. 2FA is mandatory.',
      },
    ],
    [
      'a picture code',
      { text: 'Scan the QR code with your phone to keep your access and verify your identity.' },
    ],
    ['German', { text: 'Schicken Sie mir bitte den Code, den Sie per SMS erhalten.' }],
    ['Portuguese', { text: 'Me envie o código de verificação que você recebeu.' }],
    ['Spanish', { text: 'Envíeme el código de verificación que ha recibido.' }],
    ['French', { text: 'Envoyez-moi le code que vous avez reçu par SMS.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingCodeRequest.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-code-request' });
  });

  it.each([
    [
      'a code that is brought, not asked for',
      { text: 'Your confirmation code is 482 113. It expires in ten minutes.' },
    ],
    ['a two-step notice', { text: 'Two-factor authentication was turned on for your account.' }],
    ['source code', { text: 'Can you read the code before the review on Friday?' }],
    ['German', { text: 'Ihr Bestätigungscode lautet 482113.' }],
    ['Portuguese', { text: 'Seu código é 482113. Não compartilhe com ninguém.' }],
    ['Spanish', { text: 'Tu código es 482113.' }],
    ['French', { text: 'Votre code est 482113.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingCodeRequest.run(await mailCaseOf(mail))).toBeNull();
  });
});
