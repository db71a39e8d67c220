/**
 * Writes the figures in README.md from the reports of the models, between the two marks there:
 *
 *   node ml/card/readme.ts
 *
 * No figure in the README is typed in by hand; a test compares the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readmeFigures, withFigures } from './readme-figures.ts';

const path = new URL('../../README.md', import.meta.url);
writeFileSync(path, withFigures(readFileSync(path, 'utf8'), readmeFigures()));
