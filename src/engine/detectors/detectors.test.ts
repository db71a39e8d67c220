import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familyCeiling } from '../detector.ts';
import { urlDetectors } from './url/index.ts';

describe('the list of URL detectors', () => {
  const files = readdirSync(new URL('./url/', import.meta.url)).filter((name) => name !== 'index.ts');

  it('holds every file of the folder, under the name of its file', () => {
    const names = files.filter((name) => !name.endsWith('.test.ts')).map((name) => name.replace(/\.ts$/, ''));
    expect(urlDetectors.map((detector) => detector.id).sort()).toEqual(names.sort());
  });

  it('has a test beside every detector', () => {
    const tested = files
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => name.replace(/\.test\.ts$/, ''));
    expect(tested.sort()).toEqual(urlDetectors.map((detector) => detector.id).sort());
  });

  it.each(urlDetectors)('$id can be explained to a layperson', (detector) => {
    expect(detector.points).toBeGreaterThan(0);
    expect(detector.points).toBeLessThanOrEqual(familyCeiling[detector.family]);
    expect(detector.title).toMatch(/^[A-Z].{8,60}$/);
    expect(detector.recommendation).toMatch(/^[A-Z].{20,}\.$/);
    expect(detector.recommendation).not.toMatch(/\b(?:URL|DNS|TLD|host header|punycode)\b/);
  });

  it('gives every title once', () => {
    expect(new Set(urlDetectors.map((detector) => detector.title)).size).toBe(urlDetectors.length);
  });
});
