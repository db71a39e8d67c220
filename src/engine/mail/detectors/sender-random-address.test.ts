import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderRandomAddress } from './sender-random-address.ts';

describe('sender-random-address', () => {
  it.each([
    ['random letters', 'a@czucskwzovypgrf.com', 'czucskwzovypgrf[.]com'],
    ['random digits', 'a@9980080836134.example', '9980080836134[.]example'],
    ['a random name on a page host', 'a@xkqzvbnwtr.webflow.io', 'xkqzvbnwtr[.]webflow[.]io'],
    ['a random subdomain', 'a@xkqzvbnwtrp.teashop.example', 'xkqzvbnwtrp[.]teashop[.]example'],
    ['capitals', 'a@CZUCSKWZOVYPGRF.COM', 'czucskwzovypgrf[.]com'],
  ])('fires on %s', async (_, from, name) => {
    const input = await mailCaseOf({ from });
    const finding = senderRandomAddress.run(input);
    expect(finding).toMatchObject({ type: 'sender-random-address', score: expect.any(Number) });
    expect(finding?.description).toContain(name);
    expect(markedIn(input, finding)).toEqual([from.toLowerCase()]);
  });

  it.each<[string, MailDraft]>([
    ['words', { from: 'a@canterbury-oak-shelves.example' }],
    ['German', { from: 'a@schwaebischhall.de' }],
    ['Polish', { from: 'a@strzelcekrajenskie.pl' }],
    ['Czech', { from: 'a@krkonosskenoviny.cz' }],
    ['an abbreviation', { from: 'a@wbg-jena.de' }],
    ['a name in Japanese letters', { from: 'a@xn--eckwd4c7cu47r2wf.jp' }],
    ['a name with an umlaut', { from: 'a@xn--mnchen-3ya.de' }],
    ['a name with its year', { from: 'a@canterbury2026.example' }],
    ['a provider whose name is a number', { from: 'a@163.com' }],
    ['a widely visited name', { from: 'a@czucskwzovypgrf.com', facts: visited('czucskwzovypgrf.com') }],
    ['no address', { from: 'Ana' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderRandomAddress.run(await mailCaseOf(draft))).toBeNull();
  });
});
