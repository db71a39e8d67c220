import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingVoicemail } from './wording-voicemail.ts';

describe('wording-voicemail', () => {
  it.each([
    [
      'a voice message',
      { text: 'You have received a new voicemail from caller +1 555 0142. Listen to the voice message' },
    ],
    ['a fax', { text: 'You have received a new fax message. View fax document' }],
    ['German', { text: 'Sie haben eine neue Sprachnachricht erhalten. Jetzt anhören' }],
    ['Portuguese', { text: 'Nova mensagem de voz recebida. Ouvir a mensagem de voz' }],
    ['Spanish', { text: 'Tiene un mensaje de voz nuevo. Escuchar el mensaje de voz' }],
    ['French', { text: 'Vous avez un nouveau message vocal. Écouter le message vocal' }],
    ['Italian', { text: 'Un messaggio vocale ricevuto. Ascolta il messaggio vocale' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingVoicemail.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-voicemail' });
  });

  it.each([
    [
      'somebody who could not be reached',
      { text: 'I tried to call you but only got your answering machine.' },
    ],
    ['music', { text: 'Listen to the new album on our site.' }],
    ['a fax number in a signature', { text: 'Phone 555 0142, fax 555 0143.' }],
    ['German', { text: 'Ich habe dich gestern nicht erreicht, ruf mich bitte zurück.' }],
    ['Portuguese', { text: 'Tentei ligar ontem, me ligue quando puder.' }],
    ['Spanish', { text: 'Te llamé ayer, llámame cuando puedas.' }],
    ['French', { text: 'Je t’ai appelé hier, rappelle-moi.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingVoicemail.run(await mailCaseOf(mail))).toBeNull();
  });
});
