import { describe, expect, it } from 'vitest';
import { absent, known, nameCase, popularSite, registered, unknown } from '../../testing/domain-case.ts';
import { reputationRegisteredRecently } from './reputation-registered-recently.ts';

describe('reputation-registered-recently', () => {
  it.each([
    ['a domain registered today', nameCase('example.org', { registration: known(registered(0)) }), 36],
    ['a domain of six days', nameCase('example.org', { registration: known(registered(6)) }), 36],
    ['a domain of last week', nameCase('example.org', { registration: known(registered(7)) }), 28],
    ['a domain of 89 days', nameCase('example.org', { registration: known(registered(89)) }), 12],
  ])('fires on %s', (_, input, score) => {
    expect(reputationRegisteredRecently.run(input)).toMatchObject({
      type: 'reputation-registered-recently',
      score,
    });
  });

  it.each([
    ['an old domain', nameCase('example.org', { registration: known(registered(4000)) })],
    ['a domain of 90 days', nameCase('example.org', { registration: known(registered(90)) })],
    ['a registry that did not answer', nameCase('example.org', { registration: unknown })],
    ['an unregistered domain', nameCase('example.org', { registration: absent })],
    [
      'a registry that keeps no dates',
      nameCase('example.org', { registration: known({ ...registered(1), createdAt: null }) }),
    ],
    [
      'a date before there were domains',
      nameCase('example.org', {
        registration: known({ ...registered(1), createdAt: '1970-01-01T00:00:00Z' }),
      }),
    ],
    [
      'a site that is already widely visited',
      nameCase('example.org', { registration: known(registered(3)) }, popularSite),
    ],
  ])('stays quiet on %s', (_, input) => {
    expect(reputationRegisteredRecently.run(input)).toBeNull();
  });
});
