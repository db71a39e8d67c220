import { describe, expect, it } from 'vitest';
import { known, nameCase, registered, unknown } from '../../testing/domain-case.ts';
import { reputationNameOnHold } from './reputation-name-on-hold.ts';

describe('reputation-name-on-hold', () => {
  it.each([
    [
      'a domain that the registry holds',
      nameCase('example.org', { registration: known({ ...registered(4000), statuses: ['server hold'] }) }),
      26,
    ],
    [
      'a domain that the registrar holds, in the spelling of WHOIS',
      nameCase('example.org', {
        registration: known({
          ...registered(4000),
          statuses: ['clientHold https://icann.org/epp#clientHold'],
        }),
      }),
      22,
    ],
    [
      'a hold among other states',
      nameCase('example.org', {
        registration: known({ ...registered(4000), statuses: ['client transfer prohibited', 'serverHold'] }),
      }),
      26,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(reputationNameOnHold.run(input)).toMatchObject({ type: 'reputation-name-on-hold', score });
  });

  it.each([
    [
      'locks that every careful owner sets',
      nameCase('example.org', {
        registration: known({
          ...registered(4000),
          statuses: ['client transfer prohibited', 'client delete prohibited', 'server update prohibited'],
        }),
      }),
    ],
    [
      'a domain without a state',
      nameCase('example.org', { registration: known({ ...registered(4000), statuses: [] }) }),
    ],
    ['a registry that did not answer', nameCase('example.org', { registration: unknown })],
  ])('stays quiet on %s', (_, input) => {
    expect(reputationNameOnHold.run(input)).toBeNull();
  });
});
