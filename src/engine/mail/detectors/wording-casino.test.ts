import { describe, expect, it } from 'vitest';
import { mailCaseOf } from '../../testing/mail-case.ts';
import { wordingCasino } from './wording-casino.ts';

describe('wording-casino', () => {
  it.each([
    ['free spins', { text: 'Claim 200 free spins and a welcome bonus, no deposit required.' }],
    ['an online casino', { text: 'Your casino bonus is waiting, play now.' }],
    ['German', { text: '220 Freispiele und 1200 € Willkommensbonus sichern, ohne Einzahlung.' }],
    ['Portuguese', { text: 'Ganhe 100 rodadas grátis no cassino agora.' }],
    ['Spanish', { text: 'Bono de bienvenida y 50 giros gratis sin depósito.' }],
    ['French', { text: 'Bonus de bienvenue et 100 tours gratuits au casino.' }],
    ['Dutch', { text: 'Claim je welkomstbonus en 100 gratis spins.' }],
  ])('fires on %s', async (_, mail) => {
    expect(wordingCasino.run(await mailCaseOf(mail))).toMatchObject({ type: 'wording-casino' });
  });

  it.each([
    ['a news item about a casino', { text: 'The casino on the pier was closed in 1978.' }],
    ['a game of cards among friends', { text: 'Poker at mine on Friday, bring crisps.' }],
    ['a match offer of a charity', { text: 'Your gift is matched until midnight.' }],
    ['German', { text: 'Der Bonus wird mit dem Gehalt im Juni ausgezahlt.' }],
    ['Portuguese', { text: 'O bônus anual será pago em junho.' }],
    ['Spanish', { text: 'La paga extra se abona en junio.' }],
    ['French', { text: 'La prime est versée en juin.' }],
  ])('stays quiet on %s', async (_, mail) => {
    expect(wordingCasino.run(await mailCaseOf(mail))).toBeNull();
  });
});
