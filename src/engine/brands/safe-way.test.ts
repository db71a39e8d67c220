import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { safeWayTo } from './safe-way.ts';

describe('safeWayTo', () => {
  it('comes from our own table, for every brand', () => {
    for (const brand of brands) {
      expect(safeWayTo(brand)).toEqual({
        brand: brand.name,
        address: brand.domains[0],
        how: expect.stringContaining(`Type ${brand.domains[0]} into the browser yourself`),
      });
    }
  });

  it('names no telephone number', () => {
    expect(brands.filter((brand) => /\d{5}/.test(safeWayTo(brand)?.how ?? ''))).toEqual([]);
  });

  it('is nothing where nobody is named', () => {
    expect(safeWayTo(null)).toBeNull();
  });
});
