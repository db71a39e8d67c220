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
const pretender: MailDraft = { from: 'PayPal <a@evil.example>' };

describe('mailAdvice', () => {
  it('begins with what matters most at that level', async () => {
    expect((await advice('phishing'))[0]).toMatch(/^Do not click any link/);
    expect((await advice('suspicious'))[0]).toMatch(/^Do not act on this message/);
    expect((await advice('safe'))[0]).toMatch(/^No clear sign of phishing/);
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
    expect((await advice('phishing')).join(' ')).toContain(
      'If you already entered a password, change it now',
    );
    expect((await advice('suspicious')).join(' ')).not.toContain('already entered');
  });
});
