import { describe, expect, it } from 'vitest';
import { absent, known, nameCase, sendersList, unknown } from '../../testing/domain-case.ts';
import { upkeepOpenSenderList } from './upkeep-open-sender-list.ts';

describe('upkeep-open-sender-list', () => {
  it.each([
    [
      'a list that allows the whole world',
      nameCase('example.org', { mailSecurity: { spf: known({ ...sendersList, ending: '+all' as const }) } }),
      8,
    ],
    [
      'a list that says nothing about other servers',
      nameCase('example.org', { mailSecurity: { spf: known({ ...sendersList, ending: '?all' as const }) } }),
      3,
    ],
    [
      'a list without an "all"',
      nameCase('example.org', { mailSecurity: { spf: known({ ...sendersList, ending: 'none' as const }) } }),
      3,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepOpenSenderList.run(input)).toMatchObject({ type: 'upkeep-open-sender-list', score });
  });

  it.each([
    [
      'a strict list',
      nameCase('example.org', { mailSecurity: { spf: known({ ...sendersList, ending: '-all' as const }) } }),
    ],
    [
      'a mild list',
      nameCase('example.org', { mailSecurity: { spf: known({ ...sendersList, ending: '~all' as const }) } }),
    ],
    [
      'a list that is kept elsewhere',
      nameCase('example.org', {
        mailSecurity: { spf: known({ ...sendersList, ending: 'redirect' as const }) },
      }),
    ],
    ['no list, which another detector reports', nameCase('example.org', { mailSecurity: { spf: absent } })],
    ['a list that could not be read', nameCase('example.org', { mailSecurity: { spf: unknown } })],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepOpenSenderList.run(input)).toBeNull();
  });
});
