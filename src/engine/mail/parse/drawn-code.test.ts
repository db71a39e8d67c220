import { unzlibSync } from 'fflate';
import { expect, it } from 'vitest';
import { renderDrawnCode } from './drawn-code.ts';

/** A square of modules, the upper left one dark, as half blocks draw it. */
const drawing = (lines: number, first = '█') =>
  Array.from({ length: lines }, (_, i) => (i === 0 ? first : '▀').padEnd(30, '▄ ')).join('\n');

it('draws what block characters draw, as a picture', async () => {
  const png = await renderDrawnCode(`Scan this:\n${drawing(15)}\nThank you`);
  const bytes = Buffer.from(png ?? []);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([30 * 4, 15 * 2 * 4]);
  const start = bytes.indexOf('IDAT') + 4;
  const pixels = unzlibSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)));
  // The first row: upper half of a full block, then of a lower half, which is light.
  expect([...pixels.subarray(1, 9)]).toEqual([0, 0, 0, 0, 255, 255, 255, 255]);
});

it.each([
  ['a text', 'Dear customer,\nplease pay.\n'.repeat(50)],
  ['a line under a heading', `Title\n${'▀'.repeat(300)}\ntext`],
  ['a few lines of blocks', drawing(6)],
  ['a bar chart', Array.from({ length: 40 }, (_, i) => `${'█'.repeat(i)} ${i}`).join('\n')],
])('sees no code in %s', async (_, text) => {
  expect(await renderDrawnCode(text)).toBeNull();
});

it('is bounded in every direction', async () => {
  const huge = Array.from({ length: 2000 }, () => '█ '.repeat(380)).join('\n');
  const bytes = Buffer.from((await renderDrawnCode(huge)) ?? []);
  expect(bytes.readUInt32BE(16)).toBeLessThanOrEqual(1600);
  expect(bytes.readUInt32BE(20)).toBeLessThanOrEqual(3200);
});
