import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Picture } from '../../../src/vision/training.ts';

/** A line of `index.jsonl`: a rendered picture and the brand it shows, if any. */
type Labelled = { file: string; brand: string | null };

/** Pages that others drew: how many are named after the brand they show, and how many after another. */
export const labelledPages = async (folder: string, namesIn: (picture: Picture) => string[]) => {
  const items = readFileSync(`${folder}/index.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
  const result = {
    what: 'pictures of ml/generate/pictures, whose pages are arranged otherwise',
    pages: items.length,
    namedRight: 0,
    namedOther: 0,
  };
  for (const { file, brand } of items) {
    const { data, info } = await sharp(`${folder}/${file}`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 };
    const names = namesIn(picture);
    if (brand !== null && names.includes(brand)) result.namedRight += 1;
    if (names.some((name) => name !== brand)) result.namedOther += 1;
  }
  return result;
};
