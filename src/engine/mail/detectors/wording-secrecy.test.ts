import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingSecrecy } from './wording-secrecy.ts';

describe('wording-secrecy', () => {
  it.each([
    ['a matter between two', { text: 'Please keep this confidential and do not discuss it with anyone.' }],
    ['a private address', { text: 'Reply only to my private email for more details.' }],
    [
      'German',
      { text: 'Bitte behandeln Sie das streng vertraulich und sprechen Sie mit niemandem darüber.' },
    ],
    ['Portuguese', { text: 'Mantenha isso em sigilo, não comente com ninguém.' }],
    [
      'Spanish',
      { text: 'Mantenga esto en secreto, no lo comente con nadie: es estrictamente confidencial.' },
    ],
    ['French', { text: 'Gardez cela strictement confidentiel et n’en parlez à personne.' }],
    ['Italian', { text: 'Mantieni la massima riservatezza, è strettamente riservato.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingSecrecy.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-secrecy' });
  });

  it.each([
    [
      'the footer of a law firm',
      { text: 'This e-mail may contain confidential information intended for the addressee.' },
    ],
    ['a no-reply line', { text: 'Please do not reply to this message; this mailbox is not monitored.' }],
    ['a private telephone plan', { text: 'Compare our private and business plans.' }],
    ['German', { text: 'Diese Nachricht kann vertrauliche Informationen enthalten.' }],
    ['Portuguese', { text: 'Esta mensagem pode conter informação confidencial.' }],
    ['Spanish', { text: 'Este mensaje puede contener información confidencial.' }],
    ['French', { text: 'Ce message peut contenir des informations confidentielles.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingSecrecy.run(await mailCaseOf(mail))).toBeNull();
  });
});
