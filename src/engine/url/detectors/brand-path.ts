import { asksToSignIn } from '../../addresses/lure-words.ts';
import { brandOfWord, ownerOf } from '../../brands/brand-index.ts';
import { defangHost } from '../../text/defang.ts';
import { imitationDetector } from './define.ts';

/**
 * A brand's name or address as a folder on another site: `example.org/wp/paypal.com/signin.php`. Articles and
 * share buttons mention brands too, so a plain word counts only where the path also asks for a sign-in or ends in a page.
 */
export const brandPath = imitationDetector({
  id: 'brand-path',
  title: 'A brand’s name in another site’s path',
  points: 34,
  severity: 'medium',
  icon: 'UserX',
  recommendation: 'Do not sign in there. Folder names after the first slash say nothing about the owner.',
  find: ({ url, isEstablished, imitation, pathLures, hosting }) => {
    if (isEstablished || imitation || url.host === '') return [];
    const asks = pathLures.credential.length > 0;
    const isPage = /\.(?:php|html?)$|\/$/i.test(url.path);
    const isSignInPage = asksToSignIn(pathLures) && /\.(?:php|html?)\/?$/i.test(url.path);
    const isNumber = url.ip !== null;
    return url.segments.slice(0, maxSegments).flatMap((segment) => {
      const name = segment.toLowerCase();
      const written = /^(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)/.exec(name)?.[1] ?? '';
      const owner = ownerOf(written) ?? null;
      if (owner) {
        const isProof = isNumber || asksToSignIn(pathLures) || /\.(?:php|html?)\/?$/i.test(url.path);
        return [{ seen: written, brand: owner, host: url.host, isAddress: true, asks, isProof }];
      }
      const brand = segment.length <= maxSegmentLength ? brandNamedBy(name) : null;
      return brand && (asks || isPage || hosting)
        ? [{ seen: name, brand, host: url.host, isAddress: false, asks, isProof: isNumber || isSignInPage }]
        : [];
    });
  },
  weigh: ({ isAddress, asks }) => (isAddress ? 34 : asks ? 28 : 22),
  // A brand's address as the folder of a page or a sign-in, a brand's sign-in page elsewhere, or under a bare number.
  certainty: ({ isProof }) => (isProof ? 'proof' : 'weak'),
  describe: ({ seen, brand, host }) =>
    `The path says "${seen.slice(0, 40)}", but the page is on ${defangHost(host)}. ${brand.name} uses ${brand.genuine}.`,
});

const maxSegments = 12;
/** Longer segments are titles of articles, and those mention brands. */
const maxSegmentLength = 32;

const brandNamedBy = (name: string) => {
  const parts = name
    .replace(/\.(?:php|html?)$/, '')
    .split(/[-_. ]+/)
    .map((part) => part.replace(/\d+$/, ''));
  if (parts.length > 3) return null;
  const brands = [parts.join(''), ...parts].map(brandOfWord);
  // An ordinary word names a brand only when it is the whole folder.
  return (
    brands.find((brand, i) => brand && (!brand.isOrdinaryWord || (i === 0 && parts.length === 1))) ?? null
  );
};
