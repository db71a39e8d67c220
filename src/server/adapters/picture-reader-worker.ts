import sharp from 'sharp';
import type { ScreenshotStage } from '../../contract/screenshot-input.ts';
import { PictureRefused } from '../../vision/picture-refused.ts';
import { readPicture } from '../../vision/read-picture.ts';
import { faultOf } from './fault-of.ts';
import type { PictureAnswer, PictureFile } from './picture-reader.ts';
import { serveJobs } from './process-worker.ts';

// The inside of a process of picture-reader.ts: one picture at a time, in and out.

// One picture at a time needs no more threads, and no two are alike: what was decoded is not worth keeping.
sharp.concurrency(1);
sharp.cache(false);

const read = async (
  { bytes }: PictureFile,
  onStage: (stage: ScreenshotStage) => void,
): Promise<PictureAnswer> => {
  const faults: ReturnType<typeof faultOf>[] = [];
  const onFault = (error: unknown) => void faults.push(faultOf(error));
  try {
    return { state: 'read', reading: await readPicture(bytes, { onStage, onFault }), faults };
  } catch (error) {
    if (error instanceof PictureRefused) return { state: 'refused', reason: error.reason };
    onFault(error);
    return { state: 'failed', faults };
  }
};

/** Rows of strokes that could be writing, so that every model is read before the first visitor waits for it. */
const firstPicture = () => {
  const strokes = Array.from({ length: 60 }, (_, n) => ({
    input: {
      create: { width: 2, height: n % 3 ? 10 : 14, channels: 3 as const, background: '#202020' },
    },
    left: 40 + (n % 30) * 5 + (n % 4),
    top: n < 30 ? 60 : 100,
  }));
  return sharp({ create: { width: 320, height: 200, channels: 3, background: '#ffffff' } })
    .composite(strokes)
    .png()
    .toBuffer();
};

await serveJobs<PictureFile, PictureAnswer, ScreenshotStage>({
  warmUp: async () => read({ bytes: await firstPicture() }, () => undefined),
  work: (file, report) => read(file, report),
});
