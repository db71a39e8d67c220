import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingAccountThreat } from './wording-account-threat.ts';

describe('wording-account-threat', () => {
  it.each([
    [
      'an account already locked',
      { text: 'Your account has been temporarily suspended because of unusual activity.' },
    ],
    [
      'a deadline with a consequence',
      { text: 'If you do not verify within 24 hours your mailbox will be permanently disabled.' },
    ],
    [
      'a sign-in used as a threat',
      { text: 'Someone from Russia just tried to log in to your account from a new device.' },
    ],
    ['German', { text: 'Ihr Konto wurde vorübergehend gesperrt. Bitte handeln Sie sofort.' }],
    ['Portuguese', { text: 'Sua conta foi bloqueada temporariamente.' }],
    ['Spanish', { text: 'Su tarjeta ha sido bloqueada por motivos de seguridad.' }],
    ['French', { text: 'Votre compte est suspendu pour activité suspecte.' }],
    ['Italian', { text: 'Il tuo conto è stato limitato. Abbiamo rilevato un accesso non autorizzato.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingAccountThreat.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-account-threat',
    });
  });

  it.each([
    [
      'a bounce about an address of somebody else',
      { text: 'Your message could not be delivered: the recipient’s address was rejected.' },
    ],
    ['a meeting that was suspended', { text: 'The committee has suspended the hearing until Monday.' }],
    [
      'an account somebody deleted themselves',
      { text: 'As you asked, we have deleted your account and all its data.' },
    ],
    ['a road that is closed', { text: 'Die A7 ist wegen Bauarbeiten bis Montag gesperrt.' }],
    ['a match that was cancelled', { text: 'O jogo de domingo foi cancelado por causa da chuva.' }],
    ['a shop that closes early', { text: 'Hoy cerramos a las 14 h por inventario.' }],
    ['a limited edition', { text: 'Découvrez notre collection en édition limitée.' }],
    ['an account that was opened', { text: 'Il tuo conto è stato aperto. Benvenuto!' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingAccountThreat.run(await mailCaseOf(mail))).toBeNull();
  });
});
