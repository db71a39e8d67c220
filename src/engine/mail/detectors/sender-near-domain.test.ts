import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderNearDomain } from './sender-near-domain.ts';

const quoting = (address: string) =>
  `Please see below.\n\nOn Monday Ana <${address}> wrote:\n> The invoice is attached.`;

describe('sender-near-domain', () => {
  it.each<[string, MailDraft]>([
    [
      'rn for m, beside the address in the thread',
      { from: 'accounts@acrne-corp.com', text: quoting('accounts@acme-corp.com') },
    ],
    ['a zero in the address for answers', { from: 'jane@contoso.com', replyTo: 'jane@contos0.com' }],
    ['swapped letters', { from: 'jane@northwnid.com', text: quoting('jane@northwind.com') }],
    ['a doubled letter', { from: 'jane@northwindd.com', text: quoting('jane@northwind.com') }],
    ['a missing letter', { from: 'jane@northwnd.com', text: quoting('Jane@NorthWind.com') }],
    ['the reader’s own domain', { from: 'ceo@northvvind.com', to: 'bob@northwind.com' }],
    ['the other suffix of a lookalike', { from: 'jane@c0ntoso.net', replyTo: 'jane@contoso.com' }],
    ['the sender’s own name', { from: 'Contoso Billing <pay@contos0.com>' }],
    ['a name of two words', { from: 'Acme Corp <pay@acrne-corp.com>' }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderNearDomain.run(input);
    expect(finding).toMatchObject({ type: 'sender-near-domain', certainty: 'strong' });
    expect(markedIn(input, finding)).toEqual([draft.from]);
  });

  it('names both, without an address to click', async () => {
    const finding = senderNearDomain.run(
      await mailCaseOf({ from: 'jane@contoso.com', replyTo: 'jane@contos0.com' }),
    );
    expect(finding?.description).toBe(
      'The sender’s domain is contoso[.]com. Answers would go to jane[@]contos0[.]com: the two look alike and are not the same.',
    );
  });

  it.each<[string, MailDraft]>([
    ['one company in two countries', { from: 'jane@northwind.de', replyTo: 'jane@northwind.com' }],
    ['a department of the same company', { from: 'a@mail.northwind.com', text: quoting('b@northwind.com') }],
    ['the name with a hyphen', { from: 'a@north-wind.com', text: quoting('b@northwind.com') }],
    ['short names, which have neighbours', { from: 'a@adac.de', text: quoting('b@adam.de') }],
    ['two companies', { from: 'a@northwind.com', text: quoting('b@southwind.com') }],
    ['two free mailboxes', { from: 'a@gmail.com', replyTo: 'a@gmx.com' }],
    ['an initial in a person’s domain', { from: 'Liam Bedford <l@lbedford.org>' }],
    ['a letter left out of a person’s domain', { from: 'Donald J. Trump <a@donaldtrump.com>' }],
    ['a family', { from: 'Harlan Feinstein <harlan@feinsteins.net>' }],
    [
      'a widely visited site whose name is spelled otherwise',
      { from: 'Fliker Photos <a@flicker.example>', facts: visited('flicker.example') },
    ],
    ['no address', { from: 'Contoso' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderNearDomain.run(await mailCaseOf(draft))).toBeNull();
  });
});
