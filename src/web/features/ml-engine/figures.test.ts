import { expect, it } from 'vitest';
import { formatBytes, formatFigure, formatInterval, formatParts, formatRate } from './figures.ts';

it.each([
  [0.9968, '99.68%'],
  [0.5, '50%'],
  [1, '100%'],
  [0, '0%'],
  [0.99999, '>99.99%'],
  [0.00001, '<0.01%'],
  [null, '-'],
])('shows the rate %s as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

it('shows the confidence interval of a rate, and none where nothing was measured', () => {
  const share = { count: 1203, of: 1250, rate: 0.9624, interval: [0.9504, 0.9716] as [number, number] };
  expect(formatInterval(share)).toBe('95.0–97.2%');
  expect(formatParts(share)).toBe('1,203 of 1,250');
  expect(formatInterval({ count: 0, of: 0, rate: null, interval: null })).toBeNull();
});

it.each([
  [412_345, '412.35 kB'],
  [12_500_000, '12.5 MB'],
])('shows %s bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [12, '%', '12%'],
  [null, ' days', 'unknown'],
])('shows the figure %s with the unit %s as %s', (figure, unit, text) => {
  expect(formatFigure(figure, unit)).toBe(text);
});
