import { describe, expect, it } from 'vitest';
import { type MailDraft, mailCaseOf } from '../testing/mail-case.ts';
import { matchPhrases } from './match-phrases.ts';

const said = async (draft: MailDraft) => {
  const { prose, mail } = await mailCaseOf(draft);
  return matchPhrases(prose, 'account-threat').sure.map(({ start, end }) => {
    const span = prose.spanOf(start, end);
    return mail.shown.text.slice(span.start, span.end);
  });
};

describe('a phrase', () => {
  it.each<[string, MailDraft]>([
    ['lines that plain text wraps', { text: 'Dear Ana,\n\nYour account\nhas been\nsuspended.' }],
    ['lines of source', { html: '<p>Your account\n has been <b>suspended</b></p>' }],
    ['a line break in a sentence', { html: '<p>Your account<br>has been suspended</p>' }],
    [
      'the words of a link',
      { html: '<p>Your <a href="https://a.example/">account has been suspended</a></p>' },
    ],
  ])('goes on over %s', async (_, draft) => {
    expect(await said(draft)).toHaveLength(1);
  });

  it.each<[string, MailDraft]>([
    ['two paragraphs of text', { text: 'Help with your account\n\nhas been suspended' }],
    ['two paragraphs of a page', { html: '<p>Your account</p><p>has been suspended</p>' }],
    ['two cells', { html: '<table><tr><td>Your account</td><td>has been suspended</td></tr></table>' }],
    ['two items', { html: '<ul><li>Your account<li>has been suspended</ul>' }],
    ['two line breaks', { html: 'Your account<br>&nbsp;<br>has been suspended' }],
    ['a link', { html: '<a href="https://a.example/">Your account</a> has been suspended' }],
    ['a written address', { text: 'Your account https://a.example/ has been suspended' }],
    ['the subject and the text', { subject: 'Your account', text: 'has been suspended' }],
  ])('ends between %s', async (_, draft) => {
    expect(await said(draft)).toEqual([]);
  });
});
