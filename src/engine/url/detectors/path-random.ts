import { strangeness } from '../../text/strangeness.ts';
import { isAsset } from '../path.ts';
import { destinationDetector } from './define.ts';

const odd = 6;
const minLength = 12;

/** A long run of random letters as a folder on an unknown host: a personal token. */
export const pathRandom = destinationDetector({
  id: 'path-random',
  title: 'Random folder name',
  points: 10,
  severity: 'low',
  icon: 'Search',
  recommendation: 'Treat it as a link made for you alone: its sender will know that you opened it.',
  find: ({ url, isEstablished }) =>
    isEstablished || isAsset(url.path)
      ? []
      : url.segments
          .slice(0, 6)
          .filter(
            (segment) =>
              segment.length >= minLength && /^[\w=-]+$/.test(segment) && strangeness(segment) >= odd,
          )
          .slice(0, 1),
  describe: (segment) => `The folder "${segment.slice(0, 30)}" is not a word in any language.`,
});
