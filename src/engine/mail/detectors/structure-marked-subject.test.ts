import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { structureMarkedSubject } from './structure-marked-subject.ts';

describe('structure-marked-subject', () => {
  it.each<[string, MailDraft]>([
    ['letters nobody says', { subject: 'Your files will be deleted #vwxp' }],
    ['letters and digits', { subject: 'Invoice overdue [k3jd82x]' }],
    ['a long mixed mark', { subject: 'Payment advice 8f3KD02mx91bq' }],
    ['a long word nobody writes', { subject: 'Voicemail xkqpzrtwvlmn' }],
    ['four capitals after a full stop', { subject: 'Mailbox notice.QKZR' }],
    ['a mark far to the right', { subject: 'You have a new fax            8843' }],
    ['a number after the name', { from: 'Support 8847213 <a@x.example>', subject: 'Hello' }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = structureMarkedSubject.run(input);
    expect(finding).toMatchObject({ type: 'structure-marked-subject', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual([input.mail.subject]);
  });

  it.each<[string, MailDraft]>([
    ['a time of day', { subject: 'Lunch at 3pm' }],
    ['a day', { subject: 'Photos of the 21st' }],
    ['a measure', { subject: 'Your vitamins, 1000mg' }],
    ['a long ordinary word', { subject: 'Registration confirmation' }],
    ['a long German word', { subject: 'Einladung zur Mitgliederversammlung' }],
    ['an order number', { subject: 'Your order 302838475629' }],
    ['a file as people send it', { subject: 'Budget.xlsx' }],
    ['a photo as phones send it', { subject: 'IMG_0001.HEIC' }],
    ['a year', { subject: 'Summer party 2026' }],
    ['trade among traders', { subject: 'News for b2b' }],
    [
      'a long subject that a server broke with a tab',
      { subject: 'Minutes of the meeting of the committee for the\r\n\tnew benches in the park' },
    ],
    ['Russian', { subject: 'Счёт за ноябрь' }],
    [
      'a ticket from a well-known service',
      {
        from: 'Forum <a@forum.example>',
        subject: 'Ticket [k3jd82x]',
        facts: visited('forum.example'),
      },
    ],
    [
      'a build on a mailing list',
      {
        subject: 'Build failed 8f3kd02mx91b',
        headers: ['List-Id: <builds.lists.example>', 'List-Post: <mailto:builds@lists.example>'],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureMarkedSubject.run(await mailCaseOf(draft))).toBeNull();
  });
});
