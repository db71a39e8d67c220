import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../addresses/parse-url.ts';
import { brands } from '../brands.ts';
import { untwist } from './untwist.ts';

const seen = (host: string) => {
  const url = parseUrl(host);
  return url === null ? null : untwist(url);
};

describe('untwist', () => {
  it.each([
    ['paypa1.com', 'paypal.com', 'homoglyph', [5]],
    ['rnicrosoft.com', 'microsoft.com', 'homoglyph', [0, 1]],
    ['gooogle.top', 'google.com', 'typo', [1]],
    ['netflx.com', 'netflix.com', 'typo', [5]],
    ['netflix-account.com', 'netflix.com', 'added-word', [7, 8, 9, 10, 11, 12, 13, 14]],
    ['zoom-webinar.events', 'zoom.us', 'added-word', [4, 5, 6, 7, 8, 9, 10, 11]],
    ['n26-corporate.net', 'n26.com', 'added-word', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['pay-pal.com', 'paypal.com', 'hyphen', [3]],
    ['netflix.top', 'netflix.com', 'other-suffix', []],
    ['paypal.com.evil.example', 'paypal.com', 'subdomain', []],
  ])('%s imitates %s by %s', (host, genuine, trick, positions) => {
    const imitation = seen(host);
    expect(imitation?.brand.genuine).toBe(genuine);
    expect(imitation?.trick).toBe(trick);
    expect(imitation?.positions).toEqual(positions);
  });

  it('never accuses a brand of imitating itself', () => {
    const accused = brands.flatMap(({ domains }) => domains).filter((domain) => seen(domain) !== null);
    expect(accused).toEqual([]);
  });

  it.each([
    'müller.de',
    'bücher.example',
    'президент.рф',
    '総務省.jp',
    'παράδειγμα.gr',
    'københavn.dk',
    'señor.es',
    'łódź.pl',
    'straße.de',
    'öbb.at',
    '中国移动.中国',
    'العربية.com',
    'टेस्ट.com',
    'çiçek.com.tr',
  ])('leaves the legitimate international domain %s alone', (host) => {
    expect(seen(host)).toBeNull();
  });
});
