import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { UrlCase } from '../case.ts';

/** A web page served straight out of a storage bucket. Pictures, archives and data files are what buckets are for. */
export const hostPublicStorage = detector({
  id: 'host-public-storage',
  family: 'address',
  title: 'Web page served from a storage bucket',
  points: 22,
  severity: 'medium',
  icon: 'Globe',
  recommendation: 'Do not sign in there. Real companies do not keep their sign-in page in a storage bucket.',
  find: ({ hosting, url }: UrlCase) =>
    hosting?.kind === 'storage' &&
    /\.(?:html?|php|aspx?)$|^\/?$/i.test(url.path) &&
    !/^(?:docs|console)\./.test(url.host)
      ? [hosting]
      : [],
  describe: ({ suffix }) =>
    `The page is a file uploaded to ${defangHost(suffix)}, where anyone can rent space.`,
});
