import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readmeFigures, withFigures } from './readme-figures.ts';

it('the README shows what the reports say (node ml/card/readme.ts)', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(readme).toBe(withFigures(readme, readmeFigures()));
});

it('refuses a text without a place for figures', () => {
  expect(() => withFigures('# A page', 'figures')).toThrow(/no place/);
});
