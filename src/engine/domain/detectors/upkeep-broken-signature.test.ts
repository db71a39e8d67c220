import { describe, expect, it } from 'vitest';
import { known, nameCase, unknown } from '../../testing/domain-case.ts';
import { upkeepBrokenSignature } from './upkeep-broken-signature.ts';

describe('upkeep-broken-signature', () => {
  it.each([
    [
      'a signature that does not match',
      nameCase('example.org', { dns: { dnssec: known('broken' as const) } }),
      8,
    ],
  ])('fires on %s', (_, input, score) => {
    expect(upkeepBrokenSignature.run(input)).toMatchObject({ type: 'upkeep-broken-signature', score });
  });

  it.each([
    ['a signed domain', nameCase('example.org', { dns: { dnssec: known('signed' as const) } })],
    [
      'a domain without a signature, as most are',
      nameCase('example.org', { dns: { dnssec: known('unsigned' as const) } }),
    ],
    ['a domain that could not be looked up', nameCase('example.org', { dns: { dnssec: unknown } })],
  ])('stays quiet on %s', (_, input) => {
    expect(upkeepBrokenSignature.run(input)).toBeNull();
  });
});
