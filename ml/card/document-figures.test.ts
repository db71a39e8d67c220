import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardOf } from './card-of.ts';
import { cardFolders, figuresIn, withFigures } from './document-figures.ts';

it.each(Object.entries(figuresIn))(
  '%s shows what the reports say (node ml/card/figures-in-documents.ts)',
  (name, figures) => {
    const document = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
    expect(document).toBe(withFigures(document, figures()));
  },
);

it.each(cardFolders)('the card in %s shows what its report says', (folder) => {
  expect(readFileSync(new URL('card.md', folder), 'utf8')).toBe(cardOf(folder));
});

it('refuses a text without a place for figures', () => {
  expect(() => withFigures('# A page', 'figures')).toThrow(/no place/);
});
