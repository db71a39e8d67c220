import { expect, it } from 'vitest';
import { newGrowingDomain, shownSoFar, withPart } from './growing-domain.ts';

it('puts together what each lookup fills in, and knows which have ended', () => {
  const first = withPart(newGrowingDomain('typed.example'), 'subject', { domain: 'typed.example' });
  const second = withPart(first, 'dns', { dnsRecords: { A: ['192.0.2.1'] }, lookups: { dns: 'x' } });
  const third = withPart(second, 'mailSecurity', {
    dnsRecords: { spfRecord: 'v=spf1 -all' },
    lookups: { mailSecurity: 'y' },
  });
  expect(third.fields['lookups']).toEqual({ dns: 'x', mailSecurity: 'y' });
  const { view, isComplete, has } = shownSoFar(third);
  expect(view.domain).toBe('typed.example');
  expect(view.dnsRecords).toMatchObject({ A: ['192.0.2.1'], spfRecord: 'v=spf1 -all' });
  expect(isComplete).toBe(false);
  expect(['dns', 'mailSecurity', 'certificate'].map(has)).toEqual([true, true, false]);
  expect(shownSoFar(first).has('dns')).toBe(false);
});
