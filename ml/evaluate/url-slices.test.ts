import { describe, expect, it } from 'vitest';
import { swappedSuffix } from './suffix-swap.ts';
import { type EvaluatedLink, gateSource, linkSlices } from './url-slices.ts';

const link = (given: Partial<EvaluatedLink>): EvaluatedLink => ({
  url: 'https://example.org/',
  isPhishing: false,
  source: 'awesome_lists',
  date: '2026',
  part: 'reserve',
  ...given,
});
const lure = (given: Partial<EvaluatedLink>) =>
  link({ isPhishing: true, source: 'openphish_feed', ...given });

const slices = linkSlices([
  { source: 'openphish_feed', isPhishing: true },
  { source: 'awesome_lists', isPhishing: false },
]);
const namesOf = (one: EvaluatedLink) => slices.filter(({ has }) => has(one)).map(({ name }) => name);

describe('linkSlices', () => {
  it('judges no training data with the shipped weights', () => {
    const shipped = slices.filter(({ protocol }) => protocol === 'shipped');
    for (const part of ['fit', 'train'] as const)
      expect(shipped.filter(({ has }) => has(link({ part })) || has(lure({ part })))).toEqual([]);
  });

  it('gives the newest period what is new and was held out', () => {
    expect(namesOf(lure({ date: '2026-02-01' }))).toContain('newest period: openphish_feed from 2026 on');
    expect(namesOf(lure({ date: '2025-12-31' }))).not.toContain('newest period: openphish_feed from 2026 on');
    expect(namesOf(lure({ date: '2026-02-01', part: 'train' }))).toEqual([]);
  });

  it('judges a left-out source with the weights that never saw it, but not what the rules were fitted on', () => {
    const page = (part: EvaluatedLink['part']) => link({ source: 'hn_2fa_docs', part });
    expect(namesOf(page('train'))).toEqual(['account-pages, left out']);
    expect(namesOf(page('fit'))).toEqual([]);
    expect(slices.find(({ name }) => name === 'account-pages, left out')?.protocol).toBe(
      'without-account-pages',
    );
  });

  it('sets left-out phishing against legitimate links that were held out', () => {
    const names = namesOf(link({}));
    expect(names).toContain('phishtank, left out');
    expect(names).toContain('link-lists, left out');
    expect(names).not.toContain('old-web, left out');
  });

  it('keeps our own links apart', () => {
    expect(namesOf(link({ source: gateSource, part: 'ours' }))).toEqual(['our own links']);
  });
});

describe('swappedSuffix', () => {
  it('moves each name to one of the other hosts in turn', () => {
    const moved = swappedSuffix([
      'https://anna.vercel.app/',
      'https://ben.github.io/blog',
      'https://anna.netlify.app/',
      'https://example.org/',
    ]);
    expect(moved).toEqual(['https://anna.webflow.io/', 'https://ben.workers.dev/']);
  });
});
