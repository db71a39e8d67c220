import { cloneWords } from '../../addresses/lure-words.ts';
import { destinationDetector } from './define.ts';

/** A page that calls itself a copy of another site: often a student's exercise, but never a place to sign in. */
export const pathClone = destinationDetector({
  id: 'path-clone',
  title: 'Page calls itself a copy of a site',
  points: 28,
  severity: 'medium',
  icon: 'UserX',
  recommendation: 'Do not enter real data. Even a harmless copy is not the service it shows.',
  find: ({ url, hosting, isEstablished }) => {
    if (isEstablished || !hosting) return [];
    const parts = [hosting.name, ...url.segments.slice(0, 4)].flatMap((part) =>
      part.toLowerCase().split(/[-_.~ ]+/),
    );
    return parts
      .filter((part) => cloneWords.has(part) || /^(?:\w{4,}clone|clone\w{4,})$/.test(part))
      .slice(0, 1);
  },
  describe: (word) => `The address contains "${word}": the page presents itself as a copy.`,
});
