import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../../testing/mail-case.ts';
import { structureBrokenWords } from './structure-broken-words.ts';

const cut = (word: string) => `${word.slice(0, 2)}<span></span>${word.slice(2)}`;
const words =
  'please confirm your password before the mailbox closes because storage limits were exceeded today';
const asNumbers = (text: string) => [...text].map((one) => `&#${one.charCodeAt(0)};`).join('');

describe('structure-broken-words', () => {
  it.each<[string, MailDraft]>([
    ['words cut by empty tags', { html: `<p>${words.split(' ').map(cut).join(' ')}</p>` }],
    ['letters written as numbers', { html: `<p>${asNumbers(words)}</p>` }],
  ])('fires on %s', async (_, draft) => {
    expect(structureBrokenWords.run(await mailCaseOf(draft))).toMatchObject({
      type: 'structure-broken-words',
      score: expect.any(Number),
    });
  });

  it('says which of the two it was', async () => {
    const numbers = structureBrokenWords.run(await mailCaseOf({ html: `<p>${asNumbers(words)}</p>` }));
    expect(numbers?.description).toContain('plain letters are written as numbers');
  });

  it.each<[string, MailDraft]>([
    ['bold beginnings of a few words', { html: `<p><b>P</b>lease <b>c</b>onfirm: ${words}</p>` }],
    ['a plain newsletter', { html: `<table><tr><td>${words}</td></tr></table>` }],
    [
      'signs and accents as numbers, as editors write them',
      { html: `<p>Caf&#233; &#8211; ${words} &#169; 2026</p>` },
    ],
    ['a drop cap in each of a few paragraphs', { html: `<p><b>O</b>nce</p><p><b>T</b>hen</p>`.repeat(4) }],
    ['a plain text', { text: words }],
  ])('stays quiet on %s', async (_, draft) => {
    expect(structureBrokenWords.run(await mailCaseOf(draft))).toBeNull();
  });
});
