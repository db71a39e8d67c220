import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../addresses/parse-url.ts';
import { ownerOf } from '../brand-index.ts';
import { lookalikeOf } from './lookalike-of.ts';
import { permutationKinds } from './permutation-kinds.ts';
import { permutationsOf } from './permutations.ts';

const seen = (host: string) => {
  const url = parseUrl(`https://${host}/`);
  if (url === null) throw new Error(`not a host: ${host}`);
  return lookalikeOf(url);
};

describe('lookalikeOf', () => {
  it.each([
    ['an extra letter', 'uspsx.com', 'usps.com', 'addition', 'likely'],
    ['a missing letter', 'steampwered.com', 'steampowered.com', 'omission', 'clear'],
    ['swapped letters', 'mircosoft.com', 'microsoft.com', 'transposition', 'clear'],
    ['a suffix that the brand may hold itself', 'netflix.se', 'netflix.com', 'tld-swap', 'possible'],
    ['a country suffix that is open to anyone', 'netflix.io', 'netflix.com', 'tld-swap', 'clear'],
    ['letters that look alike', 'arnazon.com', 'amazon.com', 'homoglyph', 'likely'],
    ['two letters that look alike', 'rnicr0soft.com', 'microsoft.com', 'homoglyph', 'clear'],
    ['a letter of another script', 'аpple.com', 'apple.com', 'homoglyph', 'clear'],
    ['a hyphen', 'net-flix.com', 'netflix.com', 'hyphenation', 'clear'],
    ['a dot', 'net.flix.com', 'netflix.com', 'subdomain', 'clear'],
    ['a dot, with something in front', 'www.net.flix.com', 'netflix.com', 'subdomain', 'clear'],
    ['an official word', 'dhl-portal.com', 'dhl.com', 'dictionary', 'likely'],
    ['an official word around a longer name', 'netflixaccount.com', 'netflix.com', 'dictionary', 'clear'],
    ['another suffix', 'netflix.top', 'netflix.com', 'tld-swap', 'clear'],
    ['three letters, where coincidence is as likely', 'dhk.com', 'dhl.com', 'replacement', 'possible'],
  ])('%s: %s', (_, host, genuine, kind, certainty) => {
    expect(seen(host)).toMatchObject({ genuine, kind, certainty });
  });

  it.each([
    ['the brand’s own domain', 'netflix.com'],
    ['a host of the brand', 'help.netflix.com'],
    ['another listed domain of the brand', 'hotmail.de'],
    ['a savings bank of the federation', 'sparkasse-bremen.de'],
    ['a domain that resembles no brand', 'gartenbau-mueller.de'],
    ['an ordinary word that begins with a brand’s name', 'appleton-village.org'],
    ['an address', '192.0.2.1'],
    ['a suffix alone', 'co.uk'],
  ])('stays quiet on %s', (_, host) => {
    expect(seen(host)).toBeNull();
  });

  it('marks the characters that differ', () => {
    expect(seen('netfllix.com')?.positions).toHaveLength(1);
    expect(seen('net.flix.com')).toMatchObject({ seen: 'net.flix', positions: [3] });
  });

  it.each(['paypal.com', 'netflix.com', 'microsoft.com', 'coinbase.com', 'trezor.io', 'usps.com'])(
    'recognises nearly every generated lookalike of %s, of every kind',
    (domain) => {
      const all = permutationsOf(domain, 900).filter((one) => ownerOf(one.domain) === null);
      for (const kind of permutationKinds) {
        const names = all.filter((one) => one.kind === kind);
        const missed = names.filter((one) => seen(one.domain) === null).map((one) => one.domain);
        expect(missed.length / names.length, `${kind}: ${missed.slice(0, 5).join(' ')}`).toBeLessThan(0.1);
      }
    },
  );
});
