/**
 * Writes the figures in the README and in docs/accuracy.md from the reports of the models, between the two marks there, and
 * the models' cards:
 *
 *   node ml/card/figures-in-documents.ts
 *
 * No figure there is typed in by hand; a test compares the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cardOf } from './card-of.ts';
import { cardFolders, figuresIn, withFigures } from './document-figures.ts';

for (const [name, figures] of Object.entries(figuresIn)) {
  const path = new URL(`../../${name}`, import.meta.url);
  writeFileSync(path, withFigures(readFileSync(path, 'utf8'), figures()));
}

for (const folder of cardFolders) writeFileSync(new URL('card.md', folder), cardOf(folder));
