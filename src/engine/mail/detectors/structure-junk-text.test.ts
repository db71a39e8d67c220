import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../../testing/mail-case.ts';
import { structureJunkText } from './structure-junk-text.ts';

const junk = 'x9f2kq81mz '.repeat(14);

describe('structure-junk-text', () => {
  it.each<[string, MailDraft]>([
    ['filler that is seen', { html: `<p>Hello</p><p>${junk}</p>` }],
    ['filler that is hidden', { html: `<p>Hello</p><div style="display:none">${junk}</div>` }],
    ['capitals', { html: `<p>Hello</p><p>${junk.toUpperCase()}</p>` }],
  ])('fires on %s', async (_, draft) => {
    const finding = structureJunkText.run(await mailCaseOf(draft));
    expect(finding).toMatchObject({ type: 'structure-junk-text', score: expect.any(Number) });
    expect(finding?.description).toContain('“x9f2kq81mz” is repeated 14 times');
  });

  it.each<[string, MailDraft]>([
    ['a letter', { html: `<p>${'We meet again in the small hall on Monday. '.repeat(20)}</p>` }],
    ['an order number that is mentioned a few times', { html: `<p>${'Order AB12345678. '.repeat(4)}</p>` }],
    [
      'a list of different serial numbers',
      { html: `<p>${Array.from({ length: 40 }, (_, i) => `SN00${i}ab77cd`).join(' ')}</p>` },
    ],
    ['years and sums', { html: `<p>${'2026 1000000000 '.repeat(20)}</p>` }],
    ['the log of a build, as plain text', { text: junk }],
    [
      'a log on a mailing list',
      {
        html: `<p>${junk}</p>`,
        headers: ['List-Id: <builds.lists.example>', 'List-Post: <mailto:builds@lists.example>'],
      },
    ],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureJunkText.run(await mailCaseOf(draft))).toBeNull();
  });
});
