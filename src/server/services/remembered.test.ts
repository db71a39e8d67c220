import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

const counting = () => {
  const made: string[] = [];
  const make = (key: string) => async () => {
    made.push(key);
    return key;
  };
  return { made, make };
};

it('makes a thing once for all who ask, also at the same time', async () => {
  const { made, make } = counting();
  const things = remembered<string>({ max: 10, sizeOf: () => 1 });
  expect(await Promise.all([things('a', make('a')), things('a', make('a'))])).toEqual(['a', 'a']);
  await things('a', make('a'));
  expect(made).toEqual(['a']);
});

it('forgets what was asked for longest ago', async () => {
  const { made, make } = counting();
  const things = remembered<string>({ max: 2, sizeOf: () => 1 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await things(key, make(key));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('does not keep what is larger than all it may keep', async () => {
  const { made, make } = counting();
  const things = remembered<string>({ max: 2, sizeOf: (key) => (key === 'large' ? 3 : 1) });
  for (const key of ['large', 'a', 'large', 'a']) await things(key, make(key));
  expect(made).toEqual(['large', 'a', 'large', 'a']);
});

it('makes a thing anew after it failed', async () => {
  const things = remembered<string>({ max: 2, sizeOf: () => 1 });
  await expect(things('a', () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(await things('a', async () => 'luck')).toBe('luck');
});
