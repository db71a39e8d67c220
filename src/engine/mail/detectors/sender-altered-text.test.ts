import { describe, expect, it } from 'vitest';
import type { DkimOutcome } from '../../../contract/mail-authentication.ts';
import { type MailDraft, mailCaseOf, markedIn } from '../../testing/mail-case.ts';
import type { MailFacts } from '../case.ts';
import { senderAlteredText } from './sender-altered-text.ts';

const signed = (outcome: DkimOutcome, isAligned = true): MailFacts => ({
  authentication: {
    signatures: [
      { domain: 'example.org', selector: 's1', outcome, isBodyIntact: outcome !== 'altered', isAligned },
    ],
    spf: { state: 'absent' },
    dmarc: { state: 'absent' },
    arc: { state: 'absent' },
  },
});

describe('sender-altered-text', () => {
  it.each<[string, MailDraft]>([
    ['a text that was changed', { facts: signed('altered') }],
    [
      'list headers of a list that has no place to post to',
      { facts: signed('altered'), headers: ['List-Id: <news.example>'] },
    ],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = senderAlteredText.run(input);
    expect(finding).toMatchObject({ type: 'sender-altered-text', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual(['Ana Silva <ana@example.org>']);
  });

  it.each<[string, MailDraft]>([
    ['an intact signature', { facts: signed('intact') }],
    ['a signature whose key could not be fetched', { facts: signed('key-not-held') }],
    ['a broken signature of another domain, as relays leave them', { facts: signed('altered', false) }],
    [
      'a mailing list, which adds a footer to what its members signed',
      {
        facts: signed('altered'),
        headers: ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'],
      },
    ],
    ['a message nobody verified', {}],
  ])('stays quiet on %s', async (_, draft) => {
    expect(senderAlteredText.run(await mailCaseOf(draft))).toBeNull();
  });
});
