import { expect, it } from 'vitest';
import { unpackRtf } from './rtf-compressed.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
const text = (packed: Uint8Array, max = 1000) => Buffer.from(unpackRtf(packed, max)).toString('latin1');

// The two examples of MS-OXRTFCP, sections 4.1 and 4.2.
const simple = bytes(
  '2d0000002b0000004c5a4675f1c5c7a703000a00726370673132354232 0af32068656c090020627705b06c647d0a800fa0',
);
const crossing = bytes('1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0');

it('unpacks what Outlook packed', () => {
  expect(text(simple)).toBe('{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n');
  expect(text(crossing)).toBe('{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}');
});

it('stops at the given length and at the end of what is there', () => {
  expect(text(simple, 5)).toBe('{\\rtf');
  expect(text(simple.subarray(0, 24)).length).toBeLessThan(24);
  expect(text(bytes('00'.repeat(10)))).toBe('');
  expect(text(bytes('ff'.repeat(40)))).toBe('');
});

it('does not believe a length that its bytes cannot hold', () => {
  const lying = Uint8Array.from(simple);
  new DataView(lying.buffer).setUint32(4, 0xffffffff, true);
  expect(unpackRtf(lying, 2 ** 31).length).toBeLessThan(lying.length * 17);
});
