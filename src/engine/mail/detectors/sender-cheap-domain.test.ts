import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderCheapDomain } from './sender-cheap-domain.ts';

describe('sender-cheap-domain', () => {
  it.each([
    ['a cheap suffix', 'Tax Office <refund@tax-office.top>'],
    ['a free suffix', 'Support <a@support-desk.tk>'],
    ['a page host', 'Support <a@support-desk.webflow.io>'],
    ['a test tenant', 'Support <a@supportdesk77.onmicrosoft.com>'],
    ['a subdomain of one', 'Support <a@mail.support-desk.top>'],
  ])('fires on %s', async (_, from) => {
    const input = await mailCaseOf({ from });
    const finding = senderCheapDomain.run(input);
    expect(finding).toMatchObject({ type: 'sender-cheap-domain', score: senderCheapDomain.points });
    expect(markedIn(input, finding)).toEqual([from]);
    expect(finding?.description).toMatch(/\[\.\](?:top|tk|io|com) is the kind of domain/);
  });

  it('counts less under suffixes that legitimate senders use more', async () => {
    const finding = senderCheapDomain.run(await mailCaseOf({ from: 'Ana <ana@ana-silva.online>' }));
    expect(finding?.score).toBeLessThan(senderCheapDomain.points);
  });

  it.each<[string, MailDraft]>([
    ['an ordinary suffix', { from: 'Ana <ana@example.org>' }],
    ['a country', { from: 'Ana <ana@silva.pt>' }],
    ['a free mailbox, which another detector judges', { from: 'Ana <ana@gmail.com>' }],
    [
      'a widely visited site under a cheap suffix',
      { from: 'News <news@daily.xyz>', facts: visited('daily.xyz') },
    ],
    ['a brand under such a suffix', { from: 'Coins <news@bnbchain.org>' }],
    ['no address', { from: 'Ana' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderCheapDomain.run(await mailCaseOf(draft))).toBeNull();
  });
});
