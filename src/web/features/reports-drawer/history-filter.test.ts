import { expect, it } from 'vitest';
import { isFiltering, noFilter, paramsOf } from './history-filter.ts';

it('asks for nothing but what was filled in', () => {
  expect(paramsOf(noFilter)).toBe('');
  expect(isFiltering({ ...noFilter, query: '  ' })).toBe(false);
  expect(paramsOf({ ...noFilter, query: '50 % & more', tool: 'url' }, { limit: '50' })).toBe(
    'query=50+%25+%26+more&tool=url&limit=50',
  );
});

it('means days as the reader has them, with their end', () => {
  const params = new URLSearchParams(paramsOf({ ...noFilter, from: '2026-11-18', to: '2026-11-18' }));
  expect(params.get('from')).toBe(new Date(2026, 10, 18).toISOString());
  expect(params.get('to')).toBe(new Date(2026, 10, 18, 23, 59, 59, 999).toISOString());
});

it('leaves out a day that is still being typed', () => {
  expect(isFiltering({ ...noFilter, from: '2026-1' })).toBe(false);
  expect(isFiltering({ ...noFilter, to: '99999-01-01' })).toBe(false);
});
