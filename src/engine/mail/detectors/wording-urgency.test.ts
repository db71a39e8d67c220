import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingUrgency } from './wording-urgency.ts';

describe('wording-urgency', () => {
  it.each([
    ['hours left', { text: 'Act within 24 hours or your account will be closed.' }],
    ['a last notice', { text: 'Final notice: immediate action required.' }],
    ['German', { text: 'Letzte Warnung: sofortiges Handeln erforderlich.' }],
    ['Portuguese', { text: 'Último aviso: você tem 24 horas para regularizar.' }],
    ['Spanish', { text: 'Último aviso: acción inmediata requerida.' }],
    ['French', { text: 'Dernier rappel : répondez sous 48 heures pour éviter la suspension.' }],
    ['Italian', { text: 'Ultimo avviso: entro 24 ore il conto sarà chiuso per sempre.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingUrgency.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-urgency' });
  });

  it.each([
    ['office hours', { text: 'We answer within two working days.' }],
    ['a reminder without pressure', { text: 'A friendly reminder: choir practice is on Thursday.' }],
    ['somebody in a hurry', { text: 'Sorry for the short mail, I was in a hurry yesterday.' }],
    ['no action needed', { text: 'No further action is required on your side.' }],
    ['German', { text: 'Die Bearbeitung dauert etwa drei Werktage.' }],
    ['Portuguese', { text: 'Responderemos em até dois dias úteis.' }],
    ['French', { text: 'Nous répondons en deux jours ouvrés.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingUrgency.run(await mailCaseOf(mail))).toBeNull();
  });
});
