import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingExtortion } from './wording-extortion.ts';

describe('wording-extortion', () => {
  it.each([
    [
      'a recording',
      { text: 'I have recorded you through your webcam. Send $900 in bitcoin to my wallet within 48 hours.' },
    ],
    [
      'a hacked device',
      { text: 'Your device was hacked and I installed malware. I will send the video to all your contacts.' },
    ],
    [
      'German',
      {
        text: 'Ich habe dein Gerät gehackt und dich gefilmt. Überweise 500 Euro in Bitcoin an meine Adresse.',
      },
    ],
    [
      'Portuguese',
      {
        text: 'Eu hackeei seu dispositivo. Pague em bitcoin para a minha carteira ou vou enviar o vídeo aos seus contatos.',
      },
    ],
    ['Spanish', { text: 'He hackeado su dispositivo y he grabado un vídeo. Envíe bitcoins a mi monedero.' }],
    [
      'French',
      { text: 'J’ai piraté votre appareil et filmé votre webcam. Envoyez des bitcoins à mon adresse.' },
    ],
    [
      'Italian',
      {
        text: 'Ho hackerato il tuo dispositivo. Invia bitcoin al mio portafoglio o pubblicherò il video a tutti i tuoi contatti.',
      },
    ],
  ])('fires on %s', async (_, mail) => {
    expect(wordingExtortion.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-extortion' });
  });

  it.each([
    ['a talk that was recorded', { text: 'I recorded the talk for you, the video is on the server.' }],
    ['a camera sold', { text: 'The new webcam records in 4K and has a privacy cover.' }],
    ['a campaign video', { text: 'Watch the video and share it with your friends.' }],
    ['German', { text: 'Ich habe die Sitzung aufgezeichnet, das Video liegt im Ordner.' }],
    ['Portuguese', { text: 'Gravei a aula de hoje, o vídeo está no portal.' }],
    ['Spanish', { text: 'He grabado la clase y está en la carpeta del curso.' }],
    ['French', { text: 'J’ai mis la vidéo du mariage sur le disque partagé.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingExtortion.run(await mailCaseOf(mail))).toBeNull();
  });
});
