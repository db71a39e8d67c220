import { expect, it } from 'vitest';
import { newDomainResult } from '../../testing/domain-results.ts';
import { addFields, isComplete } from './known-domain.ts';

it('collects what each lookup finds, and knows which have ended', () => {
  const { dnsRecords, emailSecurity, lookups } = newDomainResult();
  const first = addFields({ domain: 'typed.example' }, { domain: 'normalised.example' });
  const second = addFields(first, { dnsRecords, lookups: { dns: lookups.dns } });
  const third = addFields(second, { emailSecurity, lookups: { mailSecurity: lookups.mailSecurity } });
  expect(third).toEqual({
    domain: 'normalised.example',
    dnsRecords,
    emailSecurity,
    lookups: { dns: lookups.dns, mailSecurity: lookups.mailSecurity },
  });
  expect(isComplete(third)).toBe(false);
  expect(isComplete(newDomainResult())).toBe(true);
});
