import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RenderedPage } from './render-logo-pages.ts';

/** The pages that were written to a folder, one after the other. */
export const readLogoPages = async function* (folder: string): AsyncGenerator<RenderedPage> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()) {
    const id = name.slice(0, -5);
    const { data, info } = await sharp(join(folder, `${id}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, data: new Uint8Array(data), scale: 1 };
    yield { id, picture, ...JSON.parse(readFileSync(join(folder, name), 'utf8')) };
  }
};
