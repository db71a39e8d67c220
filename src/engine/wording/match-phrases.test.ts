import { describe, expect, it } from 'vitest';
import { foldProse } from '../text/prose.ts';
import { matchPhrases } from './match-phrases.ts';

const proseOf = (text: string) => foldProse(text, [{ start: 0, end: text.length }], []);
const saidIn = (text: string, topic: Parameters<typeof matchPhrases>[1]) => {
  const prose = proseOf(text);
  const { sure } = matchPhrases(prose, topic);
  return sure.map(({ start, end }) => prose.text.slice(start, end));
};

describe('a phrase of a topic', () => {
  it('is found with its position', () => {
    expect(saidIn('Hello. We have temporarily suspended your account.', 'account-threat')).toEqual([
      'we have temporarily suspended your',
    ]);
  });

  it('is not found where the text contains none', () => {
    expect(saidIn('See you on Thursday.', 'account-threat')).toEqual([]);
  });

  it('is merged with phrases that overlap it', () => {
    expect(saidIn('your mailbox will be permanently disabled', 'account-threat')).toHaveLength(1);
  });

  it('is found at several places', () => {
    const text = 'Your account has been suspended. Someone tried to log in to your account.';
    expect(saidIn(text, 'account-threat')).toHaveLength(2);
  });

  it('is found through disguises: accents, invisible characters, underscores', () => {
    expect(saidIn('Your acc\u200bount has been suspended', 'account-threat')).toHaveLength(1);
    expect(saidIn('_your_account_has_been_suspended_', 'account-threat')).toHaveLength(1);
    expect(saidIn('ＹＯＵＲ ＡＣＣＯＵＮＴ has been suspended', 'account-threat')).toHaveLength(1);
  });

  it('is found in Japanese, even with spaces between the characters', () => {
    expect(saidIn('お客様のアカウントが停止されました', 'account-threat')).toHaveLength(1);
    expect(saidIn('ア カ ウ ン ト が停止されました', 'account-threat')).toHaveLength(1);
    expect(saidIn('アカウントを作成しました', 'account-threat')).toEqual([]);
  });

  it('is found after a page of words that begin many phrases', () => {
    const padding = 'we verify payment update '.repeat(40);
    expect(saidIn(`${padding}. Your account has been suspended`, 'account-threat')).toHaveLength(1);
  });
});
