import type { Analysis } from '../../contract/analysis.ts';
import { type HistoryQuery, historyPageSize } from '../../contract/analysis-history.ts';
import { historySizeOf } from '../../contract/history-size.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { JobResultRow } from '../store/job-items.ts';
import { isHistoryPlace, type KeptHistoryStore } from '../store/kept-history.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { UserRow } from '../store/users.ts';
import { type FindInHistory, filterOf, isKnownInTheOpen, type Reader, windowOf } from './find-in-history.ts';
import type { IsAdmin } from './is-admin.ts';
import { maskAnalysis, presentAnalysis } from './present-analysis.ts';
import { writeHistory } from './write-history.ts';

type HistoryNeeds = { analyses: AnalysisStore; history: KeptHistoryStore; findInHistory: FindInHistory };

/**
 * A user's newest analyses, as many as their plan and their limit show, or a page of those among them that are asked for: as the JSON
 * of an `AnalysisHistory`.
 */
export const showHistory = ({ analyses, history, findInHistory }: HistoryNeeds) => {
  const pageOf = async (reader: Reader, query: HistoryQuery, after: string | null, limit: number) => {
    if (isKnownInTheOpen(query)) {
      const [window, filter] = [windowOf(reader.user), filterOf(query)];
      const [lines, total] = await Promise.all([
        history.lines(window, filter, { after, limit: limit + 1 }),
        history.count(window, filter),
      ]);
      return { lines, total };
    }
    const found = await findInHistory(reader, query);
    const later = found.filter((row) => after === null || isAfter(row, after));
    const lines = later.map((row) => ({ row, finished: null, place: row.place }));
    return { lines, total: found.length };
  };

  return async (reader: Reader, query: HistoryQuery): Promise<string> => {
    const { user } = reader;
    if (Object.values(query).every((value) => !value)) {
      const [newest, total] = await Promise.all([
        analyses.newestLinesOf(user.id, historySizeOf(user)),
        analyses.countOf(user.id),
      ]);
      return writeHistory(newest, total);
    }
    const after = query.cursor ? placeIn(query.cursor) : null;
    const limit = query.limit ? Number(query.limit) : historyPageSize;
    const { lines, total } = await pageOf(reader, query, after, limit);
    const shown = lines.slice(0, limit);
    const last = lines.length > limit ? shown.at(-1) : undefined;
    return writeHistory(shown, total, last && cursorOf(last));
  };
};
export type ShowHistory = ReturnType<typeof showHistory>;

type Placed = { place: string };

const cursorOf = ({ place }: Placed): string => Buffer.from(place).toString('base64url');

const placeIn = (cursor: string): string => {
  const place = Buffer.from(cursor.slice(0, 200), 'base64url').toString();
  if (isHistoryPlace(place)) return place;
  throw new Failure('invalid_input', 'There is no such page. Please start again with the first one.', {
    field: 'cursor',
  });
};

/** By the moment and, where two are of the same one, by the id, as the database orders them. */
const isAfter = ({ place }: Placed, after: string): boolean => {
  const [moment = '', id = ''] = place.split('.');
  const [afterMoment = '', afterId = ''] = after.toLowerCase().split('.');
  return BigInt(moment) === BigInt(afterMoment) ? id < afterId : BigInt(moment) < BigInt(afterMoment);
};

type Needs = {
  findAnalysis: (id: string) => Promise<AnalysisRow | null>;
  history: KeptHistoryStore;
  /** Results of jobs, which are in no list of a person's checks. */
  findInJobs: (id: string, userId: string) => Promise<JobResultRow | null>;
  isAdmin: IsAdmin;
};

/** There is no analysis with this id. */
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * One analysis, for its owner; administrators learn what was found, and read the rest by open-analysis.ts. All others get the answer for an unknown id, so that no caller
 * learns which ids exist. A guest's analysis has no owner, and a guest cannot prove to be the one who asked for it. What is not the
 * caller's own is not even decrypted: it takes as long as what does not exist.
 */
export const showAnalysis =
  ({ findAnalysis, findInJobs, history, isAdmin }: Needs) =>
  async (user: UserRow | null, id: string): Promise<Analysis> => {
    const asked = isUuid(id) ? id.toLowerCase() : noId;
    const [own] = user ? await history.whole(user.id, [asked]) : [];
    const found = own ?? (user ? await findInJobs(asked, user.id) : null);
    if (found) return presentAnalysis(found);
    const row = user && isAdmin(user) ? await findAnalysis(asked) : null;
    if (row) return maskAnalysis(row);
    throw new Failure('not_found', 'There is nothing at this address');
  };
export type ShowAnalysis = ReturnType<typeof showAnalysis>;
