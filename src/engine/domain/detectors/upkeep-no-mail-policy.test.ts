import { describe, expect, it } from 'vitest';
import { absent, known, mailPolicy, nameCase, takesMail, unknown } from '../../testing/domain-case.ts';
import { upkeepNoMailPolicy } from './upkeep-no-mail-policy.ts';

describe('upkeep-no-mail-policy', () => {
  it.each([
    [
      'a domain that takes mail without a rule',
      nameCase('example.org', { mailSecurity: { dmarc: absent }, dns: takesMail }),
      4,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepNoMailPolicy.run(input)).toMatchObject({ type: 'upkeep-no-mail-policy', score });
  });

  it.each([
    [
      'a parked domain without mail',
      nameCase('example.org', { mailSecurity: { dmarc: absent }, dns: { mx: absent } }),
    ],
    [
      'a domain with a rule',
      nameCase('example.org', { mailSecurity: { dmarc: known(mailPolicy) }, dns: takesMail }),
    ],
    [
      'a rule that could not be read',
      nameCase('example.org', { mailSecurity: { dmarc: unknown }, dns: takesMail }),
    ],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepNoMailPolicy.run(input)).toBeNull();
  });
});
