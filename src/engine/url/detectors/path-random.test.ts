import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/url-case.ts';
import { pathRandom } from './path-random.ts';

describe('path-random', () => {
  it.each([
    ['a random folder', 'https://example.org/qXwvZkPbTrGhJmKd/'],
    ['another', 'https://example.org/a/zxcvbqwrtplkjhgf'],
  ])('fires on %s', (_, url) => {
    expect(pathRandom.run(caseOf(url))).toMatchObject({ type: 'path-random', score: expect.any(Number) });
  });

  it.each([
    ['a title', 'https://example.org/how-to-plant-roses/'],
    ['a picture', 'https://example.org/qXwvZkPbTrGhJmKd.png'],
  ])('stays quiet on %s', (_, url) => {
    expect(pathRandom.run(caseOf(url))).toBeNull();
  });
});
