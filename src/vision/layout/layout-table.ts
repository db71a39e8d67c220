import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { colourBytes } from './colour-grid.ts';
import { layoutOfDigits } from './layout-digits.ts';
import { softenLayout } from './layout-likeness.ts';
import type { PageSignature } from './page-signature.ts';
import { paletteBytes } from './palette.ts';

/** One rendered page of the library. */
export type KnownLayout = {
  brand: string;
  what: string;
  /** The likeness from which a page matches: higher than any page of another brand reached. */
  least: number;
  signature: PageSignature;
};

const tableSchema = z.object({
  layouts: z.array(
    z.object({
      brand: z.string(),
      name: z.string(),
      what: z.string(),
      /** The width and height it was drawn at, and its theme: for people who read the table. */
      drawn: z.string(),
      least: z.number().min(0).max(1),
      layout: z.string(),
      colours: z.string(),
      palette: z.string(),
    }),
  ),
});
export type LayoutTable = z.infer<typeof tableSchema>;

const table = new URL('../../../models/layouts/layouts.json', import.meta.url);
let known: KnownLayout[] | undefined;

/** The library, read when the first picture is compared and kept from then on. */
export const knownLayouts = (): KnownLayout[] => {
  known ??= layoutsOf(tableSchema.parse(JSON.parse(readFileSync(table, 'utf8'))));
  return known;
};

export const layoutsOf = ({ layouts }: LayoutTable): KnownLayout[] =>
  layouts.map(({ brand, what, least, layout, colours, palette }) => {
    const grid = layoutOfDigits(layout);
    const signature = { colours: bytesOf(colours), palette: bytesOf(palette) };
    if (!grid || signature.colours.length !== colourBytes || signature.palette.length !== paletteBytes) {
      throw new Error(`the layout of ${brand} is not one of ours`);
    }
    return { brand, what, least, signature: { layout: softenLayout(grid), ...signature } };
  });

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
