import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { PictureItem, PicturePart } from './picture-item.ts';
import { fingerprintOf, type PicturePlan, planPicture } from './pictures.ts';
import { newRenderer, openBrowser } from './render.ts';

export type PictureRun = {
  part: PicturePart;
  seed: number;
  count: number;
  from?: number;
  only?: string;
  folder: string;
  onDrawn?: (done: number) => void;
};

export const readPictureIndex = (folder: string): PictureItem[] => {
  const file = join(folder, 'index.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PictureItem);
};

/**
 * Draws what is not there yet, or was drawn from another plan, and answers what was asked for, in that order. The index
 * holds everything in the folder.
 */
export const drawPictures = async (
  plans: Iterable<PicturePlan | Promise<PicturePlan>>,
  folder: string,
  onDrawn?: (done: number) => void,
): Promise<PictureItem[]> => {
  mkdirSync(folder, { recursive: true });
  const known = new Map(readPictureIndex(folder).map((item) => [item.id, item]));
  const wanted: string[] = [];
  let browser: Browser | undefined;
  let render: ReturnType<typeof newRenderer> | undefined;
  let done = 0;
  try {
    for (const planned of plans) {
      const plan = await planned;
      wanted.push(plan.id);
      const before = known.get(plan.id);
      if (before?.plan === fingerprintOf(plan) && existsSync(join(folder, before.file))) continue;
      browser ??= await openBrowser();
      render ??= newRenderer(browser);
      const { item, bytes } = await render(plan);
      writeFileSync(join(folder, item.file), bytes);
      known.set(item.id, item);
      done += 1;
      onDrawn?.(done);
    }
  } finally {
    await browser?.close();
    const items = [...known.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (done > 0)
      writeFileSync(join(folder, 'index.jsonl'), items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  }
  return wanted.flatMap((id) => known.get(id) ?? []);
};

/** The pictures of a seed, by their numbers. */
export const writePictures = ({ part, seed, count, from = 0, only = '', folder, onDrawn }: PictureRun) => {
  const plans = function* () {
    for (let at = from; at < from + count; at += 1) yield planPicture({ seed, part, at, only });
  };
  return drawPictures(plans(), folder, onDrawn);
};
