import { isAsset } from '../path.ts';
import { destinationDetector } from './define.ts';

const manyFolders = 8;
const longPath = 180;

/** Length alone is normal for trackers and shops; on an unknown host it is padding. */
export const pathExcessive = destinationDetector({
  id: 'path-excessive',
  title: 'Needlessly long or deep address',
  points: 8,
  severity: 'low',
  icon: 'Link2',
  recommendation: 'Look only at the domain before the first single slash, and decide by that.',
  find: ({ url, isEstablished }) =>
    !isEstablished &&
    !isAsset(url.path) &&
    (url.segments.length >= manyFolders || url.path.length >= longPath)
      ? [{ folders: url.segments.length, length: url.path.length }]
      : [],
  describe: ({ folders, length }) => `The path has ${folders} folders and ${length} characters.`,
});
