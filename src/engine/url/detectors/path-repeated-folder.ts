import { destinationDetector } from './define.ts';

/** A kit unpacked inside its own folder: `/sharefile/sharefile/`. Numbers repeat in dates and page counts. */
export const pathRepeatedFolder = destinationDetector({
  id: 'path-repeated-folder',
  title: 'Same folder inside itself',
  points: 21,
  severity: 'low',
  icon: 'ShieldX',
  recommendation: 'Do not enter anything there; phishing pages unpacked in a hurry look like this.',
  find: ({ url, isEstablished }) =>
    isEstablished
      ? []
      : url.segments
          .slice(0, 12)
          .filter((segment, i) => i > 0 && sameStem(segment, url.segments[i - 1] ?? ''))
          .slice(0, 1),
  describe: (segment) => `The folder "${segment.slice(0, 40)}" appears twice in a row.`,
});

const stem = (segment: string) => segment.toLowerCase().replace(/\.(?:php|html?)$/, '');

const sameStem = (a: string, b: string) => stem(a) === stem(b) && /^[a-z][\w-]{1,30}$/.test(stem(a));
