import { destinationDetector } from './define.ts';

/**
 * Characters that belong behind a question mark (`&`, `=`) or nowhere (`$`, `!`, `*`), used as folder names to look like a busy
 * application and to make each link unique.
 */
export const pathOddCharacters = destinationDetector({
  id: 'path-odd-characters',
  title: 'Path made to look like program code',
  points: 21,
  severity: 'medium',
  icon: 'Eye',
  recommendation: 'Look only at the domain before the first single slash, and decide by that.',
  find: ({ url, isEstablished }) =>
    isEstablished
      ? []
      : url.segments
          .slice(0, maxSegments)
          .filter(
            (segment) =>
              /[&=].*[&=]|^[$!*][\w=+-]{6,}|\w[!$@](?!version)\w{2,}[A-Z\d]/.test(segment) &&
              !/[ ,;()]/.test(segment),
          )
          .concat(/^\/[\w+-]{14,}=+\/?$/.test(url.path) ? url.segments : [])
          .slice(0, 1),
  describe: (segment) =>
    `The folder "${segment.slice(0, 40)}" contains characters that ordinary folder names do not have.`,
});

const maxSegments = 10;
