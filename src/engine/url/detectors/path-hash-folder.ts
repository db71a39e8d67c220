import { isAsset } from '../path.ts';
import { destinationDetector } from './define.ts';

/** Kits give every visitor a folder of their own, named by an MD5 sum, so that block lists never see it twice. */
export const pathHashFolder = destinationDetector({
  id: 'path-hash-folder',
  title: 'One-time folder made for a single visitor',
  points: 21,
  severity: 'medium',
  icon: 'Timer',
  recommendation: 'Do not open it. A page that exists only for you cannot be checked by anyone else.',
  find: ({ url, isEstablished }) =>
    isEstablished || isAsset(url.path)
      ? []
      : url.segments.filter((segment) => /^(?=.*\d)(?=.*[a-f])[a-f0-9]{32}$/i.test(segment)).slice(0, 1),
  describe: (segment) =>
    `The folder ${segment.slice(0, 12)}… is named by a checksum, as phishing kits do for each visitor.`,
});
