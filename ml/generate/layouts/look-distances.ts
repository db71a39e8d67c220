import sharp, { type Sharp } from 'sharp';
import { lookDistance, type Picture, pictureHash } from '../../../src/vision/training.ts';
import { quantile } from '../../metrics/quantile.ts';

/** Bits of 64 in which the same picture differs after it was changed, and in which different pictures differ. */
export const lookDistances = async (pictures: readonly Picture[]) => {
  const hashes = pictures.map(pictureHash);
  const changes: [name: string, change: (image: Sharp, picture: Picture) => Sharp][] = [
    ['scaled to 60 %', (image, { width }) => image.resize({ width: Math.round(width * 0.6) }).png()],
    ['jpeg 40', (image) => image.jpeg({ quality: 40 })],
    [
      'cropped by 3 %',
      (image, { width, height }) =>
        image
          .extract({
            left: Math.round(width * 0.015),
            top: Math.round(height * 0.015),
            width: Math.round(width * 0.97),
            height: Math.round(height * 0.97),
          })
          .png(),
    ],
  ];
  const figures: Record<string, ReturnType<typeof spreadOf>> = {};
  for (const [name, change] of changes) {
    const distances: number[] = [];
    for (const [n, picture] of pictures.entries()) {
      const { width, height } = picture;
      const raw = sharp(Buffer.from(picture.data), { raw: { width, height, channels: 3 } });
      const changed = await opened(await change(raw, picture).toBuffer());
      const own = hashes[n];
      if (own) distances.push(lookDistance(own, pictureHash(changed)));
    }
    figures[name] = spreadOf(distances);
  }
  const between = hashes.flatMap((a, n) => hashes.slice(n + 1).map((b) => lookDistance(a, b)));
  return { what: 'bits of 64 that differ', ...figures, 'different sign-in pages': spreadOf(between) };
};

const opened = async (bytes: Buffer): Promise<Picture> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 };
};

const spreadOf = (distances: number[]) => ({
  least: quantile(distances, 0),
  p05: quantile(distances, 0.05),
  median: quantile(distances, 0.5),
  p95: quantile(distances, 0.95),
  most: quantile(distances, 1),
});
