import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingBaitClick } from './wording-bait-click.ts';

describe('wording-bait-click', () => {
  it.each([
    ['claiming', { text: 'Click here to claim your reward.' }],
    ['restoring', { text: 'To restore your access, click the link below.' }],
    ['German', { text: 'Klicken Sie hier, um Ihren Anspruch zu sichern.' }],
    ['Portuguese', { text: 'Clique no botão abaixo para resgatar seus pontos.' }],
    ['Spanish', { text: 'Haga clic aquí para desbloquear su cuenta.' }],
    ['French', { text: 'Cliquez ici pour réclamer votre cadeau.' }],
    ['Italian', { text: 'Clicca qui per sbloccare il conto.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingBaitClick.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-bait-click' });
  });

  it.each([
    ['every newsletter', { text: 'Click here to unsubscribe or to read this email in your browser.' }],
    ['a registration', { text: 'Please click the link below to confirm your email address.' }],
    ['directions', { text: 'Click on the map to see the way.' }],
    ['German', { text: 'Klicken Sie hier, um den Newsletter abzubestellen.' }],
    ['Portuguese', { text: 'Clique aqui para ver a agenda.' }],
    ['Spanish', { text: 'Haga clic aquí para ver el programa.' }],
    ['French', { text: 'Cliquez ici pour lire la suite.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingBaitClick.run(await mailCaseOf(mail))).toBeNull();
  });
});
