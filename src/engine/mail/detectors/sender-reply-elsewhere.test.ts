import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderReplyElsewhere } from './sender-reply-elsewhere.ts';

const from = 'Ana Silva <ana@example.org>';

describe('sender-reply-elsewhere', () => {
  it.each<[string, MailDraft]>([
    ['a reply that goes to a free mailbox', { from, replyTo: 'ana.silva.desk@gmail.com' }],
    ['a reply that goes to another domain', { from, replyTo: 'Ana Silva <ana@examp1e.example>' }],
    ['the second of two', { from, replyTo: 'ana@example.org, x@collector.example' }],
    ['capitals', { from, replyTo: 'Ana.Desk@GMAIL.com' }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderReplyElsewhere.run(input);
    expect(finding).toMatchObject({ type: 'sender-reply-elsewhere', score: expect.any(Number) });
    expect(finding?.description).toContain('ana[@]example[.]org');
    expect(markedIn(input, finding)?.[0]?.toLowerCase()).toContain(draft.replyTo?.toLowerCase());
  });

  it('counts a free mailbox most, and a newsletter’s other address least', async () => {
    const points = async (draft: MailDraft) => senderReplyElsewhere.run(await mailCaseOf(draft))?.score ?? 0;
    const free = await points({ replyTo: 'ana@gmail.com' });
    const other = await points({ replyTo: 'ana@other.example' });
    const bulk = await points({
      replyTo: 'ana@other.example',
      headers: ['List-Unsubscribe: <mailto:leave@example.org>'],
    });
    expect(free).toBe(senderReplyElsewhere.points);
    expect(other).toBeLessThan(free);
    expect(bulk).toBeLessThan(other);
  });

  it('is a strong sign only where a company asks for money and answers go to a free mailbox', async () => {
    const text = 'Please update our bank details. Send the payment to the new account.';
    const certainty = async (draft: MailDraft) =>
      senderReplyElsewhere.run(await mailCaseOf(draft))?.certainty;
    expect(await certainty({ from, replyTo: 'ana.desk@gmail.com', text })).toBe('strong');
    expect(await certainty({ from, replyTo: 'ana.desk@gmail.com' })).toBe('weak');
    expect(await certainty({ from, replyTo: 'ana@other.example', text })).toBe('weak');
    expect(await certainty({ from: 'ana@yahoo.com', replyTo: 'ana.desk@gmail.com', text })).toBe('weak');
  });

  it.each<[string, MailDraft]>([
    ['no other address', { from }],
    ['the same address', { from, replyTo: 'ana@example.org' }],
    ['another desk of the same organisation', { from, replyTo: 'support@help.example.org' }],
    ['the brand’s address in another country', { from: 'a@amazon.com', replyTo: 'b@amazon.de' }],
    ['a ticket system', { from, replyTo: 'ticket+4711@exampleorg.zendesk.com' }],
    ['a newsletter service', { from, replyTo: 'reply-1@mail.mailchimpapp.net' }],
    [
      'a mailing list',
      {
        from,
        replyTo: 'talk@lists.example',
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderReplyElsewhere.run(await mailCaseOf(draft))).toBeNull();
  });
});
