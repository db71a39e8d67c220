import { describe, expect, it } from 'vitest';
import { explanationSchema } from '../../contract/explanation.ts';
import { prediction } from '../inference/testing/tiny-models.ts';
import { type MailDraft, mailOf } from '../testing/mail-case.ts';
import type { MailFacts } from './case.ts';
import { judgeMail } from './judge.ts';
import type { MailModels } from './model.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';
import { readMail } from './parse/read-mail.ts';

const judged = async (draft: MailDraft, facts: MailFacts = {}, models: MailModels = {}) =>
  judgeMail(await mailOf(draft), { ...draft.facts, ...facts }, models);
const lure: MailDraft = {
  from: 'PayPal <service@account-help.example>',
  subject: 'Your account is limited',
  html: '<p>Your PayPal account is limited. <a href="https://paypal-secure-login.com/a">www.paypal.com</a></p>',
};
const attached = [
  'From: Netflix <a@netflix-billing.example>',
  'Subject: Payment declined',
  'Message-ID: <2@example.org>',
  '',
  'Your Netflix account is on hold: https://netflix-billing-update.com/x',
].join('\r\n');

describe('explainMail', () => {
  it('obeys the contract', async () => {
    expect(explanationSchema.safeParse((await judged(lure)).explanation).success).toBe(true);
  });

  it('marks what was found: in order, without overlaps, each a threat of the verdict', async () => {
    const { explanation, threats } = await judged(lure);
    const message = explanation?.message;
    const marks = message?.marks ?? [];
    expect(marks.length).toBeGreaterThan(1);
    marks.forEach(({ start, end, threat }, i) => {
      expect(start).toBeLessThan(end);
      expect(start).toBeGreaterThanOrEqual(marks[i - 1]?.end ?? 0);
      expect(end).toBeLessThanOrEqual(message?.text.length ?? 0);
      expect(threats.map(({ type }) => type)).toContain(threat);
    });
    const words = marks.map(({ start, end }) => message?.text.slice(start, end));
    expect(words).toContain('PayPal <service@account-help.example>');
  });

  it('shows nothing that could be clicked', async () => {
    const { explanation } = await judged(lure);
    expect(explanation?.message?.text).not.toMatch(/https?:\/\//);
    expect(explanation?.trail.map(({ label }) => label).join(' ')).not.toMatch(/https?:\/\/|login\.com/);
  });

  it('follows a link from the message to its host', async () => {
    const { explanation } = await judged({
      html: '<a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.example%2Fx&data=05">Open</a>',
    });
    expect(explanation?.trail.map(({ id, parent, kind, why }) => ({ id, parent, kind, why }))).toEqual([
      { id: 0, parent: null, kind: 'message', why: 'as it was submitted' },
      { id: 1, parent: 0, kind: 'link', why: 'behind a link' },
      { id: 2, parent: 1, kind: 'wrapped-link', why: 'unwrapped from Microsoft Safe Links' },
      { id: 3, parent: 2, kind: 'host', why: 'where the link finally leads' },
    ]);
    expect(explanation?.trail.at(-1)?.label).toBe('evil[.]example');
  });

  it('puts an attached message below the one that carries it, and its marks into its text', async () => {
    const { explanation } = await judged({
      text: 'Is this real?',
      files: [{ name: 'message.eml', type: 'message/rfc822', content: attached }],
    });
    const { text = '', marks = [] } = explanation?.message ?? {};
    expect(text).toContain('— Attached message —');
    const border = text.indexOf('— Attached message —');
    expect(marks.length).toBeGreaterThan(0);
    for (const { start } of marks) expect(start).toBeGreaterThan(border);
    expect(marks.map(({ start, end }) => text.slice(start, end))).toContain(
      'Netflix <a@netflix-billing.example>',
    );
    for (const { id, parent } of explanation?.trail ?? []) expect(parent ?? -1).toBeLessThan(id);
    expect(explanation?.trail.filter(({ parent }) => parent === null)).toHaveLength(1);
  });

  it('writes a forwarded message down once', async () => {
    const { explanation } = await judged({
      text: 'Is this real?\n\nFrom: PayPal <a@evil.example>\nDate: Monday\nSubject: Limited\nTo: Ana\n\nYour PayPal account is limited.',
    });
    expect(explanation?.message?.text.match(/Your PayPal account/g)).toHaveLength(1);
    expect(explanation?.message?.marks.length).toBeGreaterThan(0);
  });

  it('names the way to the imitated brand, from our own table', async () => {
    expect((await judged(lure)).explanation?.safeWay).toMatchObject({
      brand: 'PayPal',
      address: 'paypal.com',
    });
    expect((await judged({})).explanation?.safeWay).toBeNull();
  });

  it('says what each finding cost', async () => {
    const { explanation, threats, riskScore } = await judged(lure);
    expect(Object.keys(explanation?.scoreWithout ?? {}).sort()).toEqual(
      threats.map(({ type }) => type).sort(),
    );
    for (const points of Object.values(explanation?.scoreWithout ?? {}))
      expect(points).toBeLessThanOrEqual(riskScore);
  });

  it('reassures only where little was found, and is inconclusive where nothing can be said', async () => {
    const bare = await judged({ text: 'Hello' });
    expect(bare.explanation).toMatchObject({ reassurances: [], isConclusive: false });
    const proven = await judged({
      from: 'PayPal <service@paypal.com>',
      headers: ['Authentication-Results: mx.example.net; dkim=pass header.d=paypal.com; dmarc=pass'],
    });
    expect(proven.explanation).toMatchObject({ isConclusive: true });
    expect(proven.explanation?.reassurances).not.toEqual([]);
    expect((await judged(lure)).explanation?.reassurances).toEqual([]);
  });

  it('says where a model held weak signs within the safe band', async () => {
    const models: MailModels = { mail: { judge: () => prediction(-3) } };
    const weak: MailDraft = {
      replyTo: 'desk@gmail.com',
      text: 'Dear customer, verify your account within 24 hours: http://example.info/account/login',
    };
    const { explanation, riskScore } = await judged(weak, {}, models);
    expect(riskScore).toBe(20);
    expect(explanation.reassurances.at(-1)).toMatch(/known messages.*more ordinary than its warning signs/);
    // A model's likeness to ordinary mail vouches for nobody.
    expect(explanation.isConclusive).toBe(false);
    for (const points of Object.values(explanation.scoreWithout)) expect(points).toBeLessThanOrEqual(20);
    expect((await judged(weak)).explanation.reassurances).toEqual([]);
    expect((await judged(lure, {}, models)).explanation.reassurances).toEqual([]);
  });

  it('says what pasted words leave unchecked', async () => {
    const stateOf = async (content: string) => {
      const { checks } = judgeMail(await readMail({ content })).explanation;
      return Object.fromEntries(checks.map(({ name, state }) => [name, state]));
    };
    expect(await stateOf('Please verify your account today.')).toMatchObject({
      'Sender’s name and address': 'not-possible',
      Links: 'not-possible',
      Attachments: 'not-possible',
    });
    expect(await stateOf('Please verify your account: https://a.example/x')).toMatchObject({ Links: 'done' });
  });

  it('lists the same checks for every message, and says which were not possible', async () => {
    const names = async (draft: MailDraft, facts: MailFacts = {}) =>
      (await judged(draft, facts)).explanation?.checks.map(({ name }) => name);
    expect(await names({})).toEqual(await names(lure));
    const { explanation } = await judged(lure);
    const lists = explanation?.checks.find(({ name }) => name === 'Known phishing lists');
    expect(lists).toMatchObject({ state: 'not-possible', detail: 'the lists were not available' });
    const looked = await judged(lure, { urlFacts: () => ({ knownPhishing: { state: 'absent' } }) });
    expect(looked.explanation?.checks.find(({ name }) => name === 'Known phishing lists')).toMatchObject({
      state: 'done',
      detail: 'not listed',
    });
  });
});

describe('the way from the message to the leaf', () => {
  const leaf = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(
    'https://www.google.com/url?q=https%3A%2F%2Fevil.example%2Flogin',
  )}&data=05`;
  /** A message inside a message inside …, with the wrapped link in the innermost. */
  const nested = (depth: number): string =>
    depth === 0
      ? `From: a@b.example\r\nSubject: Leaf\r\nMessage-ID: <0@b.example>\r\n\r\nSee ${leaf}`
      : [
          'From: c@d.example',
          `Subject: Level ${depth}`,
          `Message-ID: <${depth}@d.example>`,
          'MIME-Version: 1.0',
          `Content-Type: multipart/mixed; boundary="level-${depth}"`,
          '',
          `--level-${depth}`,
          'Content-Type: text/plain',
          '',
          'See the attached message.',
          `--level-${depth}`,
          'Content-Type: message/rfc822',
          'Content-Disposition: attachment',
          '',
          nested(depth - 1),
          `--level-${depth}--`,
        ].join('\r\n');
  const trailOf = async (depth: number) =>
    judgeMail(await readMail({ content: nested(depth) })).explanation.trail;

  it.each([0, 1, 2, 3, 4])('finds it %i messages deep, every step after its parent', async (depth) => {
    const trail = await trailOf(depth);
    const host = trail.find(({ kind, label }) => kind === 'host' && label === 'evil[.]example');
    const way: string[] = [];
    for (let step = host; step; step = trail.find(({ id }) => id === step?.parent)) way.push(step.kind);
    expect(way.slice(0, 4)).toEqual(['host', 'wrapped-link', 'wrapped-link', 'link']);
    expect(way.at(-1)).toBe('message');
    // One step for each message on the way, none of them twice.
    expect(way.slice(4, -1)).toEqual(Array.from({ length: depth }, () => 'attached-message'));
    expect(trail.filter(({ kind }) => kind === 'attached-message')).toHaveLength(depth);
    expect(trail.every(({ id, parent }) => parent === null || parent < id)).toBe(true);
  });

  it('stops at its limit and says so', async () => {
    const mail = await readMail({ content: nested(7) });
    const unreadIn = (one: ParsedMail): string[] => [...one.unread, ...one.attached.flatMap(unreadIn)];
    expect(judgeMail(mail).explanation.trail.some(({ label }) => label === 'evil[.]example')).toBe(false);
    expect(unreadIn(mail)).not.toEqual([]);
    expect(unreadIn(await readMail({ content: nested(4) }))).toEqual([]);
  });
});
