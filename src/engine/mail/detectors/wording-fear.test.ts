import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingFear } from './wording-fear.ts';

describe('wording-fear', () => {
  it.each([
    ['a court', { text: 'Legal proceedings will be initiated against you if you do not pay.' }],
    ['files deleted', { text: 'All your photos and files will be permanently deleted.' }],
    ['German', { text: 'Rechtliche Schritte und Zwangsvollstreckung gegen Sie werden eingeleitet.' }],
    ['Portuguese', { text: 'Sua CNH será suspensa: intimação judicial do Detran.' }],
    ['Spanish', { text: 'Se iniciarán acciones legales y el embargo de sus cuentas.' }],
    ['French', { text: 'Des poursuites judiciaires seront engagées contre vous.' }],
    ['Italian', { text: 'Avvieremo azioni legali e il pignoramento del suo conto.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingFear.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-fear' });
  });

  it.each([
    ['a news item', { text: 'The court heard the case against the minister on Monday.' }],
    ['a tidy-up', { text: 'I deleted the old branches after the release.' }],
    ['a fine day', { text: 'The weather is fine and the road is clear.' }],
    ['German', { text: 'Das Gericht hat am Montag entschieden.' }],
    ['Portuguese', { text: 'O tribunal julgou o caso na segunda-feira.' }],
    ['Spanish', { text: 'El juez decidió el lunes.' }],
    ['French', { text: 'La cour a rendu sa décision lundi.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingFear.run(await mailCaseOf(mail))).toBeNull();
  });
});
