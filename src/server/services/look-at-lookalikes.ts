import { resembles } from '../../lookups/domain/compare-pages.ts';
import type { PublicDomain } from '../../lookups/domain/look-up-dns.ts';
import type { WatchedOutside } from '../adapters/watched-outside.ts';
import type { LookalikesLook } from '../watching/seen-lookalikes.ts';

/** Within the hold of a thing: what was not asked by then stays as unknown as it was. */
const withinMs = 45_000;
/** Pages of strangers, of one look. */
const maxPages = 20;

type Asked = {
  subject: PublicDomain;
  /** Only of a domain that is proved: to compare pages we open other people's, in its owner's name. */
  isProved: boolean;
};

/** Which lookalikes of a domain there are, what they are ready for, and which show a page like the domain's own. */
export const lookAtLookalikes = async (
  { followLookalikes, readPage }: Pick<WatchedOutside, 'followLookalikes' | 'readPage'>,
  { subject, isProved }: Asked,
  caller: AbortSignal,
): Promise<LookalikesLook> => {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(withinMs)]);
  const { found, unanswered } = await followLookalikes(subject, signal);
  const resembling = new Set<string>();
  const withPages = found.filter(({ hasAddress }) => hasAddress).slice(0, maxPages);
  const own = isProved && withPages.length > 0 ? await readPage(subject.registrable, signal) : null;
  if (own)
    await Promise.all(
      withPages.map(async ({ domain }) => {
        const page = await readPage(domain, signal);
        if (page && resembles(own, page)) resembling.add(domain);
      }),
    );
  return { found, unanswered, resembling };
};
