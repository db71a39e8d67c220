import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../addresses/parse-url.ts';
import { addressKey, hostKey, readKnownPhishing } from './known-phishing.ts';
import { xorFilter } from './xor-filter.ts';

const listedHosts = Array.from({ length: 3000 }, (_, i) => `evil-${i}.example`);
const form = parseUrl('https://docs.google.com/forms/d/e/abc/viewform');
const keys = [...listedHosts.map(hostKey), ...(form ? [addressKey(form)] : [])];
const lookup = readKnownPhishing({ ...xorFilter(keys), source: 'a list', listedOn: '2026-11-15' });
const stateOf = (link: string) => {
  const url = parseUrl(link);
  return url === null ? null : lookup(url);
};

describe('readKnownPhishing', () => {
  it('never forgets a listed host', () => {
    expect(listedHosts.filter((host) => stateOf(host)?.state !== 'known')).toEqual([]);
  });

  it('covers the subdomains and pages of a listed host', () => {
    expect(stateOf('https://www.a.b.c.d.e.f.evil-7.example/x?y')).toMatchObject({ value: { match: 'host' } });
  });

  it('matches a shared host by the full address only', () => {
    expect(stateOf('https://docs.google.com/forms/d/e/abc/viewform/?usp=sf')).toMatchObject({
      value: { match: 'address' },
    });
    expect(stateOf('https://docs.google.com/forms/d/e/other/viewform')).toEqual({ state: 'absent' });
  });

  it('lists no other host', () => {
    const strangers = Array.from({ length: 20_000 }, (_, i) => `stranger-${i}.example`);
    expect(strangers.filter((host) => stateOf(host)?.state === 'known')).toEqual([]);
  });
});
