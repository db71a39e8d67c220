import sharp from 'sharp';
import type { ReadLine } from '../../../engine/index.ts';
import type { Picture } from '../../picture.ts';

type Drawn = { width?: number; height?: number; ground?: string; quality?: number };

/** A picture of what the given SVG shows, after JPEG where a quality is given. */
export const drawn = async (svg: string, options: Drawn = {}): Promise<Picture> => {
  const { width = 1280, height = 800, ground = '#ffffff', quality } = options;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans, sans-serif" font-size="15"><rect width="${width}" height="${height}" fill="${ground}"/>${svg}</svg>`;
  const exact = sharp(Buffer.from(source)).removeAlpha();
  const image = quality ? sharp(await exact.jpeg({ quality }).toBuffer()) : exact;
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 };
};

/** Every pixel its own, always the same ones. */
export const noise = (width: number, height: number): Picture => {
  let state = 12345;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  return { width, height, data, scale: 1 };
};

export const flat = (width: number, height: number, grey = 255): Picture => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(grey),
  scale: 1,
});

export const rect = (x: number, y: number, width: number, height: number, style: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`;

export const words = (x: number, y: number, text: string, style = ''): string =>
  `<text x="${x}" y="${y}" ${style}>${text}</text>`;

export const line = (
  text: string,
  left: number,
  top: number,
  width = text.length * 8,
  height = 16,
): ReadLine => ({
  text,
  box: { left, top, width, height },
  confidence: 0.95,
});
