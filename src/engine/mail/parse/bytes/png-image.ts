import { zlibSync } from 'fflate';

/** A black and white picture as a PNG file; each row is a list of pixels, true for black. */
export const pngImage = (rows: readonly (readonly boolean[])[]): Uint8Array => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const pixels = new Uint8Array(rows.length * (width + 1)).fill(255);
  rows.forEach((row, y) => {
    // Each row begins with the number of its filter: none.
    pixels[y * (width + 1)] = 0;
    row.forEach((isBlack, x) => {
      if (isBlack) pixels[y * (width + 1) + 1 + x] = 0;
    });
  });
  // Eight bits of grey, nothing special.
  const header = [...u32(width), ...u32(rows.length), 8, 0, 0, 0, 0];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', header),
    ...chunk('IDAT', [...zlibSync(pixels)]),
    ...chunk('IEND', []),
  ]);
};

const chunk = (name: string, content: number[]) => {
  const named = [...[...name].map((letter) => letter.charCodeAt(0)), ...content];
  return [...u32(content.length), ...named, ...u32(checksum(named))];
};

const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const checksum = (bytes: number[]) => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};
