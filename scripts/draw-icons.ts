// Draws the icons of the installed page from the favicon: node scripts/draw-icons.ts
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../src/web/public/icons/', import.meta.url));
const favicon = readFileSync(new URL('../src/web/public/favicon.svg', import.meta.url), 'utf8');

/** The whole square is filled, and the mark is this large around its middle: systems cut their own shape out of it. */
const filled = (scale: number) => {
  const middle = { x: 14.1, y: 13.5 };
  const place = `translate(${14 - scale * middle.x} ${14 - scale * middle.y}) scale(${scale})`;
  return favicon.replace(' rx="6"', '').replace(/transform="[^"]+"/, `transform="${place}"`);
};

const draw = (name: string, svg: string, pixels: number) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 28 })
    .resize(pixels, pixels)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}${name}.png`);

mkdirSync(folder, { recursive: true });
for (const pixels of [192, 512]) {
  await draw(`icon-${pixels}`, favicon, pixels);
  // Whatever the shape, a circle of four fifths of the width stays.
  await draw(`maskable-${pixels}`, filled(0.6), pixels);
}
await draw('apple-touch-icon', filled(0.72), 180);
