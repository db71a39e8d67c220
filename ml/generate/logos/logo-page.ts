import { type Random, randomFrom } from '../random.ts';
import { blocksOf, prose, type Stock } from './blocks.ts';
import type { Mark } from './mark.ts';
import type { LogoPart, OtherIcon } from './other-icons.ts';
import { anyColour, type Theme } from './showing.ts';

export type LogoPage = {
  id: string;
  html: string;
  view: { width: number; height: number; scale: number };
  /** How the capture is spoiled: as a JPEG of this quality, and made this much larger or smaller. */
  quality: number | null;
  resize: number;
};

const fonts: Record<LogoPart, readonly string[]> = {
  fit: ['Arimo', 'Lato', 'DejaVu Sans', 'Noto Sans', 'Liberation Serif', 'Cantarell'],
  reserve: ['Inter', 'Liberation Sans', 'Carlito', 'FreeSans', 'Caladea', 'Fira Code'],
};

/** One page of blocks with marks in it and much that is none. */
export const logoPage = (
  seed: string,
  part: LogoPart,
  stock: { marks: readonly Mark[]; icons: readonly OtherIcon[]; companies: readonly OtherIcon[] },
): LogoPage => {
  const random = randomFrom(`${part} ${seed}`);
  const theme = themeOf(random, fonts[part]);
  // Every brand comes up, the rarer drawings of one brand together as often as the only one of another.
  const byBrand = Map.groupBy(stock.marks, ({ brand }) => brand);
  const brandNames = [...byBrand.keys()];
  const needs: Stock = {
    random,
    theme,
    mark: () => random.pick(byBrand.get(random.pick(brandNames)) ?? []),
    icon: () => random.pick(stock.icons),
    company: () => random.pick(stock.companies),
  };
  const isPhone = random.chance(0.3);
  const body = Array.from({ length: random.between(2, isPhone ? 3 : 4) }, () =>
    random.pick(blocksOf[part])(needs),
  ).join('');
  const html = `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;background:${theme.ground};color:${theme.text};font-family:'${theme.font}',sans-serif}</style><body>${body}<p style="padding:0 30px">${prose(random, 10, 60)}</p></body>`;
  return {
    id: seed,
    html,
    view: isPhone
      ? { width: 390, height: 780, scale: 2 }
      : random.pick([
          { width: 1280, height: 800, scale: 1 },
          { width: 1440, height: 900, scale: 1 },
          { width: 1024, height: 700, scale: 1 },
        ]),
    quality: random.chance(0.4) ? random.pick([60, 60, 75, 85]) : null,
    resize: random.chance(0.3) ? random.pick([0.67, 0.75, 0.85, 1.25, 1.5]) : 1,
  };
};

const themeOf = (random: Random, families: readonly string[]): Theme => {
  const isDark = random.chance(0.3);
  const tint = random.between(0, 359);
  return {
    isDark,
    ground: isDark
      ? `hsl(${tint} 12% ${random.between(4, 16)}%)`
      : `hsl(${tint} 30% ${random.pick([100, 100, 99, 97, 94])}%)`,
    text: isDark ? '#eeeeee' : '#222222',
    accent: anyColour(random),
    font: random.pick(families),
  };
};
