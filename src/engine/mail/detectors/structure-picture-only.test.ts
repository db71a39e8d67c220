import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf, visited } from '../../testing/mail-case.ts';
import { structurePictureOnly } from './structure-picture-only.ts';

const picture =
  '<a href="https://gallery-77.example/a"><img src="https://gallery-77.example/1.png" width="600"></a>';
const letter =
  '<p>We are closed on Monday because of the fair. On Tuesday we open at nine as usual, and there will be fresh tea and cake for everybody who comes before noon.</p>';

describe('structure-picture-only', () => {
  it.each<[string, MailDraft]>([
    ['a picture with a link', { html: picture }],
    [
      'a picture with a map',
      { html: '<img src="cid:1" usemap="#m"><map><area href="https://gallery-77.example/a"></map>' },
    ],
    [
      'a picture with a code',
      { html: '<img src="cid:1" width="600">', qrCodes: ['https://gallery-77.example/a'] },
    ],
    ['a picture and three words', { html: `${picture}<p>Open now please</p>` }],
  ])('fires on %s', async (_, draft) => {
    expect(structurePictureOnly.run(await mailCaseOf(draft))).toMatchObject({
      type: 'structure-picture-only',
      score: expect.any(Number),
    });
  });

  it.each<[string, MailDraft]>([
    ['a newsletter with pictures and text', { html: `${picture}${letter}` }],
    ['a photo from a friend', { html: '<img src="cid:1" width="600">' }],
    [
      'a poster from a well-known shop, linked to the shop',
      {
        from: 'Tea Shop <news@teashop.example>',
        html: '<a href="https://teashop.example/"><img src="cid:1" width="600"></a>',
        facts: visited('teashop.example'),
      },
    ],
    [
      'the logo in the signature of a letter',
      { html: `${letter}<a href="https://example.org/"><img src="cid:logo" width="120"></a>` },
    ],
    [
      'a tracking pixel',
      { html: '<p>Yes.</p><a href="https://example.org/"><img src="x" width="1" height="1"></a>' },
    ],
    ['a link without a picture', { html: '<a href="https://gallery-77.example/a">View</a>' }],
    ['a plain text', { text: 'See you tomorrow.' }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structurePictureOnly.run(await mailCaseOf(draft))).toBeNull();
  });
});
