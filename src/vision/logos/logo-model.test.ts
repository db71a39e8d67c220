import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brands } from '../../engine/index.ts';
import { cropSide } from './crop.ts';
import { nameCrops } from './logo-model.ts';

const folder = new URL('../../../models/logo/', import.meta.url);
const manifest: { brands: { brand: string }[]; sha256: Record<string, string> } = JSON.parse(
  readFileSync(new URL('manifest.json', folder), 'utf8'),
);

it('is the file that its manifest describes, and small', () => {
  const bytes = readFileSync(new URL('logo.onnx', folder));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.sha256['logo.onnx']);
  expect(bytes.length).toBeLessThan(1_500_000);
});

it('names brands by the domain that the table of brands has for them', () => {
  const known = new Set(brands.map(({ genuine }) => genuine));
  expect(manifest.brands.map(({ brand }) => brand).filter((brand) => !known.has(brand))).toEqual([]);
  expect(manifest.brands.length).toBeGreaterThanOrEqual(100);
});

it('answers for each crop of a batch, and finds no brand in an empty one', async () => {
  const size = 3 * cropSide * cropSide;
  expect(await nameCrops(new Float32Array(5 * size).fill(1), 5)).toEqual([null, null, null, null, null]);
});
