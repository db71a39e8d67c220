import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderAddressInName } from './sender-address-in-name.ts';

const list = ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'];

describe('sender-address-in-name', () => {
  it.each<[string, MailDraft]>([
    ['another address as name', { from: '"service@paypal.com" <x9@mail-77.example>' }],
    ['capitals', { from: '"Service@PayPal.com" <x9@mail-77.example>' }],
    ['an address beside a name', { from: '"PayPal (service@paypal.com)" <x9@mail-77.example>' }],
    ['an encoded name', { from: '=?utf-8?B?c2VydmljZUBwYXlwYWwuY29t?= <x9@mail-77.example>' }],
    ['a wide @', { from: '"service＠paypal.com" <x9@mail-77.example>' }],
    ['an invisible letter', { from: '"service@pay\u200bpal.com" <x9@mail-77.example>' }],
    [
      'a brand’s address behind list headers',
      { from: '"service@paypal.com" <x@lists.example>', headers: list },
    ],
  ])('fires on %s', async (_, draft) => {
    expect(senderAddressInName.run(await mailCaseOf(draft))).toMatchObject({
      type: 'sender-address-in-name',
      score: expect.any(Number),
    });
  });

  it('names both and marks the sender line', async () => {
    const input = await mailCaseOf({ from: '"service@paypal.com" <x9@mail-77.example>' });
    const finding = senderAddressInName.run(input);
    expect(finding?.description).toBe(
      'The name shows service[@]paypal[.]com, but the message comes from x9[@]mail-77[.]example.',
    );
    expect(markedIn(input, finding)).toEqual(['service@paypal.com <x9@mail-77.example>']);
  });

  it.each<[string, MailDraft]>([
    ['the same address twice, as many programs write it', { from: '"ana@example.org" <ana@example.org>' }],
    ['another host of the same organisation', { from: '"help@example.org" <help@mail.example.org>' }],
    ['an old name of the same provider', { from: '"ana@googlemail.com" <ana@gmail.com>' }],
    [
      'a document sent for signing on another person’s behalf',
      { from: '"ana@firm.example via DocuSign" <dse@docusign.net>' },
    ],
    [
      'a shared document',
      { from: '"ana@firm.example (via Google Docs)" <drive-shares-dm-noreply@google.com>' },
    ],
    [
      'a mailing list that writes for its members',
      { from: '"ana@firm.example via Talk" <talk@lists.example>', headers: list },
    ],
    ['a handle', { from: '"Ana @anasilva" <ana@example.org>' }],
    ['a plain name', { from: 'Ana Silva <ana@example.org>' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderAddressInName.run(await mailCaseOf(draft))).toBeNull();
  });
});
