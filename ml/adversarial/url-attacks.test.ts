import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../src/engine/training.ts';
import { seededRandom } from './chance.ts';
import { urlAttacks } from './url-attacks.ts';
import { urlOf, urlPieces } from './url-pieces.ts';

const ownSites = [
  'https://secure-paypal-login.top/webscr/index.php?cmd=_login&id=3#top',
  'http://amazon.account-verify.example.com/ap/signin',
  'https://netflix-billing.co.uk',
  'https://kx8q2-metamask-wallet.vercel.app/connect',
  'https://quatovi.weebly.com/',
  'http://hacked-bakery.de/wp-content/plugins/x/dhl/',
  'https://user@evil.example.org:8443/a%20b/c.html',
];
const borrowed = ['https://bit.ly/3xYzAbC', 'https://docs.google.com/forms/d/e/1FAIpQL/viewform'];
const hostless = ['http://203.0.113.9/login/index.html', 'http://[2001:db8::1]/x', 'data:text/html,hello'];
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

const attack = (name: string) => {
  const found = urlAttacks.find((one) => one.name === name);
  if (!found) throw new Error(`no such attack: ${name}`);
  return (url: string, seed = 1) => found.mutate(url, seededRandom(seed));
};
const domainOf = (url: string) => parseUrl(url)?.registrableDomain ?? null;
const hostOf = (url: string) => parseUrl(url)?.host ?? '';

it.each([...ownSites, ...borrowed, ...hostless])('takes %s apart without losing a letter', (url) => {
  expect(urlOf(urlPieces(url))).toBe(url);
});

it('names every attack once', () => {
  expect(new Set(urlAttacks.map(({ name }) => name)).size).toBe(urlAttacks.length);
});

describe.each(urlAttacks)('$name', ({ mutate, keepsDomain }) => {
  it('leaves an address that can be opened', () => {
    for (const url of [...ownSites, ...borrowed, ...hostless]) {
      for (const seed of seeds) expect(parseUrl(mutate(url, seededRandom(seed)))).not.toBeNull();
    }
  });

  it('changes something on most sites of the sender', () => {
    const changed = ownSites.filter((url) => mutate(url, seededRandom(3)) !== url);
    expect(changed.length).toBeGreaterThanOrEqual(4);
  });

  it('gives the same for the same seed', () => {
    for (const url of ownSites) expect(mutate(url, seededRandom(5))).toBe(mutate(url, seededRandom(5)));
  });

  it('keeps the query the page was sent with', () => {
    for (const seed of seeds)
      expect(mutate(ownSites[0] ?? '', seededRandom(seed))).toContain('cmd=_login&id=3');
  });

  if (keepsDomain)
    it('stays under the same domain', () => {
      for (const url of [...ownSites, ...borrowed, ...hostless]) {
        for (const seed of seeds) expect(domainOf(mutate(url, seededRandom(seed)))).toBe(domainOf(url));
      }
    });

  it('does not move a page on another organisation’s site', () => {
    for (const url of borrowed) {
      for (const seed of seeds) {
        const mutated = mutate(url, seededRandom(seed));
        expect(hostOf(mutated)).toBe(hostOf(url));
        expect(parseUrl(mutated)?.path).toBe(parseUrl(url)?.path);
      }
    }
  });
});

describe('what an attack on the host leaves', () => {
  it('is the same name with a hyphen or a number in it', () => {
    for (const seed of seeds) {
      const label = parseUrl(
        attack('hyphen or number put into the host')('https://evil.example.com/', seed),
      )?.label;
      expect(label).not.toBe('example');
      expect(label?.replace(/[-\d]/g, '')).toBe('example');
    }
  });

  it('is the tenant’s own name on shared hosting', () => {
    for (const { name, mutate, keepsDomain } of urlAttacks) {
      if (keepsDomain) continue;
      const mutated = mutate('https://kx8q2-metamask-wallet.vercel.app/connect', seededRandom(2));
      expect(hostOf(mutated), name).toMatch(/\.vercel\.app$/);
      expect(hostOf(mutated), name).not.toBe('kx8q2-metamask-wallet.vercel.app');
    }
  });

  it('draws the random part of a name again and keeps what the lure is about', () => {
    const host = hostOf(attack('another name for the site')('https://kx8q2-metamask-wallet.vercel.app/'));
    expect(host).toMatch(/^[a-z]{2}\d[a-z]\d-metamask-wallet\.vercel\.app$/);
    expect(host).not.toMatch(/^kx8q2/);
  });

  it('is the customer’s name where the brand only rents out the space', () => {
    const host = hostOf(attack('hyphen or number put into the host')('https://quatovi.github.io/Netflix/'));
    expect(host).toMatch(/^[quatovi\d-]{8,}\.github\.io$/);
  });

  it('is a name in another script that reads the same', () => {
    const parsed = parseUrl(attack('Cyrillic letters in the host')('https://secure-paypal-login.top/'));
    expect(parsed?.host).toMatch(/^xn--/);
    expect(parsed?.unicodeHost).toMatch(/\p{Script=Cyrillic}/u);
    expect(parsed?.unicodeHost).toHaveLength('secure-paypal-login.top'.length);
  });

  it('is a host without the brand, which is now in the path', () => {
    const move = attack('brand moved from the host to the path');
    expect(move('https://secure-paypal-login.top/webscr')).toBe('https://secure-login.top/paypal/webscr');
    expect(move('http://amazon.account-verify.example.com/ap')).toBe(
      'http://account-verify.example.com/amazon/ap',
    );
    expect(move('https://quatovi.weebly.com/')).toBe('https://quatovi.weebly.com/');
  });
});

describe('what an attack on the rest leaves', () => {
  it('opens the same page where only the spelling changed', () => {
    const path = parseUrl(ownSites[1] ?? '')?.path;
    const mutated = attack('letters of the path percent-encoded')(ownSites[1] ?? '');
    expect(mutated).toMatch(/%[0-9A-F]{2}/);
    expect(parseUrl(mutated)?.path).toBe(path);
    expect(hostOf(attack('dot after the host')(ownSites[0] ?? ''))).toBe('secure-paypal-login.top');
    expect(hostOf(attack('upper case')(ownSites[0] ?? ''))).toBe('secure-paypal-login.top');
  });

  it('ends in the path that was there when another is put in front, and begins with it when one is added', () => {
    expect(attack('long harmless path in front')(ownSites[1] ?? '')).toMatch(
      /\.com\/[a-z/]+\/\d{4}\/.{20,}\/ap\/signin$/,
    );
    expect(attack('random path added')(ownSites[1] ?? '')).toMatch(/\.com\/ap\/signin\/.+/);
  });

  it('adds no name below a tenant’s, where none would answer', () => {
    const tenant = 'https://quatovi.weebly.com/';
    expect(attack('subdomain without a brand added')(tenant)).toBe(tenant);
    expect(attack('subdomain without a brand added')(ownSites[0] ?? '')).toMatch(
      /^https:\/\/[a-z0-9-]+\.secure-paypal/,
    );
  });
});
