import { describe, expect, it } from 'vitest';
import { mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderBrandName } from './sender-brand-name.ts';

describe('sender-brand-name', () => {
  it.each([
    ['a brand at another domain', 'PayPal <service@account-help.example>'],
    ['capitals', 'PAYPAL SERVICE <service@account-help.example>'],
    ['an encoded name', '=?utf-8?B?UGF5UGFs?= <service@account-help.example>'],
    ['a foreign letter', 'P\u0430yPal <service@account-help.example>'],
    ['an invisible letter', 'Pay\u200bPal <service@account-help.example>'],
    ['fancy letters', '𝗣𝗮𝘆𝗣𝗮𝗹 <service@account-help.example>'],
    ['a digit for a letter', 'Paypa1 <service@account-help.example>'],
    ['the name of its site', 'Amazon.com <orders@account-help.example>'],
    ['a name that is a site', 'Booking.com <noreply@account-help.example>'],
    ['an ordinary word beside an office', 'Apple Support <help@account-help.example>'],
    ['several words', 'Bank of America Alert <alert@account-help.example>'],
    ['a tenant on the brand’s own service', 'Microsoft Security <a@evil77.onmicrosoft.com>'],
    ['a page on the brand’s own service', 'GitHub <a@evil77.github.io>'],
    ['an address whose subdomain is the brand’s', 'PayPal <service@paypal.com.account-help.example>'],
  ])('fires on %s', async (_, from) => {
    expect(senderBrandName.run(await mailCaseOf({ from }))).toMatchObject({
      type: 'sender-brand-name',
      score: expect.any(Number),
    });
  });

  it('says who writes from where, and marks the sender line', async () => {
    const input = await mailCaseOf({ from: 'PayPal <service@account-help.example>' });
    const finding = senderBrandName.run(input);
    expect(finding?.description).toBe(
      'The sender calls itself PayPal, but the address ends in account-help[.]example. PayPal writes from paypal.com.',
    );
    expect(markedIn(input, finding)).toEqual(['PayPal <service@account-help.example>']);
  });

  it('counts a signature of the other domain for nothing', async () => {
    const input = await mailCaseOf({
      from: 'PayPal <service@account-help.example>',
      headers: [
        'Authentication-Results: mx.example.net; dkim=pass header.d=account-help.example; dmarc=pass',
      ],
    });
    expect(senderBrandName.run(input)).not.toBeNull();
  });

  it('counts less where every link leads to the brand: an agency of its own', async () => {
    const from = 'PayPal <news@paypal-mailings.example>';
    const headers = ['Authentication-Results: mx.example.net; dkim=pass header.d=paypal-mailings.example'];
    const text = 'See https://www.paypal.com/ and answer.';
    const home = await mailCaseOf({ from, headers, text });
    const away = await mailCaseOf({ from, headers, text: `${text} Or https://evil.example/x` });
    const unproven = await mailCaseOf({ from, text });
    expect(senderBrandName.run(home)?.score).toBeLessThan(senderBrandName.points);
    expect(senderBrandName.run(away)?.score).toBe(senderBrandName.points);
    expect(senderBrandName.run(unproven)?.score).toBe(senderBrandName.points);
  });

  it.each([
    ['the brand itself', 'PayPal <service@paypal.com>'],
    ['a bounce of a mail server that is a product', 'Microsoft Outlook <postmaster@example.org>'],
    ['the brand in another country', 'Amazon.de <bestellung@amazon.de>'],
    ['the host a brand sends its mail from', 'PayPal <service@emails.paypal.com>'],
    ['a service that names on whose behalf it writes', 'Ana via LinkedIn <messages-noreply@linkedin.com>'],
    ['a person’s phone', 'Ana’s iPhone <ana@example.org>'],
    ['a surname that is a word and a bank', 'Michael Chase <michael@example.org>'],
    ['a farm', 'Apple Orchard Farm <hello@orchard.example>'],
    ['a shop under its own name', 'Tea Shop <news@teashop.example>'],
    ['no name', 'service@account-help.example'],
  ])('stays quiet on %s', async (_, from) => {
    expect(senderBrandName.run(await mailCaseOf({ from }))).toBeNull();
  });

  it('stays quiet on a shop that mentions a brand in its text', async () => {
    const text = 'You can now pay with PayPal in our shop.';
    expect(
      senderBrandName.run(await mailCaseOf({ from: 'Tea Shop <news@teashop.example>', text })),
    ).toBeNull();
  });
});
