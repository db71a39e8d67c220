import { describe, expect, it } from 'vitest';
import { nameCase, popularSite } from '../../testing/domain-case.ts';
import { imitationCloseName } from './imitation-close-name.ts';

describe('imitation-close-name', () => {
  it.each([
    ['a missing letter of a long name', nameCase('trezr.io'), 24],
    ['a letter more behind a short name', nameCase('uspsx.com'), 24],
    ['three letters of which one differs: a name of its own as likely', nameCase('dhk.com'), 12],
    ['a name taken apart by a dot', nameCase('us.ps.com'), 40],
  ])('fires on %s', (_, input, score) => {
    expect(imitationCloseName.run(input)).toMatchObject({ type: 'imitation-close-name', score });
  });

  it.each([
    ['the real name', nameCase('usps.com')],
    ['a host of the real name', nameCase('tools.usps.com')],
    ['a name that resembles nobody', nameCase('gartenbau-mueller.de')],
    ['what another detector tells already', nameCase('paypa1-login.com')],
    ['a popular site that happens to be near', nameCase('uspsx.com', {}, popularSite)],
    ['an address', nameCase('192.0.2.1')],
  ])('stays quiet on %s', (_, input) => {
    expect(imitationCloseName.run(input)).toBeNull();
  });

  it('shows which letters differ and whose name it is close to', () => {
    expect(imitationCloseName.run(nameCase('uspsx.com'))?.description).toBe(
      '"usps[x]" is close to usps.com (USPS): a letter is put at the end.',
    );
  });
});
