import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, mailOf } from '../testing/mail-case.ts';
import { judgeMail } from './judge.ts';
import { isCompanysOwn } from './own-mail.ts';

const signedBy = (domain: string) => `Authentication-Results: mx.example; dkim=pass header.d=${domain}`;
const advertisement: MailDraft = {
  from: 'Disney+ <news@sparkpostmail.com>',
  subject: 'Your chance to win',
  headers: [signedBy('messaging.disneyplus.com')],
  html: '<p>You have been selected! Claim your prize. Offer ends in M&zwnj;ay of the ye&zwnj;ar, ver&zwnj;ify no&zwnj;w.</p><a href="https://links.disneyplus.com/x">d23.com</a>',
};

describe('a company’s own mail', () => {
  it('is what the claimed company signed, whatever address it was sent from', async () => {
    expect(isCompanysOwn(await mailCaseOf(advertisement))).toBe(true);
  });

  it.each<[string, Partial<MailDraft>]>([
    ['nobody signed', { headers: [] }],
    ['somebody else signed', { headers: [signedBy('evil.example')] }],
    ['leads to a stranger', { html: '<a href="https://evil.example/login">Claim</a>' }],
    ['has a file attached', { files: [{ name: 'prize.pdf' }] }],
    [
      'a service passes on for one of its users',
      {
        from: 'PayPal <service@paypal.com>',
        headers: [signedBy('paypal.com')],
        html: '<p>Note from Bob: your PayPal account was charged</p><a href="https://www.paypal.com/">Pay</a>',
      },
    ],
  ])('is not what %s', async (_, given) => {
    expect(isCompanysOwn(await mailCaseOf({ ...advertisement, ...given }))).toBe(false);
  });

  it('stays within the safe band, and says why', async () => {
    const { riskLevel, threats, explanation } = judgeMail(await mailOf(advertisement));
    expect(riskLevel).toBe('safe');
    expect(threats.reduce((sum, { score }) => sum + score, 0)).toBe(20);
    expect(explanation.reassurances).toContain(
      'Disney+ signed it itself and nothing in it leads to a stranger, so its warning signs count for less.',
    );
  });
});
