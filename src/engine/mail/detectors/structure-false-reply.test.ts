import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { structureFalseReply } from './structure-false-reply.ts';

describe('structure-false-reply', () => {
  it.each([
    ['an answer to nothing', 'Re: Your invoice'],
    ['capitals', 'RE: YOUR INVOICE'],
    ['a space before the colon', 'Re : Your invoice'],
    ['German', 'AW: Rechnung'],
    ['an encoded subject', '=?utf-8?B?UmU6IFlvdXIgaW52b2ljZQ==?='],
  ])('fires on %s', async (_, subject) => {
    const input = await mailCaseOf({ subject, text: 'Please pay today.' });
    const finding = structureFalseReply.run(input);
    expect(finding).toMatchObject({ type: 'structure-false-reply', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual([input.mail.subject]);
  });

  it.each<[string, MailDraft]>([
    [
      'an answer that quotes',
      {
        subject: 'Re: Dinner',
        headers: ['In-Reply-To: <0@example.net>'],
        text: 'Gladly.\n\nOn Monday Ana wrote:\n> Dinner on Friday?',
      },
    ],
    [
      'a short answer that names what it answers and quotes nothing',
      { subject: 'RE: Dinner', headers: ['In-Reply-To: <0@example.net>'], text: 'Gladly.' },
    ],
    ['an answer whose thread was lost', { subject: 'Re: Dinner', text: 'Gladly.\n\n> Dinner on Friday?' }],
    ['the same in Spanish', { subject: 'Re: cena', text: 'Vale.\n\nEl lunes, Ana escribió:\n¿Cenamos?' }],
    ['the same in French', { subject: 'Re: dîner', text: 'Oui.\n\nLe lundi, Ana a écrit :\nOn dîne ?' }],
    ['the same in German', { subject: 'AW: Essen', text: 'Gern.\n\nAm Montag schrieb Ana:\nEssen?' }],
    ['a forward', { subject: 'Fwd: Your invoice' }],
    ['a word that begins alike', { subject: 'Rescheduled: our meeting' }],
    ['a reminder', { subject: 'Reminder: pay your invoice' }],
    [
      'a mailing list',
      {
        subject: 'Re: release',
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureFalseReply.run(await mailCaseOf(draft))).toBeNull();
  });
});
