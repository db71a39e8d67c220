import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['paypa1', 'paypal', 1],
    ['rnicrosoft', 'microsoft', 2],
    ['flaw', 'lawn', 2],
    ['Straße', 'Strasse', 2],
    ['👍ok', 'ok', 1],
  ])('of %j and %j', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
  });

  it('is the same both ways, never more than the longer text, and obeys the triangle', () => {
    const text = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', ' ') });
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        const ab = editDistance(a, b);
        expect(ab).toBe(editDistance(b, a));
        expect(ab).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(ab).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(editDistance(a, c)).toBeLessThanOrEqual(ab + editDistance(b, c));
      }),
    );
  });
});
