import { expect, it } from 'vitest';
import { sampleBody } from './sample-value.ts';
import { limitWords, typeWords } from './type-words.ts';

it.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'date-time' }, 'string, a time'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer or null'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ type: 'array', items: { type: 'object' } }, 'array of objects'],
  [{ enum: ['safe', 'phishing'] }, '"safe", "phishing"'],
  [{ enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, 'one of 1, 2, 3, 4, 5, 6, 7, 8 and 2 more'],
  [{}, 'any JSON'],
])('says the type of %j', (schema, words) => {
  expect(typeWords(schema)).toBe(words);
});

it('says the limits that matter, and not the largest integer', () => {
  expect(limitWords({ minimum: 0, maximum: 100 })).toBe('0 to 100');
  expect(limitWords({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })).toBeNull();
  expect(limitWords({ maxLength: 100 })).toBe('at most 100 characters');
});

it('makes a body of what is required and what has an example', () => {
  expect(
    sampleBody({
      required: ['a', 'b', 'c', 'd'],
      properties: {
        a: { enum: ['x', 'y'] },
        b: {
          type: 'array',
          items: { type: 'object', required: ['n'], properties: { n: { type: 'integer', minimum: 3 } } },
        },
        c: { anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] },
        d: { type: 'boolean' },
        e: { type: 'string' },
        f: { default: 7, examples: [9] },
      },
    }),
  ).toEqual({ a: 'x', b: [{ n: 3 }], c: 'https://example.com/', d: false, f: 9 });
});
