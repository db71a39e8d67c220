// A process that does what is written behind the end of the picture: the faults that pictures may cause, on demand.

import type { ScreenshotStage } from '../../contract/screenshot-input.ts';
import type { PictureReading } from '../../engine/index.ts';
import type { PictureAnswer, PictureFile } from '../adapters/picture-reader.ts';
import { serveJobs } from '../adapters/process-worker.ts';

const reading: PictureReading = {
  width: 8,
  height: 8,
  lines: [],
  codes: [],
  logos: [],
  shapes: [],
  layouts: [],
  hash: { look: '0'.repeat(16), layout: '' },
  photographic: 0,
  unread: [],
};

const orders: Record<string, () => PictureAnswer | Promise<PictureAnswer>> = {
  'loop without end': () => {
    for (;;);
  },
  'rest for ever': () => new Promise(() => undefined),
  leave: () => process.exit(1),
  fail: () => ({ state: 'failed', faults: [{ name: 'TypeError', stack: 'at readPicture' }] }),
  'find it damaged': () => ({ state: 'refused', reason: 'unreadable' }),
};

/** Anything else is what it shall have seen. */
const seenIn = (order: string): PictureAnswer => ({
  state: 'read',
  reading: { ...reading, ...(order.startsWith('{') && JSON.parse(order)) },
  faults: [],
});

await serveJobs<PictureFile, PictureAnswer, ScreenshotStage>({
  warmUp: async () => undefined,
  work: async ({ bytes }, report) => {
    const file = Buffer.from(bytes);
    const order = file.subarray(file.indexOf('IEND') + 8).toString();
    for (const stage of ['opening', 'reading', 'looking'] as const) report(stage);
    return (await orders[order]?.()) ?? seenIn(order);
  },
});
