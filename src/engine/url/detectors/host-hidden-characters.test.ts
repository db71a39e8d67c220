import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { hostHiddenCharacters } from './host-hidden-characters.ts';

describe('host-hidden-characters', () => {
  it.each([
    ['a tab inside the host', 'https://exa\tmple.com/'],
    ['backslashes', 'https:\\\\example.com\\login'],
    ['a percent code in the host', 'https://%65xample.com/'],
  ])('fires on %s', (_, url) => {
    expect(hostHiddenCharacters.run(caseOf(url))).toMatchObject({
      type: 'host-hidden-characters',
      score: expect.any(Number),
    });
  });

  it.each([
    ['an invisible character in the host', 'https://pay\u200bpal.example/', 'proof'],
    ['full-width letters in the host', 'https://ｐaypal.example/', 'strong'],
    ['a line break, as copying leaves it', 'https://example.com/a\nb', 'weak'],
    ['an invisible character in the path', 'https://example.com/a\u200bb', 'weak'],
  ] as const)('knows what %s means', (_, url, certainty) => {
    expect(hostHiddenCharacters.run(caseOf(url))?.certainty).toBe(certainty);
  });

  it.each([
    ['a percent code in the path, which is normal', 'https://example.com/a%20b'],
    ['an international host', 'https://bücher.example/'],
    ['a bare host', 'example.com'],
  ])('stays quiet on %s', (_, url) => {
    expect(hostHiddenCharacters.run(caseOf(url))).toBeNull();
  });
});
