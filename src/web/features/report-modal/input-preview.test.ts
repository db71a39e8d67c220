import { expect, it } from 'vitest';
import { inputPreview } from './input-preview.ts';

it('shows the first 200 characters, and that it is a beginning', () => {
  expect(inputPreview('a'.repeat(300))).toBe(`${'a'.repeat(200)}...`);
  expect(inputPreview('example.com')).toBe('example.com...');
  expect(inputPreview('')).toBe('...');
});

it('counts a character of several code points as one', () => {
  expect(inputPreview('🎣'.repeat(300))).toBe(`${'🎣'.repeat(200)}...`);
});

it('masks bidirectional controls', () => {
  expect(inputPreview('https://\u202emoc.knab/')).toBe('https://\ufffdmoc.knab/...');
});
