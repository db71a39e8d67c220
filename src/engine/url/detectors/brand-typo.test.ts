import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { brandTypo } from './brand-typo.ts';

describe('brand-typo', () => {
  it.each([
    ['a missing letter', 'https://paypl.top/'],
    ['swapped letters', 'https://faceboko.com/'],
    ['an extra letter', 'https://netfflix.com/'],
    ['a long name with many slips', 'https://steamcommunlnity.com/'],
  ])('fires on %s', (_, url) => {
    expect(brandTypo.run(caseOf(url))).toMatchObject({ type: 'brand-typo', score: expect.any(Number) });
  });

  it.each([
    ['the genuine site', 'https://www.netflix.com/'],
    ['an ordinary word one slip away', 'https://telegraph.co.uk/'],
    ['a short legitimate name', 'https://bay.com/'],
  ])('stays quiet on %s', (_, url) => {
    expect(brandTypo.run(caseOf(url))).toBeNull();
  });
});
