import { describe, expect, it } from 'vitest';
import { characterErrors, coverage, inReadingOrder, normal, type PlacedText } from './character-errors.ts';

const at = (text: string, left: number, top: number, width = text.length * 8, height = 16): PlacedText => ({
  text,
  box: { left, top, width, height },
});
const truth = [
  at('Sign in to your account', 100, 50),
  at('Forgot password?', 100, 120),
  at('Help', 400, 120),
];
const errorsOf = (read: PlacedText[], unclear: PlacedText[] = []) =>
  characterErrors({ lines: truth, unclear: unclear.map(({ box }) => box) }, read);

describe('characterErrors', () => {
  it('counts nothing where everything is read, in any order and slightly shifted', () => {
    const read = [
      at('Help', 398, 121),
      at('Forgot password?', 101, 118),
      at('Sign in to your account', 99, 52),
    ];
    expect(errorsOf(read)).toEqual({ characters: 43, errors: 0 });
  });

  it('counts wrong letters where they stand', () => {
    const read = [
      at('Sign in to your acc0unt', 100, 50),
      at('Forgot passw0rd?', 100, 120),
      at('Help', 400, 120),
    ];
    expect(errorsOf(read).errors).toBe(2);
  });

  it('counts a whole line that was not read, and one that is made up as well', () => {
    expect(errorsOf([at('Sign in to your account', 100, 50), at('Forgot password?', 100, 120)]).errors).toBe(
      4,
    );
    const read = [...truth, at('XYZ', 700, 700)];
    expect(errorsOf(read).errors).toBe(3);
  });

  it('does not mind whether lines of one height are joined or words apart', () => {
    const joined = [at('Sign in to your account', 100, 50), at('Forgot password? Help', 100, 120, 340)];
    expect(errorsOf(joined).errors).toBe(0);
    const split = [at('Sign in', 100, 50), at('to your account', 164, 50), ...truth.slice(1)];
    expect(errorsOf(split).errors).toBe(0);
  });

  it('does not compare a text with one at another place', () => {
    expect(errorsOf([at('Sign in to your account', 100, 500), ...truth.slice(1)]).errors).toBe(46);
  });

  it('leaves out what was read where the truth is unknown', () => {
    const logo = at('PayPal', 20, 20);
    expect(errorsOf([...truth, logo], [logo]).errors).toBe(0);
    expect(errorsOf([...truth, logo]).errors).toBe(6);
  });
});

describe('normal', () => {
  it('evens out quotes, dashes and spaces, but no letters', () => {
    expect(normal('  “a”  –  b’s ')).toBe('"a" - b\'s');
    expect(normal('paypa1')).not.toBe(normal('paypal'));
  });
});

describe('inReadingOrder', () => {
  it('reads rows from the top and words from the left', () => {
    expect(inReadingOrder([at('d', 50, 40), at('b', 60, 11), at('a', 10, 10), at('c', 0, 41)])).toBe(
      'a b c d',
    );
  });
});

describe('coverage', () => {
  it('is the share of the first box in the second', () => {
    const box = { left: 0, top: 0, width: 10, height: 10 };
    expect(coverage(box, { ...box, left: 5 })).toBe(0.5);
    expect(coverage(box, { ...box, left: 10 })).toBe(0);
    expect(coverage({ ...box, width: 0 }, box)).toBe(0);
  });
});
