import { expect, it } from 'vitest';
import { z } from 'zod';
import { looseEach, looseFlag, looseList, looseNumber, looseObject, looseText } from './loose-value.ts';

it.each([
  ['  Example Ltd.  ', 'Example Ltd.'],
  [64511, '64511'],
  ['', null],
  ['  ', null],
  ['Unknown', null],
  ['N/A', null],
  ['-', null],
  ['Invalid Date', null],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
  [{ name: 'x' }, null],
  [true, null],
  ['Unknown Worlds Inc.', 'Unknown Worlds Inc.'],
])('reads %j as the text %j', (value, text) => {
  expect(looseText.parse(value)).toBe(text);
});

it('shows what would turn the writing direction around', () => {
  expect(looseText.parse('evil\u202elapyap.com')).toBe('evil\ufffdlapyap.com');
});

it.each([
  [
    ['a', '', null, 'b', {}],
    ['a', 'b'],
  ],
  ['alone', ['alone']],
  [null, []],
  [{}, []],
])('reads %j as a list', (value, list) => {
  expect(looseList.parse(value)).toEqual(list);
});

it.each([
  [7, 7],
  ['7.5', 7.5],
  ['', null],
  ['seven', null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
  [[7], null],
])('reads %j as the number %j', (value, number) => {
  expect(looseNumber.parse(value)).toBe(number);
});

it('takes only a plain yes or no for one', () => {
  expect([true, false, 'true', 1, null].map((value) => looseFlag.parse(value))).toEqual([
    true,
    false,
    null,
    null,
    null,
  ]);
});

it('reads what is missing or no object as if every field were missing', () => {
  const shape = looseObject({ name: looseText, list: looseList, flag: looseFlag });
  const nothing = { name: null, list: [], flag: null };
  expect([{}, null, undefined, 'text', [1]].map((value) => shape.parse(value))).toEqual(
    Array.from({ length: 5 }, () => nothing),
  );
});

it('leaves out what it cannot read, and nothing else', () => {
  const each = looseEach(z.object({ id: z.number() }), 3);
  expect(each.parse([{ id: 1 }, null, { id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(each.parse('no list')).toEqual([]);
});
