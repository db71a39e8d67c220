import { describe, expect, it } from 'vitest';
import { type MailDraft, mailOf, visited } from '../testing/mail-case.ts';
import { isConfirmedList, isKnownList } from './mailing-list.ts';

const list = ['List-Id: <talk.lists.example>', 'List-Post: <mailto:talk@lists.example>'];
const confirmed =
  'Authentication-Results: mx.example.net; spf=pass smtp.mailfrom=bounces@lists.example; dmarc=fail';

describe('isConfirmedList', () => {
  it.each<[string, string[], boolean]>([
    ['the receiving server confirmed its domain', [confirmed, ...list], true],
    [
      'its signature was valid',
      ['Authentication-Results: mx; dkim=pass header.d=lists.example', ...list],
      true,
    ],
    [
      'another domain was confirmed',
      ['Authentication-Results: mx; spf=pass smtp.mailfrom=a@evil.example', ...list],
      false,
    ],
    [
      'its domain was not permitted',
      ['Authentication-Results: mx; spf=fail smtp.mailfrom=a@lists.example', ...list],
      false,
    ],
    ['only its headers are there', list, false],
    ['there is no list', [confirmed], false],
  ])('where %s: %#', async (_, headers, isConfirmed) => {
    expect(isConfirmedList(await mailOf({ headers }))).toBe(isConfirmed);
  });
});

describe('isKnownList', () => {
  const known = async ({ facts = {}, ...draft }: MailDraft) => isKnownList(await mailOf(draft), facts);

  it('needs a widely used domain, so that nobody vouches for himself', async () => {
    expect(await known({ headers: [confirmed, ...list], facts: visited('lists.example') })).toBe(true);
    expect(await known({ headers: [confirmed, ...list] })).toBe(false);
  });

  it('does not count lists that anybody can open', async () => {
    const headers = [
      'Authentication-Results: mx; spf=pass smtp.mailfrom=a@googlegroups.com',
      'List-Id: <prizes.googlegroups.com>',
      'List-Post: <mailto:prizes@googlegroups.com>',
    ];
    expect(await known({ headers, facts: visited('googlegroups.com') })).toBe(false);
  });

  it('believes an archive that kept no verdict', async () => {
    expect(await known({ headers: list })).toBe(true);
    expect(await known({ headers: ['List-Id: <talk.lists.example>'] })).toBe(false);
  });
});
