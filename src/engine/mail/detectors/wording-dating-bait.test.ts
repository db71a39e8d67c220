import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingDatingBait } from './wording-dating-bait.ts';

describe('wording-dating-bait', () => {
  it.each([
    ['foreign beauties', { text: 'Meet beautiful Ukrainian women tonight.' }],
    ['neighbours', { text: 'Hot singles in your area want to chat.' }],
    ['German', { text: 'Geile Frauen aus deiner Nähe warten auf dich.' }],
    ['Portuguese', { text: 'Mulheres solteiras perto de você querem conversar.' }],
    ['Spanish', { text: 'Conoce a mujeres ucranianas hoy, chicas cerca de ti.' }],
    ['French', { text: 'Rencontrez de belles femmes russes près de chez vous.' }],
    ['Dutch', { text: 'Oekraïense meisjes willen met jou chatten.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingDatingBait.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-dating-bait' });
  });

  it.each([
    ['a women’s league', { text: 'The women’s team meets on Tuesday at the club house.' }],
    ['a hot day', { text: 'It was hot and everybody went to the lake.' }],
    ['a date in the calendar', { text: 'The date of the meeting has changed.' }],
    ['German', { text: 'Die Frauenmannschaft spielt am Samstag.' }],
    ['Portuguese', { text: 'As mulheres da equipe venceram o torneio.' }],
    ['Spanish', { text: 'Las chicas del equipo juegan el sábado.' }],
    ['French', { text: 'Les femmes de l’équipe jouent samedi.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingDatingBait.run(await mailCaseOf(mail))).toBeNull();
  });
});
