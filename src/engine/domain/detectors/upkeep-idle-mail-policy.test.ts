import { describe, expect, it } from 'vitest';
import { absent, known, mailPolicy, nameCase, takesMail, unknown } from '../../testing/domain-case.ts';
import { upkeepIdleMailPolicy } from './upkeep-idle-mail-policy.ts';

describe('upkeep-idle-mail-policy', () => {
  it.each([
    [
      'a rule that only reports',
      nameCase('example.org', {
        mailSecurity: { dmarc: known({ ...mailPolicy, policy: 'none' as const }) },
        dns: takesMail,
      }),
      2,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepIdleMailPolicy.run(input)).toMatchObject({ type: 'upkeep-idle-mail-policy', score });
  });

  it.each([
    [
      'a rule that refuses',
      nameCase('example.org', { mailSecurity: { dmarc: known(mailPolicy) }, dns: takesMail }),
    ],
    [
      'a parked domain',
      nameCase('example.org', {
        mailSecurity: { dmarc: known({ ...mailPolicy, policy: 'none' as const }) },
        dns: { mx: absent },
      }),
    ],
    [
      'no rule, which another detector reports',
      nameCase('example.org', { mailSecurity: { dmarc: absent }, dns: takesMail }),
    ],
    [
      'a rule that could not be read',
      nameCase('example.org', { mailSecurity: { dmarc: unknown }, dns: takesMail }),
    ],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepIdleMailPolicy.run(input)).toBeNull();
  });
});
