import type { Mark } from './mark.ts';

/** A mark whose colours are part of the drawing, in a space of `24` or `24x15`. */
export const drawing = (brand: string, id: string, size: string, body: string): Mark => {
  const [width = 24, height = width] = size.split('x').map(Number);
  return { brand, id, body, view: [0, 0, width, height], ink: null, isAnyColour: false };
};

/** One that is still the brand's in black or grey. */
export const strong = (mark: Mark): Mark => ({ ...mark, isAnyColour: true });
export const rect = (fill: string, x: number, y: number, width: number, height = width, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
export const circle = (fill: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const shape = (fill: string, points: string) => `<polygon points="${points}" fill="${fill}"/>`;
export const path = (fill: string, d: string) => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (ink: string, width: number, d: string, cap = 'butt') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
