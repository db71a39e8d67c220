import { describe, expect, it } from 'vitest';
import { browser, line, pictureCaseOf } from '../../testing/picture-case.ts';
import { pictureSeenBefore } from './picture-seen-before.ts';

const seen = (times: number) => ({ facts: { seenBefore: { times, since: '2026-11-02' } } });

describe('picture-seen-before', () => {
  it.each([
    [1, 25, 'once since 2026-11-02'],
    [3, 35, '3 times since 2026-11-02'],
    [50, 45, '50 times since 2026-11-02'],
  ])('counts %i sightings as %i points', (times, score, words) => {
    const finding = pictureSeenBefore.run(pictureCaseOf(seen(times)));
    expect(finding?.score).toBe(score);
    expect(finding?.description).toContain(words);
  });

  it.each([
    ['nothing like it was seen', { facts: { seenBefore: null } }],
    ['nobody looked', {}],
    [
      'it is the brand’s own page, which its copies look like',
      { ...browser('https://www.netflix.com/login', { lines: [line(500, 200, 'Netflix', 30)] }), ...seen(9) },
    ],
  ])('stays quiet where %s', (_, draft) => {
    expect(pictureSeenBefore.run(pictureCaseOf(draft))).toBeNull();
  });
});
