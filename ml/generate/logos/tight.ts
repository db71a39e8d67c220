import sharp from 'sharp';
import { type Mark, svgOf } from './mark.ts';

/** Fine enough for a hundredth of a mark. */
const side = 240;

/** The same mark in a space without empty rims, so that where it is placed is where it is seen. */
export const tightened = async <Drawn extends Pick<Mark, 'body' | 'view'>>(mark: Drawn): Promise<Drawn> => {
  const [left, top, width, height] = mark.view;
  const scale = side / Math.max(width, height);
  const { data, info } = await sharp(Buffer.from(svgOf(mark, '#000', height * scale)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [x0, y0, x1, y1] = [info.width, info.height, -1, -1];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) < 64) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  if (x1 < 0) throw new Error('nothing is drawn');
  return {
    ...mark,
    view: [left + x0 / scale, top + y0 / scale, (x1 - x0 + 1) / scale, (y1 - y0 + 1) / scale],
  };
};
