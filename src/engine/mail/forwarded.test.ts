import { describe, expect, it } from 'vitest';
import { type MailDraft, mailOf } from '../testing/mail-case.ts';
import { mailCase } from './case.ts';
import { splitForward } from './forwarded.ts';

const split = async (draft: MailDraft) =>
  splitForward(await mailOf({ from: 'Ana <ana@gmail.com>', ...draft }));
const block = [
  'From: PayPal <service@paypal-help.example>',
  'Date: Mon, 2 Nov 2026 10:00',
  'Subject: Your account is limited',
  'To: Ana <ana@gmail.com>',
].join('\n');

describe('splitForward', () => {
  it.each([
    [
      'Gmail',
      `Is this real?\n\n---------- Forwarded message ---------\n${block}\n\nConfirm: https://evil.example/x`,
    ],
    [
      'Outlook',
      `Is this real?\n\n________________________________\n${block}\n\nConfirm: https://evil.example/x`,
    ],
    [
      'a quoting program',
      `Is this real?\n\n${block.replace(/^/gm, '> ')}\n>\n> Confirm: https://evil.example/x`,
    ],
    [
      'a German one',
      'Echt?\n\nVon: PayPal <service@paypal-help.example>\nGesendet: Montag\nAn: Ana\nBetreff: Your account is limited\n\nConfirm: https://evil.example/x',
    ],
    [
      'a French one',
      'Vrai ?\n\nDe : PayPal <service@paypal-help.example>\nEnvoyé : lundi\nÀ : Ana\nObjet : Your account is limited\n\nConfirm: https://evil.example/x',
    ],
    [
      'one that sets names in bold',
      `Is this real?\n\n${block.replace(/^(\w+):/gm, '*$1:*')}\n\nConfirm: https://evil.example/x`,
    ],
  ])('takes apart what %s writes', async (_, text) => {
    const [outer, inner] = await split({ subject: 'Fwd: Your account is limited', text });
    expect(inner).toMatchObject({
      from: { name: 'PayPal', address: 'service@paypal-help.example', domain: 'paypal-help.example' },
      subject: 'Your account is limited',
    });
    expect(inner?.links.map(({ href }) => href)).toEqual(['https://evil.example/x']);
    expect(outer.links).toEqual([]);
    const { shown } = inner ?? outer;
    const at = shown.fields.from;
    expect(shown.text.slice(at?.start, at?.end)).toBe('PayPal <service@paypal-help.example>');
    const subject = shown.fields.subject;
    expect(shown.text.slice(subject?.start, subject?.end)).toBe('Your account is limited');
  });

  it('gives the forwarder their words and the forwarded message its own', async () => {
    const [outer, inner] = await split({
      text: `Is this real?\n\n${block}\n\nYour PayPal account is limited.`,
    });
    expect(mailCase(outer, {}).prose.text).toContain('is this real?');
    expect(mailCase(outer, {}).prose.text).not.toContain('your paypal account');
    expect(inner && mailCase(inner, {}).prose.text).toContain('your paypal account is limited');
    expect(inner && mailCase(inner, {}).prose.text).not.toContain('is this real?');
  });

  it('does not take a repeated subject for the words of the forwarder', async () => {
    const text = `For your records.\n\n${block}\n\nBye`;
    const [repeated] = await split({ subject: 'Fwd: Your account is limited', text });
    expect(repeated.shown.fields.subject).toBeUndefined();
    const [own] = await split({ subject: 'Your PayPal account is closed', text });
    expect(own.shown.fields.subject).toBeDefined();
  });

  it('says nothing about the forwarder’s headers in the forwarded message', async () => {
    const [, inner] = await split({
      replyTo: 'ana@example.org',
      headers: ['Authentication-Results: mx.example.net; dmarc=pass'],
      text: `Look.\n\n${block}\n\nBye`,
      files: [{ name: 'a.pdf' }],
    });
    expect(inner).toMatchObject({
      headers: [],
      replyTo: [],
      receiverVerdicts: [],
      attachments: [],
      hops: [],
    });
  });

  it.each([
    ['a letter', 'See you tomorrow.'],
    ['a sentence that begins with From', 'From: now on we meet on Tuesdays.\nGreetings'],
    ['a sender without any other line', 'From: Ana <ana@example.org>\n\nHello there'],
    ['the history at the end of a long answer', `${'We talked about the benches. '.repeat(80)}\n\n${block}`],
  ])('leaves %s whole', async (_, text) => {
    expect(await split({ text })).toHaveLength(1);
  });
});
