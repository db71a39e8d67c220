import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('sorts by UTF-16 units and writes no space', () => {
  // The example of RFC 8785, section 3.2.3, shortened.
  const value = {
    '\u20ac': 'Euro',
    '\r': 'CR',
    1: 'one',
    '\ud83d\ude00': 'smile',
    '\u00f6': 'o',
    '\ufb33': 'd',
  };
  expect(canonicalJson(value)).toBe(
    '{"\\r":"CR","1":"one","\u00f6":"o","\u20ac":"Euro","\ud83d\ude00":"smile","\ufb33":"d"}',
  );
  expect(canonicalJson({ b: [1, 1e21, 0.000001, -0], a: { d: null, c: true, e: undefined } })).toBe(
    '{"a":{"c":true,"d":null},"b":[1,1e+21,0.000001,0]}',
  );
});

it('spells a value the same after it was read, in whatever order', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 500 },
  );
});
