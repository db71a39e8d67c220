import sharp from 'sharp';
import type { EnclosureFinding } from './enclosure-reader.ts';
import type { Enclosure } from './enclosures.ts';
import { serveJobs } from './process-worker.ts';
import { readEnclosures } from './read-enclosures.ts';

// The inside of a process of enclosure-reader.ts: the files of one message at a time, in and out.

sharp.concurrency(1);
sharp.cache(false);

/** So that every library is loaded before the first visitor waits for it. */
const warmUp = async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const any = { digest: '', bytes: new Uint8Array(picture) };
  await readEnclosures(
    [
      { ...any, kind: 'picture' },
      { ...any, kind: 'document' },
    ],
    () => undefined,
  );
};

await serveJobs<Enclosure[], 'read', EnclosureFinding>({
  warmUp,
  work: async (enclosures, report) => {
    await readEnclosures(enclosures, report);
    return 'read';
  },
});
