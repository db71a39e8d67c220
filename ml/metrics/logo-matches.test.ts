import { describe, expect, it } from 'vitest';
import { logoMatches } from './logo-matches.ts';

const logo = (brand: string, left: number, size = 40) => ({
  brand,
  box: { left, top: 10, width: size, height: size },
});

describe('logoMatches', () => {
  it('counts what is found in its place', () => {
    expect(logoMatches([logo('paypal.com', 10)], [logo('paypal.com', 14)])).toEqual({
      shown: 1,
      found: 1,
      claimed: 1,
      right: 1,
    });
  });

  it('does not take another brand, nor the same brand elsewhere', () => {
    expect(logoMatches([logo('paypal.com', 10)], [logo('visa.com', 10)])).toMatchObject({
      found: 0,
      right: 0,
    });
    expect(logoMatches([logo('paypal.com', 10)], [logo('paypal.com', 300)])).toMatchObject({
      found: 0,
      right: 0,
    });
  });

  it('forgives missing the icon of a tab and rewards finding it', () => {
    const icon = logo('paypal.com', 10, 16);
    expect(logoMatches([icon], [])).toEqual({ shown: 0, found: 0, claimed: 0, right: 0 });
    expect(logoMatches([icon], [icon])).toEqual({ shown: 0, found: 0, claimed: 1, right: 1 });
  });
});
