import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { linkCarriesRecipient } from './link-carries-recipient.ts';

describe('link-carries-recipient', () => {
  it.each<[string, MailDraft]>([
    ['an address in the query', { text: 'https://quota.example/x?e=me@example.net' }],
    ['an encoded @', { text: 'https://quota.example/x?e=me%40example.net' }],
    ['an address behind the hash', { text: 'https://quota.example/x#me@example.net' }],
    ['an address in base64', { text: 'https://quota.example/x#bWVAZXhhbXBsZS5uZXQ=' }],
    ['an address in hexadecimal', { text: 'https://quota.example/6d65406578616d706c652e6e6574' }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = linkCarriesRecipient.run(input);
    expect(finding).toMatchObject({ type: 'link-carries-recipient', score: expect.any(Number) });
    expect(markedIn(input, finding)?.[0]).toMatch(/^hxxps:\/\/quota\[\.\]example/);
  });

  it.each<[string, MailDraft]>([
    [
      'the unsubscribe link of the sender’s own list, which needs the address',
      {
        from: 'Choir <news@choir.example>',
        text: 'https://choir.example/unsubscribe?email=me@example.net',
      },
    ],
    [
      'a prefilled form of a widely used service',
      { text: 'https://forms.example/f?email=me@example.net', facts: visited('forms.example') },
    ],
    [
      'a brand’s own mail that goes through a counter',
      {
        from: 'PayPal <service@paypal.com>',
        text: 'https://counter.example/x?e=me@example.net',
      },
    ],
    ['a place on a map', { text: 'https://maps.example/place/Paris/@48.85,2.35,12z' }],
    ['a profile', { text: 'https://social.example/@ana' }],
    ['a version of a package', { text: 'https://packages.example/lodash@4.17.21' }],
    ['a long number', { text: 'https://shop.example/order/6d65406578616d706c65' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(linkCarriesRecipient.run(await mailCaseOf(draft))).toBeNull();
  });
});
