import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderYourself } from './sender-yourself.ts';

const from = 'me@example.net';
const threat = 'I write from your own account, so you can see that I have it.';

describe('sender-yourself', () => {
  it.each<[string, MailDraft]>([
    ['a threat in the reader’s own name', { from, text: threat }],
    ['capitals', { from: 'Me <ME@Example.NET>', text: threat }],
    [
      'a failed check',
      { from, text: threat, headers: ['Authentication-Results: mx.example.net; spf=fail; dkim=none'] },
    ],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderYourself.run(input);
    expect(finding).toMatchObject({ type: 'sender-yourself', score: expect.any(Number) });
    expect(finding?.description).toContain('me[@]example[.]net');
    expect(markedIn(input, finding)?.[0]).toContain('me@example.net');
  });

  it.each<[string, MailDraft]>([
    [
      'a note to oneself, signed by one’s own server',
      {
        from,
        text: 'Buy tea.',
        headers: ['Authentication-Results: mx.example.net; dkim=pass header.d=example.net; dmarc=pass'],
      },
    ],
    ['a copy to oneself beside others', { from, to: 'me@example.net, ana@example.org' }],
    ['the same mailbox name at another domain', { from: 'me@example.org' }],
    ['a message from another address', { text: threat }],
    [
      'one’s own reply on a mailing list',
      { from, headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'] },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderYourself.run(await mailCaseOf(draft))).toBeNull();
  });
});
