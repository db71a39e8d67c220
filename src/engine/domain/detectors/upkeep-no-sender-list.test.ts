import { describe, expect, it } from 'vitest';
import { absent, known, nameCase, sendersList, takesMail, unknown } from '../../testing/domain-case.ts';
import { upkeepNoSenderList } from './upkeep-no-sender-list.ts';

describe('upkeep-no-sender-list', () => {
  it.each([
    [
      'a domain that takes mail and lists no senders',
      nameCase('example.org', { mailSecurity: { spf: absent }, dns: takesMail }),
      4,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepNoSenderList.run(input)).toMatchObject({ type: 'upkeep-no-sender-list', score });
  });

  it.each([
    [
      'a parked domain without mail',
      nameCase('example.org', { mailSecurity: { spf: absent }, dns: { mx: absent } }),
    ],
    [
      'a domain that says it takes no mail',
      nameCase('example.org', {
        mailSecurity: { spf: absent },
        dns: { mx: known([{ exchange: '.', priority: 0 }]) },
      }),
    ],
    [
      'a domain whose mail servers could not be looked up',
      nameCase('example.org', { mailSecurity: { spf: absent }, dns: { mx: unknown } }),
    ],
    [
      'a domain with a list',
      nameCase('example.org', { mailSecurity: { spf: known(sendersList) }, dns: takesMail }),
    ],
    [
      'a list that could not be read',
      nameCase('example.org', { mailSecurity: { spf: unknown }, dns: takesMail }),
    ],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepNoSenderList.run(input)).toBeNull();
  });
});
