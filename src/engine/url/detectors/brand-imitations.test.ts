import { describe, expect, it } from 'vitest';
import { caseOf, popular } from '../../testing/url-case.ts';
import type { UrlFacts } from '../case.ts';
import { brandImitations } from './brand-imitations.ts';

type Fires = [what: string, url: string];
type Quiet = [what: string, url: string, facts?: UrlFacts];

const cases: { id: string; fires: Fires[]; quiet: Quiet[] }[] = [
  {
    id: 'brand-homoglyph',
    fires: [
      ['a digit for a letter', 'https://paypa1.com/'],
      ['two letters for one', 'https://rnicrosoft.com/'],
      ['a Cyrillic letter', 'https://xn--pypal-4ve.com/'],
    ],
    quiet: [
      ['the genuine site', 'https://www.paypal.com/'],
      ['a legitimate international domain', 'https://müller.de/'],
      ['a name that merely resembles an ordinary word', 'https://0range.nl/about', popular],
    ],
  },
  {
    id: 'brand-typo',
    fires: [
      ['a missing letter', 'https://paypl.top/'],
      ['swapped letters', 'https://faceboko.com/'],
      ['an extra letter', 'https://netfflix.com/'],
      ['a long name with many slips', 'https://steamcommunlnity.com/'],
    ],
    quiet: [
      ['the genuine site', 'https://www.netflix.com/'],
      ['an ordinary word one slip away', 'https://telegraph.co.uk/'],
      ['a short legitimate name', 'https://bay.com/'],
    ],
  },
  {
    id: 'brand-hyphen',
    fires: [
      ['a split name', 'https://pay-pal.com/'],
      ['another one', 'https://face-book.com/'],
    ],
    quiet: [
      ['the genuine site', 'https://paypal.com/'],
      ['a hyphen that belongs to the name', 'https://coca-cola.com/'],
      ['a genuine domain that has one', 'https://t-mobile.com/'],
    ],
  },
  {
    id: 'brand-added-word',
    fires: [
      ['a bait word behind', 'https://paypal-secure.com/'],
      ['run together', 'https://netflixsupport.com/'],
      ['a number behind', 'https://amazon24.com/'],
    ],
    quiet: [
      ['the genuine site', 'https://amazon.com/'],
      ['an ordinary word among others', 'https://orange-county-news.com/'],
      ['a widely visited site about a brand', 'https://minecraft-heads.com/', popular],
    ],
  },
  {
    id: 'brand-other-suffix',
    fires: [
      ['the name under a cheap suffix', 'https://netflix.top/'],
      ['the name under an unrelated suffix', 'https://paypal.support/'],
    ],
    quiet: [
      ['the genuine suffix', 'https://netflix.com/'],
      ['a country where the owner has it', 'https://www.amazon.de/'],
      ['an ordinary word', 'https://orange.nl/'],
    ],
  },
  {
    id: 'brand-subdomain',
    fires: [
      ['the genuine address continued', 'https://paypal.com.evil-site.com/'],
      ['the name in front', 'https://netflix.evil-site.com/'],
      ['a hyphen after the suffix', 'https://usps.com-track.top/us'],
    ],
    quiet: [
      ["the owner's own subdomain", 'https://www.paypal.com/'],
      ['an ordinary word in front', 'https://orange.example.com/'],
      ['no brand at all', 'https://shop.example.com/'],
    ],
  },
  {
    id: 'brand-free-host',
    fires: [
      ['a wallet with a bait word', 'https://metamask-login.webflow.io/'],
      ['a misspelled name', 'https://facebok.vercel.app/'],
      ['other vowels, same sound', 'https://treiozor-start.webflow.io/'],
    ],
    quiet: [
      ['a portfolio', 'https://jane-doe.github.io/'],
      ["a copy of the author's own page", 'https://jane-github-io.pages.dev/'],
      ["the owner's own site", 'https://metamask.io/'],
    ],
  },
];

it('every imitation has its cases', () => {
  expect(cases.map(({ id }) => id)).toEqual(brandImitations.map(({ id }) => id));
});

describe.each(cases)('$id', ({ id, fires, quiet }) => {
  const run = (url: string, facts?: UrlFacts) =>
    brandImitations.find((detector) => detector.id === id)?.run(caseOf(url, facts));

  it.each(fires)('fires on %s', (_, url) => {
    expect(run(url)).toMatchObject({ type: id, score: expect.any(Number) });
  });

  it.each(quiet)('stays quiet on %s', (_, url, facts) => {
    expect(run(url, facts)).toBeNull();
  });
});
