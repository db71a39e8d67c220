import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderCheapDomain } from './sender-cheap-domain.ts';

describe('sender-cheap-domain', () => {
  it.each([
    ['a cheap ending', 'Tax Office <refund@tax-office.top>'],
    ['a free ending', 'Support <a@support-desk.tk>'],
    ['a page host', 'Support <a@support-desk.webflow.io>'],
    ['a test tenant', 'Support <a@supportdesk77.onmicrosoft.com>'],
    ['a subdomain of one', 'Support <a@mail.support-desk.top>'],
  ])('fires on %s', async (_, from) => {
    const input = await mailCaseOf({ from });
    const finding = senderCheapDomain.run(input);
    expect(finding).toMatchObject({ type: 'sender-cheap-domain', score: senderCheapDomain.points });
    expect(markedIn(input, finding)).toEqual([from]);
    expect(finding?.description).toMatch(/\[\.\](?:top|tk|io|com) is the kind of address/);
  });

  it('counts less under endings that honest people use more', async () => {
    const finding = senderCheapDomain.run(await mailCaseOf({ from: 'Ana <ana@ana-silva.online>' }));
    expect(finding?.score).toBeLessThan(senderCheapDomain.points);
  });

  it.each<[string, MailDraft]>([
    ['an ordinary ending', { from: 'Ana <ana@example.org>' }],
    ['a country', { from: 'Ana <ana@silva.pt>' }],
    ['a free mailbox, which another detector judges', { from: 'Ana <ana@gmail.com>' }],
    [
      'a widely visited site under a cheap ending',
      { from: 'News <news@daily.xyz>', facts: visited('daily.xyz') },
    ],
    ['a brand under such an ending', { from: 'Coins <news@bnbchain.org>' }],
    ['no address', { from: 'Ana' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderCheapDomain.run(await mailCaseOf(draft))).toBeNull();
  });
});
