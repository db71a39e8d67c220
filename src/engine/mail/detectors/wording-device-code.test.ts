import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingDeviceCode } from './wording-device-code.ts';

describe('wording-device-code', () => {
  it.each([
    [
      'a meeting',
      {
        text: 'To join the meeting, copy the code below and sign in: HX7K-29QW. Enter the code on the device login page.',
      },
    ],
    ['a plain instruction', { text: 'Enter this code at the device login page: HX7K-29QW.' }],
    ['German', { text: 'Geben Sie den Code HX7K-29QW auf der Anmeldeseite ein.' }],
    ['Spanish', { text: 'Introduzca el código HX7K en la página de inicio de sesión.' }],
    ['French', { text: 'Saisissez ce code sur la page de connexion : HX7K.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingDeviceCode.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-device-code' });
  });

  it.each([
    ['a code for one’s own sign-in', { text: 'Your sign-in code is 482 113.' }],
    [
      'a meeting without a code',
      { text: 'Join the meeting on Thursday at ten. The passcode is in the invitation.' },
    ],
    ['a discount code', { text: 'Use the code SUMMER at the checkout.' }],
    ['German', { text: 'Mit dem Code SOMMER sparen Sie beim nächsten Einkauf.' }],
    ['French', { text: 'Avec le code ETE, la livraison est offerte.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingDeviceCode.run(await mailCaseOf(mail))).toBeNull();
  });
});
