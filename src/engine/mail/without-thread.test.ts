import { describe, expect, it } from 'vitest';
import { type MailDraft, mailOf } from '../testing/mail-case.ts';
import { judgeMail } from './judge.ts';
import { readingsWithoutThread } from './without-thread.ts';

const reply = ['In-Reply-To: <1@example.net>', 'References: <1@example.net>'];
const readings = async (draft: MailDraft) => readingsWithoutThread(await mailOf(draft), {});
const bodies = async (draft: MailDraft) =>
  (await readings(draft)).map(({ shown }) =>
    shown.text.slice(shown.bodyStart, shown.bodyEnd).replace(/\s+/g, ' ').trim(),
  );

describe('readingsWithoutThread', () => {
  it('reads everything as if nothing were quoted, and the sender’s own words alone', async () => {
    expect(
      await bodies({ headers: reply, text: 'Pay today.\n\nOn Monday Bob wrote:\n> How much?\n> Bob' }),
    ).toEqual(['Pay today. How much? Bob', 'Pay today.']);
  });

  it('finds own words between quoted ones', async () => {
    expect(await bodies({ text: '> How much?\nPay today.\n> When?\nNow.' })).toEqual([
      'How much? Pay today. When? Now.',
      'Pay today. Now.',
    ]);
  });

  it('takes reply headers and “Re:” away, and links in quoted lines', async () => {
    const draft = {
      headers: reply,
      subject: 'Re: AW: Invoice',
      text: 'Pay at https://pay.example/1\n\n> https://old.example/2',
    };
    const [all, own] = await readings(draft);
    expect(all?.subject).toBe('Invoice');
    expect(all?.headers.some(({ key }) => key === 'in-reply-to' || key === 'references')).toBe(false);
    expect(all?.links.map(({ href }) => href)).toEqual(['https://pay.example/1', 'https://old.example/2']);
    expect(own?.links.map(({ href }) => href)).toEqual(['https://pay.example/1']);
    const { fields, text } = all?.shown ?? { fields: {}, text: '' };
    expect(text.slice(fields.subject?.start, fields.subject?.end)).toBe('Invoice');
  });

  it('keeps every position, so that marks fit the message as it is shown', async () => {
    const mail = await mailOf({ headers: reply, text: 'Pay.\n\n> > How much?\nNow.\n> When?' });
    for (const { shown } of readingsWithoutThread(mail, {})) {
      expect(shown.text).toHaveLength(mail.shown.text.length);
      expect(shown.text.indexOf('Now.')).toBe(mail.shown.text.indexOf('Now.'));
    }
  });

  it.each<[string, MailDraft]>([
    ['a message that answers nothing', { text: 'See you tomorrow.' }],
    ['“Re:” alone, which a detector reports', { subject: 'Re: your account', text: 'Sign in now.' }],
  ])('has no other reading of %s', async (_, draft) => {
    expect(await readings(draft)).toEqual([]);
  });
});

describe('a faked conversation', () => {
  const lure = 'Your mailbox is full. Verify your account within 24 hours: https://collector.example/login';
  const from = 'PayPal Service <x9@mail-77.example>';
  const scoreOf = async (draft: MailDraft) => judgeMail(await mailOf({ from, ...draft })).riskScore;

  it.each<[string, MailDraft]>([
    ['below the lure', { text: `${lure}\n\nOn Monday Bob wrote:\n> See you on Tuesday.\n> Bob` }],
    ['above the lure', { text: `> See you on Tuesday.\n\n${lure}` }],
    ['around the lure', { text: `On Monday Bob wrote:\n${lure.replace(/^/gm, '> ')}` }],
    ['in its headers', { text: lure }],
  ])('costs a lure nothing, %s', async (_, draft) => {
    const alone = await scoreOf({ text: lure, subject: 'Notice' });
    expect(alone).toBeGreaterThan(20);
    expect(await scoreOf({ headers: reply, subject: 'Re: Notice', ...draft })).toBeGreaterThanOrEqual(alone);
  });

  it('nor does a mailing list that only the sender names', async () => {
    const headers = [
      'Authentication-Results: mx; spf=pass smtp.mailfrom=x9@mail-77.example',
      'List-Id: <all.mail-77.example>',
      'List-Post: <mailto:all@mail-77.example>',
    ];
    expect(await scoreOf({ headers, text: lure })).toBeGreaterThanOrEqual(
      await scoreOf({ headers: headers.slice(0, 1), text: lure }),
    );
  });
});
