import { describe, expect, it } from 'vitest';
import { nameCase, popularSite } from '../../testing/domain-case.ts';
import { imitationCloseName } from './imitation-close-name.ts';

describe('imitation-close-name', () => {
  it.each([
    ['a missing letter of a long name', nameCase('trezr.io'), 24],
    ['an extra letter after a short name', nameCase('uspsx.com'), 24],
    ['three letters of which one differs: as likely a name of its own', nameCase('dhk.com'), 12],
    ['a name split by a dot', nameCase('us.ps.com'), 40],
  ])('fires on %s', (_, input, score) => {
    expect(imitationCloseName.run(input)).toMatchObject({ type: 'imitation-close-name', score });
  });

  it.each([
    ['the genuine domain', nameCase('usps.com')],
    ['a host of the genuine domain', nameCase('tools.usps.com')],
    ['a domain that resembles no brand', nameCase('gartenbau-mueller.de')],
    ['what another detector already reports', nameCase('paypa1-login.com')],
    ['a popular site that happens to be near', nameCase('uspsx.com', {}, popularSite)],
    ['an address', nameCase('192.0.2.1')],
  ])('stays quiet on %s', (_, input) => {
    expect(imitationCloseName.run(input)).toBeNull();
  });

  it('shows which letters differ and whose domain it is close to', () => {
    expect(imitationCloseName.run(nameCase('uspsx.com'))?.description).toBe(
      '"usps[x]" is close to usps.com (USPS): a letter is added at the end.',
    );
  });
});
