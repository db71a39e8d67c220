import { describe, expect, it } from 'vitest';
import { brands } from '../brands/brands.ts';
import { dynamicDnsZoneOf } from './dynamic-dns.ts';
import { openPublishingAt } from './file-hosts.ts';
import { hostingOf } from './free-hosts.ts';
import { luresIn } from './lure-words.ts';
import { shortenerKindOf } from './shorteners.ts';

describe('the brand table', () => {
  it('holds more than 300 brands with their genuine domains', () => {
    expect(brands.length).toBeGreaterThan(300);
    expect(brands.every(({ domains }) => domains.length > 0)).toBe(true);
  });

  it('names each brand once, in lower-case words and plain domains', () => {
    expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length);
    for (const { words, domains } of brands) {
      expect(words.filter((word) => !/^[a-z0-9-]{2,}$/.test(word))).toEqual([]);
      expect(domains.filter((domain) => !/^[a-z0-9.-]+$/.test(domain))).toEqual([]);
    }
  });

  it('gives each word to one brand', () => {
    const words = brands.flatMap((brand) => brand.words);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});

describe('hostingOf', () => {
  it.each([
    ['someone.github.io', 'app-host', 'someone'],
    ['a.b.webflow.io', 'preview', 'a.b'],
    ['someone.blogspot.com.br', 'site-builder', 'someone'],
    ['bucket.s3.eu-west-1.amazonaws.com', 'storage', 'bucket.s3.eu-west-1'],
  ])('%s is a tenant on a %s', (host, kind, name) => {
    expect(hostingOf(host)).toMatchObject({ kind, name });
  });

  it.each(['github.io', 'www.wixsite.com', 'example.com', 'blogspot.com'])('%s is no tenant', (host) => {
    expect(hostingOf(host)).toBeNull();
  });
});

describe('the smaller tables', () => {
  it('recognise dynamic DNS, shorteners and open publishing, but not the services’ own pages', () => {
    expect(dynamicDnsZoneOf('a.duckdns.org')).toBe('duckdns.org');
    expect(dynamicDnsZoneOf('www.duckdns.org')).toBeNull();
    expect(shortenerKindOf('bit.ly', 'bit.ly')).toBe('public');
    expect(shortenerKindOf('youtu.be', 'youtu.be')).toBe('company');
    expect(shortenerKindOf('support.bitly.com', 'bitly.com')).toBeNull();
    expect(openPublishingAt('docs.google.com', '/forms/d/x')).toMatchObject({ what: 'form' });
    expect(openPublishingAt('docs.google.com', '/document/u/0/')).toBeNull();
  });

  it('find bait words whole and run together, but not inside ordinary words', () => {
    expect(luresIn(['secure-login']).credential).toEqual(['secure', 'login']);
    expect(luresIn(['verifyaccountnow']).credential).toEqual(['verify', 'account']);
    expect(luresIn(['previews', 'blogging', 'parcours'])).toEqual({ credential: [], promise: [] });
  });
});
