import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { svgOf } from '../generate/logos/mark.ts';
import { markedBrands, marks } from '../generate/logos/marks.ts';
import { interfaceIcons, type OtherIcon, otherMarks } from '../generate/logos/other-icons.ts';
import { readLogoPages } from '../generate/logos/read-logo-pages.ts';
import { tightened } from '../generate/logos/tight.ts';
import { randomFrom } from '../generate/random.ts';
import { pageCrops } from './logo-crops.ts';
import { writtenShapes } from './logo-letters.ts';

// node ml/export/logos.ts --pages .training/logo-pages/fit --out .training/logo [--emoji <icons.json>]
// What the training of the logo model reads: the marks and what is none as small pictures, and places cut out of rendered
// pages by the code that will cut them out of screenshots.

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '.training/logo-pages/fit' },
    out: { type: 'string', default: '.training/logo' },
    /** A set of coloured pictures in Iconify's format, for instance Noto's emoji. Without it there are none. */
    emoji: { type: 'string' },
  },
});
mkdirSync(values.out, { recursive: true });
const write = (name: string, parts: readonly Uint8Array[]) =>
  writeFileSync(join(values.out, `${name}.bin.gz`), gzipSync(Buffer.concat(parts), { level: 6 }));

const markSide = 96;
const otherSide = 64;
type Drawing = Pick<OtherIcon, 'body' | 'view'>;
/** Red, green, blue and opacity, the drawing as large as the square allows. */
const drawn = (drawing: Drawing, side: number, ink = '#000') =>
  sharp(Buffer.from(svgOf(drawing, ink, side * 2)))
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .raw()
    .toBuffer();
const opacity = async (drawing: Drawing, side: number) => {
  const pixels = await drawn(drawing, side);
  return Uint8Array.from({ length: side * side }, (_, at) => pixels[at * 4 + 3] ?? 0);
};
/**
 * The opacity or the colours of each, one after the other: typefaces must not be drawn by two threads at once. One that
 * draws nothing, or lies outside of its own space, is left out.
 */
const pictured = async (icons: readonly OtherIcon[], draw: typeof opacity | typeof drawn) => {
  const pictures: Uint8Array[] = [];
  for (const icon of icons) {
    const tight = await tightened(icon).catch(() => null);
    if (tight) pictures.push(await draw(tight, otherSide));
  }
  return pictures;
};

const tight = await Promise.all(marks.map(tightened));
write('marks', await Promise.all(tight.map((mark) => drawn(mark, markSide))));
const companies = await pictured(otherMarks('fit'), opacity);
write('companies', companies);
const icons = await pictured(interfaceIcons('fit'), opacity);
write('icons', icons);
const letters = await pictured(writtenShapes(), opacity);
write('letters', letters);

type Collection = {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};
const emojiIn = (file: string): OtherIcon[] => {
  const { icons, width = 16, height = width }: Collection = JSON.parse(readFileSync(file, 'utf8'));
  const all = Object.entries(icons).map(([id, icon]) => ({
    id,
    body: icon.body,
    view: [0, 0, icon.width ?? width, icon.height ?? height] as const,
  }));
  return randomFrom('emoji').shuffled(all).slice(0, 900);
};
const emoji = values.emoji ? await pictured(emojiIn(values.emoji), drawn) : [];
write('emoji', emoji);

const crops: Uint8Array[] = [];
const labels: number[] = [];
const pageOf: number[] = [];
let pages = 0;
for await (const page of readLogoPages(values.pages)) {
  for (const { brand, pixels } of pageCrops(page)) {
    crops.push(pixels);
    labels.push(brand === null ? 0 : markedBrands.indexOf(brand) + 1);
    pageOf.push(pages);
  }
  pages += 1;
}
write('crops', crops);

const about = {
  brands: markedBrands,
  marks: tight.map(({ brand, id, ink, isAnyColour }) => ({
    brand: markedBrands.indexOf(brand),
    id,
    ink,
    isAnyColour,
  })),
  counts: { companies: companies.length, icons: icons.length, letters: letters.length, emoji: emoji.length },
  labels,
  pageOf,
};
writeFileSync(join(values.out, 'about.json'), JSON.stringify(about));
process.stdout.write(
  `${markedBrands.length} brands, ${tight.length} marks, ${JSON.stringify(about.counts)}, ${crops.length} crops of ${pages} pages, ${labels.filter((label) => label > 0).length} of them marks\n`,
);
