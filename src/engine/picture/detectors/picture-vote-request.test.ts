import { describe, expect, it } from 'vitest';
import { chat, pictureCaseOf, wellKnown } from '../../testing/picture-case.ts';
import { pictureVoteRequest } from './picture-vote-request.ts';

describe('picture-vote-request', () => {
  it.each([
    'Hi! Please vote for my niece in the dance contest\nhttps://dance-vote.top/leo',
    'Bitte stimme für meine Nichte\nhttps://wahl-tanz.site/x',
    'Vota por mi sobrina\nhttps://concurso-baile.xyz/a',
  ])('fires on “%s”', (text) => {
    expect(pictureVoteRequest.run(pictureCaseOf(chat('Jo', [text])))?.score).toBe(28);
  });

  it.each([
    ['a vote without a link', chat('Jo', ['Please vote for my sister on Sunday!'])],
    [
      'a vote on a well-known site',
      chat('Jo', ['Please vote for my photo\nhttps://www.nationalgeographic.com/x'], {
        facts: wellKnown('nationalgeographic.com'),
      }),
    ],
  ])('stays quiet on %s', (_, draft) => {
    expect(pictureVoteRequest.run(pictureCaseOf(draft))).toBeNull();
  });
});
