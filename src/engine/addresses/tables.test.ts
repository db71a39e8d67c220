import { describe, expect, it } from 'vitest';
import { brands } from '../brands/brands.ts';
import { dynamicDnsZoneOf } from './dynamic-dns.ts';
import { hostingOf } from './free-hosts.ts';
import { luresIn } from './lure-words.ts';
import { parseUrl } from './parse-url.ts';
import { placeOf } from './place.ts';
import { openPublishingAt } from './published-pages.ts';
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

describe('placeOf', () => {
  it.each([
    ['https://www.example.org/about', 'owner', 'own domain'],
    ['https://youtu.be/abc', 'owner', 'link shortener'],
    ['https://someone.github.io/', 'tenant', 'free application host (github.io)'],
    ['https://medium.com/@someone/a-story', 'tenant', 'member’s page'],
    ['https://www.youtube.com/@someone', 'tenant', 'member’s page'],
    ['https://docs.google.com/forms/d/e/1/viewform', 'anybody', 'form on Google Forms'],
    ['https://acrobat.adobe.com/id/urn:aaid:sc:EU:1', 'anybody', 'document on Adobe'],
    ['https://firm.sharepoint.com/:b:/s/team/E1', 'anybody', 'file on SharePoint'],
    ['https://t.me/someone', 'anybody', 'chat on Telegram'],
    ['https://discord.com/invite/abcd', 'anybody', 'chat on Discord'],
    ['https://linktr.ee/someone', 'anybody', 'link page'],
    ['https://a.duckdns.org/', 'anybody', 'dynamic DNS (duckdns.org)'],
    ['https://pub-1.r2.dev/index.html', 'anybody', 'preview address (r2.dev)'],
    ['https://bit.ly/abc', 'hidden', 'link shortener'],
    ['https://u1.ct.sendgrid.net/ls/click?upn=1', 'hidden', 'forwarding link of a mailing service'],
  ])('%s is written by: %s', (text, author, kind) => {
    const url = parseUrl(text);
    expect(url && placeOf(url)).toMatchObject({ author, kind });
  });

  it.each(['https://discord.com/login', 'https://github.com/login', 'https://www.google.com/search?q=a'])(
    'takes %s for the service’s own',
    (text) => {
      const url = parseUrl(text);
      expect(url && placeOf(url).author).toBe('owner');
    },
  );
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
