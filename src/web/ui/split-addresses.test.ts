import { describe, expect, it } from 'vitest';
import { splitAddresses } from './split-addresses.ts';

const addressesIn = (text: string) =>
  splitAddresses(text)
    .filter(({ isAddress }) => isAddress)
    .map((piece) => piece.text);

describe('addresses in a text', () => {
  it.each([
    ['It came from mailbox[.]example, not the bank.', ['mailbox[.]example']],
    ['Open hxxps://a[.]example/b?c=1. Now', ['hxxps://a[.]example/b?c=1']],
    ['desk@a[.]example, see b[.]example)', ['desk@a[.]example', 'b[.]example']],
    ['No address here. None.', []],
  ])('of %j', (text, expected) => {
    expect(addressesIn(text)).toEqual(expected);
  });

  it('loses no character', () => {
    const text = '  a\n\nb[.]example,  c hxxp://d[.]example \t';
    expect(
      splitAddresses(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('keeps plain words together', () => {
    expect(splitAddresses('one two  three')).toEqual([{ text: 'one two  three', isAddress: false }]);
  });
});
