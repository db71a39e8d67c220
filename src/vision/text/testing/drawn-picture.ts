import sharp from 'sharp';
import type { Picture } from '../../picture.ts';

type Drawing = { width?: number; height?: number; ground?: string; jpeg?: number };

/** A picture drawn from SVG elements on plain ground, kept as JPEG of the given quality where one is given. */
export const drawnPicture = async (
  elements: string,
  { width = 480, height = 120, ground = '#fff', jpeg }: Drawing = {},
): Promise<Picture> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans, Arimo, Arial, DejaVu Sans, sans-serif"><rect width="100%" height="100%" fill="${ground}"/>${elements}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten({ background: ground });
  const kept = jpeg === undefined ? drawn : sharp(await drawn.jpeg({ quality: jpeg }).toBuffer());
  const { data, info } = await kept.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 };
};

/** One line of text, its baseline at `y`. */
export const written = (text: string, x: number, y: number, size: number, fill = '#222') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text}</text>`;
