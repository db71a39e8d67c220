import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { safeWayTo } from './safe-way.ts';

describe('safeWayTo', () => {
  it('gives every brand’s address from our own table', () => {
    for (const brand of brands) {
      expect(safeWayTo(brand)).toEqual({
        brand: brand.name,
        address: brand.domains[0],
        how: expect.stringContaining(`Type ${brand.domains[0]} into the browser yourself`),
      });
    }
  });

  it('says where a password is changed, where that is known', () => {
    const adobe = brands.find(({ genuine }) => genuine === 'adobe.com') ?? null;
    expect(safeWayTo(adobe)?.how).toBe(
      'Type adobe.com into the browser yourself, or use your own bookmark or app. If you have already entered your password, change it at account.adobe.com/security.',
    );
  });

  it('contains no phone number', () => {
    expect(brands.filter((brand) => /\d{5}/.test(safeWayTo(brand)?.how ?? ''))).toEqual([]);
  });

  it('is null without a brand', () => {
    expect(safeWayTo(null)).toBeNull();
  });
});
