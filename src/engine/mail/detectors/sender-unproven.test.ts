import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import { senderUnproven } from './sender-unproven.ts';

const results = (text: string) => [`Authentication-Results: mx.example.net; ${text}`];

describe('sender-unproven', () => {
  it.each<[string, MailDraft]>([
    ['neither signature nor permission', { headers: results('spf=none; dkim=none') }],
    ['a domain that does not say', { headers: results('spf=neutral; dkim=none; dmarc=none') }],
    ['a record nobody can read', { headers: results('spf=permerror; dkim=none') }],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderUnproven.run(input);
    expect(finding).toMatchObject({ type: 'sender-unproven', score: expect.any(Number) });
    expect(markedIn(input, finding)?.[0]).toMatch(/^spf=/);
  });

  it.each<[string, MailDraft]>([
    ['a signed message', { headers: results('spf=none; dkim=pass header.d=example.org') }],
    ['a permitted server', { headers: results('spf=pass smtp.mailfrom=a@example.org; dkim=none') }],
    [
      'a signature of the service it went through',
      { headers: results('spf=none; dkim=pass header.d=esp.example') },
    ],
    ['a failed check, which another detector names', { headers: results('spf=fail; dkim=none') }],
    ['a receiver who did not look', {}],
    [
      'a mailing list',
      {
        headers: [
          ...results('spf=none; dkim=none'),
          'List-Id: <talk.lists.example>',
          'List-Post: <mailto:talk@lists.example>',
        ],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderUnproven.run(await mailCaseOf(draft))).toBeNull();
  });
});
