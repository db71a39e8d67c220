import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, markedIn, visited } from '../../testing/mail-case.ts';
import { mailCase } from '../case.ts';
import { readMail } from '../parse/read-mail.ts';
import { structureNothingButLink } from './structure-nothing-but-link.ts';

const marked = ['hxxps://gallery-77[.]example/a'];

describe('structure-nothing-but-link', () => {
  it.each<[string, MailDraft]>([
    ['a bare link', { text: 'https://gallery-77.example/a' }],
    ['a few words', { text: 'Is this you in the video?\nhttps://gallery-77.example/a' }],
    ['a button', { html: '<a href="https://gallery-77.example/a">View</a>' }],
    [
      'a tracking pixel beside it',
      { html: '<a href="https://gallery-77.example/a">View</a><img src="x" width="1" height="1">' },
    ],
  ])('fires on %s', async (_, draft) => {
    const input = await mailCaseOf(draft);
    const finding = structureNothingButLink.run(input);
    expect(finding).toMatchObject({ type: 'structure-nothing-but-link', score: expect.any(Number) });
    expect(markedIn(input, finding)).toEqual(marked);
  });

  it.each<[string, MailDraft]>([
    [
      'a friend who says what it is',
      {
        text: 'Hi, these are the pictures of our walk along the coast last Sunday, with the seals: https://gallery-77.example/a',
      },
    ],
    [
      'a friend who sends a public video',
      { text: 'Ha! https://videos.example/1', facts: visited('videos.example') },
    ],
    ['a link to the sender’s own site', { text: 'https://example.org/photos' }],
    ['a code of a brand', { from: 'a@paypal.com', text: 'https://gallery-77.example/a' }],
    [
      'an answer in a conversation',
      {
        headers: ['In-Reply-To: <0@example.net>'],
        text: 'https://gallery-77.example/a\n\n> Where are they?',
      },
    ],
    [
      'a picture, which another detector judges',
      { html: '<a href="https://gallery-77.example/a"><img src="cid:1" width="600"></a>' },
    ],
    ['a few words without any link', { text: 'Tomorrow at nine?' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureNothingButLink.run(await mailCaseOf(draft))).toBeNull();
  });

  it('stays quiet on a link that a person pasted alone to have it checked', async () => {
    const mail = await readMail({ content: 'https://gallery-77.example/a' });
    expect(structureNothingButLink.run(mailCase(mail, {}))).toBeNull();
  });
});
