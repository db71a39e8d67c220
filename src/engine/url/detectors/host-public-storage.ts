import { defangHost } from '../../text/defang.ts';
import { addressDetector } from './define.ts';

/** A web page served straight out of a storage bucket. Pictures, archives and data files are what buckets are for. */
export const hostPublicStorage = addressDetector({
  id: 'host-public-storage',
  title: 'Web page served from a storage bucket',
  points: 22,
  severity: 'medium',
  icon: 'Globe',
  certainty: 'unvouched',
  recommendation: 'Do not sign in there. Real companies do not keep their sign-in page in a storage bucket.',
  find: ({ hosting, url }) =>
    hosting?.kind === 'storage' &&
    /\.(?:html?|php|aspx?)$|^\/?$/i.test(url.path) &&
    !/^(?:docs|console)\./.test(url.host)
      ? [hosting]
      : [],
  describe: ({ suffix }) =>
    `The page is a file uploaded to ${defangHost(suffix)}, where anyone can rent space.`,
});
