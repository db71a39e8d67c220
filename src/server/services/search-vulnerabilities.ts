import { createHash } from 'node:crypto';
import type { VulnerabilitySearchStore } from '../store/vulnerability-searches.ts';
import type { LimitCalls } from './limit-calls.ts';
import type { CountReadyCheck, SpendCheck } from './spend-check.ts';
import { holderOf, type Visitor } from './visitor.ts';
import { criteriaOf, type VulnerabilityRequest } from './vulnerability-criteria.ts';
import type { VulnerabilityPages } from './vulnerability-pages.ts';

type Needs = {
  spendCheck: SpendCheck;
  countReadyCheck: CountReadyCheck;
  limitCalls: LimitCalls;
  searches: VulnerabilitySearchStore;
  pages: VulnerabilityPages;
  clock: () => Date;
};

/** Faster than a person reads. */
const pagesAMinute = 120;

/**
 * Searches the catalogue. One search costs one check; its further pages are free, and nothing is kept in the history. A
 * further page without a search costs a check like any search: otherwise all lists could be read for free from their second
 * page on. Pages are made once for all callers, so a check is counted when the page is ready.
 */
export const searchVulnerabilities =
  ({ spendCheck, countReadyCheck, limitCalls, searches, pages, clock }: Needs) =>
  async (visitor: Visitor, request: VulnerabilityRequest): Promise<Buffer> => {
    const { page, pageSize } = request;
    const criteria = criteriaOf(request);
    const holder = holderOf(visitor);
    const who = holder.kind === 'user' ? `user:${holder.userId}` : `guest:${holder.address}`;
    const key = `vulnerability-search:${who}:${digestOf(JSON.stringify(criteria))}`;

    if (page > 1 && (await searches.isRecent(key, clock()))) {
      await limitCalls([{ key: `vulnerability-pages:${who}`, max: pagesAMinute, windowMs: 60_000 }]);
      return pages({ criteria, page, pageSize });
    }
    if (criteria.version === null) {
      const result = await pages({ criteria, page, pageSize });
      await countReadyCheck(visitor, key);
      return result;
    }
    // Matching a version goes through every record, so it is not done for callers without a check left.
    return spendCheck(visitor, {
      work: () => pages({ criteria, page, pageSize }),
      keep: async (reservation, result) =>
        (await searches.remember(reservation, key, clock())) ? result : null,
    });
  };
export type SearchVulnerabilities = ReturnType<typeof searchVulnerabilities>;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
