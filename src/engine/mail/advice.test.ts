import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../testing/mail-case.ts';
import type { Finding } from '../verdict/detector.ts';
import { mailAdvice } from './advice.ts';

const finding = (recommendation: string): Finding => ({
  type: recommendation,
  family: 'structure',
  certainty: 'weak',
  title: 'A title',
  description: 'A description.',
  severity: 'low',
  score: 5,
  icon: 'Link',
  recommendation,
  spans: [],
});
const advice = async (
  level: 'safe' | 'suspicious' | 'phishing',
  findings: Finding[] = [],
  draft: MailDraft = {},
) => mailAdvice([await mailCaseOf(draft)], findings, level);
const linked: MailDraft = { text: 'See https://evil.example/login' };
const pretender: MailDraft = { from: 'PayPal <a@evil.example>' };

describe('mailAdvice', () => {
  it('begins with what matters most at that level', async () => {
    expect((await advice('phishing', [], linked))[0]).toMatch(/^Do not click any link/);
    expect((await advice('phishing'))[0]).toBe('Do not answer, and do not do what this message asks.');
    expect((await advice('suspicious'))[0]).toMatch(/^Do not act on this message/);
  });

  it('ties what it says of a safe message to what was found', async () => {
    const [weak] = await advice('safe', [finding('One.')]);
    expect(weak).toBe('The warning signs below are weak: act on this message only if you know who sent it.');
    const [unvouched] = await advice('safe');
    expect(unvouched).toMatch(/^We found no warning sign, and nothing that vouches for it: /);
    const [vouched] = await advice('safe', [], {
      from: 'PayPal <service@paypal.com>',
      headers: ['Authentication-Results: mx.example.net; dkim=pass header.d=paypal.com; dmarc=pass'],
    });
    expect(vouched).toBe('We found no warning sign in this message.');
  });

  it('speaks of links only where there are some', async () => {
    for (const level of ['safe', 'suspicious', 'phishing'] as const) {
      expect((await advice(level)).join(' ')).not.toMatch(/\blinks?\b|click/i);
    }
    expect((await advice('safe', [], linked)).join(' ')).toContain('links');
  });

  it('names no company that the message only mentions', async () => {
    const mention: MailDraft = { from: 'Ana <a@evil.example>', subject: 'PayPal or bank transfer?' };
    expect((await advice('phishing', [], mention)).join(' ')).not.toContain('paypal.com');
  });

  it('names the safe way second, from our table and never from the message', async () => {
    const steps = await advice('phishing', [], pretender);
    expect(steps[1]).toBe('To reach PayPal, type paypal.com into the browser yourself.');
    expect(steps.join(' ')).not.toContain('evil');
  });

  it('does not send a reader of safe mail anywhere', async () => {
    expect((await advice('safe', [], pretender)).join(' ')).not.toContain('paypal.com');
  });

  it('repeats no step, in the order of the findings, and gives six at most', async () => {
    const steps = await advice('suspicious', [finding('One.'), finding('Two.'), finding('One.')]);
    expect(steps.slice(1)).toEqual(['One.', 'Two.']);
    const many = await advice('phishing', ['1.', '2.', '3.', '4.', '5.', '6.', '7.'].map(finding));
    expect(many).toHaveLength(6);
    expect(new Set(many).size).toBe(6);
  });

  it('warns of an attachment only where one is', async () => {
    const warning = 'Do not open the attachment.';
    expect(await advice('phishing', [], { files: [{ name: 'a.pdf' }] })).toContain(warning);
    expect(await advice('phishing')).not.toContain(warning);
    const logo: MailDraft = { files: [{ name: 'logo.png', type: 'image/png', isInline: true }] };
    expect(await advice('phishing', [], logo)).not.toContain(warning);
  });

  it('says what to do when it is too late', async () => {
    expect((await advice('phishing', [], linked)).join(' ')).toContain(
      'If you already entered a password, change it now',
    );
    expect((await advice('phishing')).join(' ')).toContain('If you already paid');
    expect((await advice('suspicious')).join(' ')).not.toContain('already entered');
  });
});
