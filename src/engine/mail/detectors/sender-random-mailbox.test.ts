import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { senderRandomMailbox } from './sender-random-mailbox.ts';

describe('sender-random-mailbox', () => {
  it.each([
    ['random letters', 'xkqzvbnwtrp@example.org'],
    ['random digits', 'k4169158863407@example.org'],
    ['alternating letters and digits', 'a8f3kd02mx91bq@gmail.com'],
    ['random letters with dots between', 'xkqz.vbnw.trp@example.org'],
  ])('fires on %s', async (_, from) => {
    const input = await mailCaseOf({ from });
    const finding = senderRandomMailbox.run(input);
    expect(finding).toMatchObject({ type: 'sender-random-mailbox', score: expect.any(Number) });
    expect(finding?.description).toContain('[@]');
    expect(markedIn(input, finding)).toEqual([from]);
  });

  it.each<[string, MailDraft]>([
    ['a person', { from: 'ana.silva@example.org' }],
    ['a person with a year', { from: 'christinamueller1987@gmail.com' }],
    ['a person with a date', { from: 'annaschmidt150390@gmx.de' }],
    [
      'a Polish name, which looks random to others',
      { from: 'Wojciech Szczęsny <wojciech.szczesny@example.pl>' },
    ],
    ['an office', { from: 'customer-service-no-reply@example.org' }],
    ['a number in a Chinese mailbox', { from: '1234567890@qq.com' }],
    ['initials', { from: 'jpk@example.org' }],
    [
      'a service that counts replies, on a well-known domain',
      { from: 'reply-fe9715707c66017c71@mail.forum.example', facts: visited('forum.example') },
    ],
    ['a brand’s own counted address', { from: 'bounce-a8f3kd02mx91bq@amazon.com' }],
    [
      'a member of a mailing list',
      {
        from: 'a8f3kd02mx91bq@example.org',
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderRandomMailbox.run(await mailCaseOf(draft))).toBeNull();
  });
});
