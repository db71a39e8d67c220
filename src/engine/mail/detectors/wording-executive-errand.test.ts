import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingExecutiveErrand } from './wording-executive-errand.ts';

describe('wording-executive-errand', () => {
  it.each([
    [
      'a boss in a meeting',
      {
        text: 'Are you available? I am in a meeting and can’t talk, I need you to run an errand for me quickly.',
      },
    ],
    ['a quick favour', { text: 'Hi, can you do me a quick favour? Send me your cell number.' }],
    [
      'German',
      { text: 'Bist du gerade im Büro? Ich sitze in einer Besprechung und kann nicht telefonieren.' },
    ],
    ['Portuguese', { text: 'Você está disponível agora? Estou em uma reunião e não posso atender.' }],
    ['Spanish', { text: '¿Estás disponible ahora? Estoy en una reunión y no puedo hablar por teléfono.' }],
    ['French', { text: 'Êtes-vous disponible maintenant ? Je suis en réunion et ne peux pas téléphoner.' }],
    ['Italian', { text: 'Sei in ufficio adesso? Sono in riunione e non posso parlare al telefono.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingExecutiveErrand.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-executive-errand',
    });
  });

  it.each([
    ['a date', { text: 'Are we still on for lunch on Thursday?' }],
    ['a campaign', { text: 'I need your help to win this race, chip in what you can.' }],
    ['a meeting one can be called after', { text: 'I am in a meeting until noon, call me after that.' }],
    ['German', { text: 'Die Besprechung beginnt um zehn Uhr im großen Raum.' }],
    ['Portuguese', { text: 'A reunião foi remarcada para terça-feira.' }],
    ['Spanish', { text: 'La reunión se ha movido al jueves.' }],
    ['French', { text: 'La réunion de jeudi est reportée.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingExecutiveErrand.run(await mailCaseOf(mail))).toBeNull();
  });
});
