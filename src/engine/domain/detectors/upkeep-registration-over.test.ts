import { describe, expect, it } from 'vitest';
import { known, nameCase, registered, unknown } from '../../testing/domain-case.ts';
import { upkeepRegistrationOver } from './upkeep-registration-over.ts';

describe('upkeep-registration-over', () => {
  it.each([
    ['an expired domain', nameCase('example.org', { registration: known(registered(4000, -3)) }), 10],
    [
      'a domain that is about to be deleted',
      nameCase('example.org', { registration: known({ ...registered(4000), statuses: ['pending delete'] }) }),
      10,
    ],
    [
      'a domain in its redemption period',
      nameCase('example.org', {
        registration: known({ ...registered(4000), statuses: ['redemptionPeriod'] }),
      }),
      10,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepRegistrationOver.run(input)).toMatchObject({ type: 'upkeep-registration-over', score });
  });

  it.each([
    ['a domain that is paid for', nameCase('example.org', { registration: known(registered(4000)) })],
    ['a domain that expires today', nameCase('example.org', { registration: known(registered(4000, 0)) })],
    [
      'a registry that publishes no expiry date',
      nameCase('example.org', { registration: known({ ...registered(1), expiresAt: null }) }),
    ],
    ['a registry that did not answer', nameCase('example.org', { registration: unknown })],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepRegistrationOver.run(input)).toBeNull();
  });
});
