import type { ExportQuery } from '../../contract/analysis-history.ts';
import type { KeptHistoryStore } from '../store/kept-history.ts';
import type { UserRow } from '../store/users.ts';
import type { FindInHistory, Reader } from './find-in-history.ts';
import { historyCsv } from './history-csv.ts';
import type { LimitCalls } from './limit-calls.ts';
import { presentAnalysis, presentListed } from './present-analysis.ts';

type Needs = {
  history: KeptHistoryStore;
  findInHistory: FindInHistory;
  limitCalls: LimitCalls;
  clock: () => Date;
};

export type HistoryFile = { mediaType: string; fileName: string; pieces: AsyncIterable<string> };

/** Each may be a gigabyte. */
const exportsAnHour = 60;

/** A message may have megabytes. */
const rowsAtOnce = 10;

/** What the list shows, as a file: a table for people, or everything that is kept for programs. */
export const exportHistory =
  ({ history, findInHistory, limitCalls, clock }: Needs) =>
  async (reader: Reader, query: ExportQuery): Promise<HistoryFile> => {
    const { user } = reader;
    await limitCalls([{ key: `history-export:${user.id}`, max: exportsAnHour, windowMs: 60 * 60 * 1000 }]);
    const rows = await findInHistory(reader, query);
    const exportedAt = clock().toISOString();
    const fileName = `hookwise-checks-${exportedAt.slice(0, 10)}.${query.format}`;
    if (query.format === 'csv')
      return { mediaType: 'text/csv; charset=utf-8', fileName, pieces: historyCsv(rows.map(presentListed)) };
    const ids = rows.map(({ id }) => id);
    const pieces = historyJson(history, user, ids, exportedAt);
    return { mediaType: 'application/json; charset=utf-8', fileName, pieces };
  };
export type ExportHistory = ReturnType<typeof exportHistory>;

const historyJson = async function* (
  history: KeptHistoryStore,
  user: UserRow,
  ids: readonly string[],
  exportedAt: string,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"analyses":[`;
  let separator = '\n';
  for (let from = 0; from < ids.length; from += rowsAtOnce)
    for (const row of await history.whole(user.id, ids.slice(from, from + rowsAtOnce))) {
      yield separator + JSON.stringify(presentAnalysis(row));
      separator = ',\n';
    }
  yield '\n]}\n';
};
