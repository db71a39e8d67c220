import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingHealthMiracle } from './wording-health-miracle.ts';

describe('wording-health-miracle', () => {
  it.each([
    ['weight', { text: 'Lose 20 pounds fast with this weird tropical trick.' }],
    ['an illness reversed', { text: 'This simple ritual reverses diabetes, doctors hate it.' }],
    ['German', { text: 'Abnehmen mit Keto: 16 kg in 4 Wochen verlieren.' }],
    ['Portuguese', { text: 'Emagreça rápido com este método natural.' }],
    ['Spanish', { text: 'Adelgace 10 kilos en dos semanas con este secreto natural.' }],
    ['French', { text: 'Perdez du poids rapidement grâce à cette méthode naturelle.' }],
    ['Dutch', { text: 'Snel afvallen met keto, zonder dieet.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingHealthMiracle.run(await mailCaseOf(mail))).toMatchObject({
      type: 'wording-health-miracle',
    });
  });

  it.each([
    ['a doctor’s reminder', { text: 'Your flu vaccination is due. Book an appointment at the practice.' }],
    ['a charity run', { text: 'We run to raise money for cancer research on Sunday.' }],
    ['a recipe', { text: 'This soup is light and ready in ten minutes.' }],
    ['German', { text: 'Ihr Termin beim Hausarzt ist am 3. Mai.' }],
    ['Portuguese', { text: 'Sua consulta médica é dia 3 de maio.' }],
    ['Spanish', { text: 'Su cita médica es el 3 de mayo.' }],
    ['French', { text: 'Votre rendez-vous médical est le 3 mai.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingHealthMiracle.run(await mailCaseOf(mail))).toBeNull();
  });
});
