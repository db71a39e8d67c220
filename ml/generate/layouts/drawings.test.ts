import { expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { drawings } from './drawings.ts';
import { wordsOf } from './words.ts';

const looks = [false, true].flatMap((isPhone) => [false, true].map((isDark) => ({ isPhone, isDark })));

it.each(drawings)('draws $brand, $name, on every screen and in every theme', ({ draw }) => {
  for (const look of looks) {
    const html = draw({ ...look, font: 'Arimo', words: wordsOf(randomFrom(JSON.stringify(look))) });
    expect(html).toMatch(/^<div style="min-height:100vh/);
    expect(html).not.toMatch(/[{}[\]]|undefined|NaN/);
  }
});

it('distinguishes the pages of a brand', () => {
  const names = drawings.map(({ brand, name }) => `${brand} ${name}`);
  expect(names.length).toBeGreaterThan(40);
  expect(new Set(names).size).toBe(names.length);
});
