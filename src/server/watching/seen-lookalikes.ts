import { z } from 'zod';
import { type LookalikePower, lookalikePowers } from '../../contract/watch-domains.ts';
import type { FollowedLookalike } from '../../lookups/domain/follow-lookalikes.ts';

const seenLookalike = z.object({
  /** How it was made from the domain: `homoglyph`. */
  kind: z.string(),
  /** Whether it was registered at the last look that found out. */
  isThere: z.boolean(),
  /** What it was ever seen to have: what goes and comes back is no news. */
  address: z.boolean(),
  mail: z.boolean(),
  certificate: z.boolean(),
  /** A page that could be taken for that of the domain. */
  page: z.boolean(),
});
export type SeenLookalike = z.infer<typeof seenLookalike>;

/** By domain, as DNS has it. */
export const seenLookalikes = z.record(z.string(), seenLookalike);
export type SeenLookalikes = z.infer<typeof seenLookalikes>;

/** What a look found out about lookalikes. */
export type LookalikesLook = {
  found: readonly FollowedLookalike[];
  /** Nobody answered for these. */
  unanswered: readonly string[];
  /** Those whose page could be taken for that of the domain. */
  resembling: ReadonlySet<string>;
};

/** What is known after a look. Null stays null where nobody answered at all. */
export const seeLookalikes = (
  { found, unanswered, resembling }: LookalikesLook,
  before: SeenLookalikes | null,
): SeenLookalikes | null => {
  if (found.length === 0 && unanswered.length > 0 && before === null) return null;
  const silent = new Set(unanswered);
  const seen = new Map<string, SeenLookalike>();
  for (const [domain, was] of Object.entries(before ?? {}))
    seen.set(domain, silent.has(domain) ? was : { ...was, isThere: false });
  for (const { domain, kind, hasAddress, hasMail, hasCertificate } of found) {
    const was = seen.get(domain);
    seen.set(domain, {
      kind,
      isThere: true,
      address: hasAddress || was?.address === true,
      mail: hasMail || was?.mail === true,
      certificate: hasCertificate || was?.certificate === true,
      page: resembling.has(domain) || was?.page === true,
    });
  }
  return Object.fromEntries(seen);
};

export type LookalikeChange = {
  domain: string;
  isNew: boolean;
  gained: LookalikePower[];
  now: SeenLookalike;
};

/** Lookalikes that were not there before, or are ready for more. At the first look only those that show a page like the domain's. */
export const changedLookalikes = (
  before: SeenLookalikes | null,
  now: SeenLookalikes | null,
): LookalikeChange[] =>
  Object.entries(now ?? {}).flatMap(([domain, is]) => {
    const was = before && Object.hasOwn(before, domain) ? before[domain] : undefined;
    const gained = lookalikePowers.filter((power) => is[power] && !was?.[power]);
    if (before === null && !is.page) return [];
    return was === undefined || gained.length > 0
      ? [{ domain, isNew: was === undefined, gained, now: is }]
      : [];
  });
