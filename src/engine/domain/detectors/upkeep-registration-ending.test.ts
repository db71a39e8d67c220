import { describe, expect, it } from 'vitest';
import { known, nameCase, registered, unknown } from '../../testing/domain-case.ts';
import { upkeepRegistrationEnding } from './upkeep-registration-ending.ts';

describe('upkeep-registration-ending', () => {
  it.each([
    [
      'a name that ends within the week',
      nameCase('example.org', { registration: known(registered(4000, 5)) }),
      2,
    ],
    ['a name that ends today', nameCase('example.org', { registration: known(registered(4000, 0)) }), 2],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepRegistrationEnding.run(input)).toMatchObject({ type: 'upkeep-registration-ending', score });
  });

  it.each([
    ['a name that ends next month', nameCase('example.org', { registration: known(registered(4000, 30)) })],
    [
      'a name that has ended, which is told elsewhere',
      nameCase('example.org', { registration: known(registered(4000, -3)) }),
    ],
    ['a registry that did not answer', nameCase('example.org', { registration: unknown })],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepRegistrationEnding.run(input)).toBeNull();
  });
});
