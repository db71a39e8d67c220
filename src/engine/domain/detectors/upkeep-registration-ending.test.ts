import { describe, expect, it } from 'vitest';
import { known, nameCase, registered, unknown } from '../../testing/domain-case.ts';
import { upkeepRegistrationEnding } from './upkeep-registration-ending.ts';

describe('upkeep-registration-ending', () => {
  it.each([
    [
      'a domain that expires within the week',
      nameCase('example.org', { registration: known(registered(4000, 5)) }),
      2,
    ],
    ['a domain that expires today', nameCase('example.org', { registration: known(registered(4000, 0)) }), 2],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepRegistrationEnding.run(input)).toMatchObject({ type: 'upkeep-registration-ending', score });
  });

  it.each([
    [
      'a domain that expires next month',
      nameCase('example.org', { registration: known(registered(4000, 30)) }),
    ],
    [
      'a domain that has expired, which another detector reports',
      nameCase('example.org', { registration: known(registered(4000, -3)) }),
    ],
    ['a registry that did not answer', nameCase('example.org', { registration: unknown })],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepRegistrationEnding.run(input)).toBeNull();
  });
});
