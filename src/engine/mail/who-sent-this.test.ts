import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../testing/mail-case.ts';
import { mailCase } from './case.ts';
import { readMail } from './parse/read-mail.ts';
import { whoSentThis } from './who-sent-this.ts';

const said = (text: string) => [`Authentication-Results: mx.example.net; ${text}`];
const passed = said('dkim=pass header.d=paypal.com; dmarc=pass');

describe('whoSentThis', () => {
  it.each<[string, MailDraft, string]>([
    [
      'a proven brand',
      { from: 'PayPal <service@paypal.com>', headers: passed },
      'Sent by paypal[.]com, says the receiving server’s header; that could not be verified here. That is PayPal’s own domain.',
    ],
    [
      'a proven brand whose newsletter service signed first',
      {
        from: 'PayPal <service@paypal.com>',
        headers: said('dkim=pass header.d=sendgrid.net; dmarc=pass'),
      },
      'Sent by paypal[.]com, says the receiving server’s header; that could not be verified here. That is PayPal’s own domain.',
    ],
    [
      'a proven stranger who pretends',
      {
        from: 'PayPal <service@help.example>',
        headers: said('dkim=pass header.d=help.example; dmarc=pass'),
      },
      'Sent by help[.]example, says the receiving server’s header; that could not be verified here. It claims to be from PayPal; paypal.com did not send it.',
    ],
    [
      'a proven stranger who does not pretend',
      { headers: said('dkim=pass header.d=example.org; dmarc=pass') },
      'Sent by example[.]org, says the receiving server’s header; that could not be verified here. It claims to be from no company that we know.',
    ],
    [
      'a service that passes on a user’s words',
      {
        from: 'PayPal <service@paypal.com>',
        replyTo: 'Bob <bob@example.org>',
        headers: passed,
        text: 'Note from Bob: call us about your payment.',
      },
      'Sent by paypal[.]com, says the receiving server’s header; that could not be verified here. It passes on what one of its users wrote (answers go to bob[@]example[.]org); nobody vouches for those words.',
    ],
    [
      'an agent with the brand’s signature',
      { from: 'PayPal <news@mailer.example>', headers: said('dkim=pass header.d=mail.paypal.com') },
      'Signed by mail[.]paypal[.]com, which belongs to PayPal, and sent through mailer[.]example.',
    ],
    [
      'a forged sender',
      { from: 'PayPal <service@paypal.com>', headers: said('dkim=pass header.d=evil.example; dmarc=fail') },
      'Not proven to come from paypal[.]com: it failed the checks, and was signed by evil[.]example. It claims to be from PayPal; nothing shows that paypal.com sent it.',
    ],
    [
      'the signature of another domain',
      { headers: said('spf=pass smtp.mailfrom=a@esp.example; dkim=none') },
      'Signed by esp[.]example, which is not the address shown (example[.]org).',
    ],
    ['nothing at all', {}, 'Says it comes from example[.]org; nothing in it proves that.'],
    [
      'nothing at all, and a false claim',
      { from: 'PayPal <service@help.example>' },
      'Says it comes from help[.]example; nothing in it proves that. It claims to be from PayPal; that is not an address of PayPal.',
    ],
    ['nobody', { from: '' }, 'The message does not say who sent it.'],
  ])('says it of %s', async (_, draft, sentence) => {
    expect(whoSentThis(await mailCaseOf(draft))).toBe(sentence);
  });

  it('says that we verified it ourselves', async () => {
    const sentence = whoSentThis(
      await mailCaseOf({
        facts: {
          authentication: {
            signatures: [
              {
                domain: 'example.org',
                selector: 's',
                outcome: 'intact',
                isBodyIntact: true,
                isAligned: true,
              },
            ],
            spf: { state: 'absent' },
            dmarc: { state: 'absent' },
            arc: { state: 'absent' },
          },
        },
      }),
    );
    expect(sentence).toContain('Really sent by example[.]org (verified here).');
  });

  it('says nothing of a text that was pasted without a sender', async () => {
    expect(whoSentThis(mailCase(await readMail({ content: 'Hello there' }), {}))).toBe('');
  });
});
