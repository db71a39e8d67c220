import type { Random } from '../random.ts';
import { type Mark, svgOf } from './mark.ts';
import type { OtherIcon } from './other-icons.ts';

export type InkKind = 'own' | 'white' | 'black' | 'grey' | 'other';
export type GroundKind = 'page' | 'tile' | 'gradient' | 'photo';

const escaped = (text: string) => text.replaceAll('"', '&quot;');
export const anyColour = (random: Random) =>
  `hsl(${random.between(0, 359)} ${random.between(35, 95)}% ${random.between(25, 65)}%)`;

/** The colours of one page. */
export type Theme = { isDark: boolean; ground: string; text: string; accent: string; font: string };

/**
 * A mark as a page shows it. The attributes are the truth that is read back once the page stands: what it is, and how it
 * was drawn.
 */
export const shown = (
  random: Random,
  { mark, size, theme, on }: { mark: Mark; size: number; theme: Theme; on?: 'photo' | 'gradient' | 'accent' },
): string => {
  const canTile = on === undefined && random.chance(0.25) && size >= 24;
  const own = mark.ink ?? '#888888';
  const ink = inkOf(random, { mark, theme, isOnColour: on !== undefined });
  if (canTile && mark.ink) {
    const tile = mark.isAnyColour && random.chance(0.25) ? anyColour(random) : own;
    const pad = Math.round(size * (0.12 + random.next() * 0.2));
    const radius = random.pick([0, 4, 8, Math.round(size * 0.25), 999]);
    return `<span class="tile" style="display:inline-flex;background:${tile};padding:${pad}px;border-radius:${radius}px">${marked(mark, { size: size - pad, ink: '#ffffff', kind: 'white', ground: 'tile' })}</span>`;
  }
  return marked(mark, {
    size,
    ink: ink.colour,
    kind: ink.kind,
    ground: on === 'accent' ? 'page' : (on ?? 'page'),
  });
};

type Ink = { colour: string; kind: InkKind };

const inkOf = (
  random: Random,
  { mark, theme, isOnColour }: { mark: Mark; theme: Theme; isOnColour: boolean },
): Ink => {
  if (mark.ink === null) {
    const isGrey = mark.isAnyColour && random.chance(0.12);
    return { colour: '#000000', kind: isGrey ? 'grey' : 'own' };
  }
  const white: Ink = { colour: '#ffffff', kind: 'white' };
  if (isOnColour) return white;
  const own: Ink = { colour: mark.ink, kind: 'own' };
  if (!mark.isAnyColour) return own;
  const isDim = isDarkColour(mark.ink);
  if (theme.isDark) return random.chance(isDim ? 1 : 0.45) ? white : own;
  return random.weighted<Ink>([
    [own, isDim ? 5 : 6],
    [{ colour: '#111111', kind: 'black' }, 1.5],
    [{ colour: random.pick(['#666666', '#8a8f98', '#9ca3af']), kind: 'grey' }, 1.5],
    [{ colour: theme.accent, kind: 'other' }, 0.7],
  ]);
};

const isDarkColour = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * red + 0.6 * green + 0.1 * blue < 60;
};

const marked = (
  mark: Mark,
  { size, ink, kind, ground }: { size: number; ink: string; kind: InkKind; ground: GroundKind },
) => {
  const [, , width, height] = mark.view;
  const tall = (size * height) / Math.max(width, height);
  const grey = mark.ink === null && kind === 'grey' ? ';filter:grayscale(1)' : '';
  return `<span class="mark" data-brand="${escaped(mark.brand)}" data-ink="${kind}" data-ground="${ground}" style="display:inline-block;line-height:0${grey}">${svgOf(mark, ink, tall)}</span>`;
};

/** A drawing that must not be taken for a mark. */
export const other = (
  random: Random,
  icon: OtherIcon,
  { size, theme }: { size: number; theme: Theme },
): string => {
  const colour = random.pick([theme.text, theme.text, '#777777', theme.accent, anyColour(random)]);
  if (!random.chance(0.2))
    return `<span style="display:inline-block;line-height:0">${svgOf(icon, colour, size)}</span>`;
  const pad = Math.round(size * 0.25);
  return `<span style="display:inline-flex;line-height:0;background:${anyColour(random)};padding:${pad}px;border-radius:${random.pick([0, 6, 12, 999])}px">${svgOf(icon, '#fff', size - pad)}</span>`;
};
