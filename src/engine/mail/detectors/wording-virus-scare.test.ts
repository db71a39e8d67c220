import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingVirusScare } from './wording-virus-scare.ts';

describe('wording-virus-scare', () => {
  it.each([
    ['counted viruses', { text: 'Warning: 20 viruses detected on your device. Remove the viruses now.' }],
    ['a device without protection', { text: 'Your computer is no longer protected and at risk.' }],
    ['German', { text: 'Ihre Geräte sind ungeschützt: Viren wurden gefunden.' }],
    ['Portuguese', { text: 'Vírus detectados no seu celular: seu dispositivo está infectado.' }],
    ['Spanish', { text: 'Su ordenador está infectado con 5 virus.' }],
    ['French', { text: 'Votre ordinateur est infecté par des virus.' }],
    ['Dutch', { text: 'Het systeem heeft 20 virussen op uw computer gedetecteerd.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingVirusScare.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-virus-scare' });
  });

  it.each([
    ['a bounce of a scanner', { text: 'The message was refused because of its attachment.' }],
    ['a flu', { text: 'The kids caught a virus at school, we stay home.' }],
    ['a release note', { text: 'This release fixes a bug in the scanner and updates the documentation.' }],
    ['German', { text: 'Die Grippewelle ist vorbei, die Praxis ist wieder offen.' }],
    ['Portuguese', { text: 'O antivírus da empresa será atualizado no sábado pela equipe de TI.' }],
    ['Spanish', { text: 'La gripe nos ha dejado en casa esta semana.' }],
    ['French', { text: 'Le cabinet est fermé cause de grippe.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingVirusScare.run(await mailCaseOf(mail))).toBeNull();
  });
});
