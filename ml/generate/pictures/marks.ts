import * as icons from 'simple-icons';
import { type Brand, brands } from '../../../src/engine/training.ts';
import { type Mark as DrawnMark, svgOf } from '../logos/mark.ts';
import { marks } from '../logos/marks.ts';

/** A company's mark as a drawing of one's own size. */
export type Mark = {
  colour: string;
  /** `height` pixels high. `tint` draws a mark of one colour in that colour instead of its own. */
  svg: (height: number, tint?: string) => string;
};

const bySlug = new Map(
  Object.values(icons).flatMap((icon) => ('slug' in icon ? [[icon.slug, icon] as const] : [])),
);
const byBrand = Map.groupBy(marks, ({ brand }) => brand);

const slugOf = (name: string): string =>
  name
    .replace(/ \(.*\)/, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\+/g, 'plus')
    .replace(/\./g, 'dot')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '');

const fallbackColour = '#1a56db';

const colourIn = (body: string): string =>
  body.match(/#[0-9a-f]{6}\b/gi)?.find((colour) => !/^#(?:f{6}|0{6})$/i.test(colour)) ?? fallbackColour;

/** Colours that are part of a logo stay: tinted, it would be another logo. */
const markFrom = (mark: DrawnMark): Mark => {
  const colour = mark.ink ?? colourIn(mark.body);
  return {
    colour,
    svg: (height, tint) => svgOf(mark, mark.ink === null ? undefined : (tint ?? mark.ink), height),
  };
};

/** Every way a brand's mark is drawn; none where we have no drawing: such a page carries the name alone. */
export const marksOf = (brand: Brand): Mark[] => {
  const drawn = byBrand.get(brand.genuine);
  if (drawn) return drawn.map(markFrom);
  const icon = bySlug.get(slugOf(brand.name));
  if (!icon) return [];
  const colour = `#${icon.hex}`;
  return [
    {
      colour,
      svg: (height, tint = colour) =>
        `<svg width="${height}" height="${height}" viewBox="0 0 24 24" fill="${tint}"><path d="${icon.path}"/></svg>`,
    },
  ];
};

export const brandsWithMark: readonly Brand[] = brands.filter((brand) => marksOf(brand).length > 0);
