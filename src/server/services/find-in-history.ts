import { type HistoryLevel, type HistoryTool, typesOfTool } from '../../contract/analysis-history.ts';
import { historySizeOf } from '../../contract/history-size.ts';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import type { HistoryFilter, HistoryWindow, KeptHistoryStore, PlacedRow } from '../store/kept-history.ts';
import { pauses } from '../store/pauses.ts';
import type { Submission } from '../store/upgrade-row.ts';
import type { UserRow } from '../store/users.ts';
import { foldText } from './fold-text.ts';
import type { LimitCalls } from './limit-calls.ts';
import type { TakeTurn } from './take-turns.ts';
import type { Visitor } from './visitor.ts';

/** What is asked for, as it came: what is empty or missing is not asked for. */
export type Wanted = {
  query?: string | undefined;
  tool?: HistoryTool | '' | undefined;
  level?: HistoryLevel | '' | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Needs = { history: KeptHistoryStore; limitCalls: LimitCalls; takeTurn: TakeTurn };

/** Who searches, from where, and whether they still wait for it. */
export type Reader = Pick<Visitor, 'address' | 'signal'> & { user: UserRow };

const rowsAtOnce = 10;
/**
 * So much text, as it is compared, is searched to the end; of what is older then, the beginning, the subject, the sender and the
 * findings are. A sign may stand for eighteen letters.
 */
const searchedCharacters = 32 * 1024 * 1024;
/** Faster than a person types. */
const searchesAMinute = 120;

const dayMs = 24 * 60 * 60 * 1000;
/** Years that both sides can write. */
const earliest = 0;
const latest = Date.UTC(9000, 0);

export const windowOf = (user: UserRow): HistoryWindow => ({
  userId: user.id,
  size: historySizeOf(user),
});

export const filterOf = ({ tool, level, from, to }: Wanted): HistoryFilter => ({
  types: tool ? typesOfTool[tool] : null,
  level: level === 'inconclusive' ? 'safe' : level || null,
  from: from ? momentOf(from) : null,
  before: to ? momentOf(to, isDay(to) ? dayMs : 1) : null,
});

/** Whether the database alone can tell: the rest is encrypted, and read here. */
export const isKnownInTheOpen = ({ query, level }: Wanted): boolean =>
  foldText(query ?? '') === '' && level !== 'safe' && level !== 'inconclusive';

/**
 * All of a user's checks that are wanted, the newest first, among as many as their plan shows. Content is encrypted with the user's
 * own key, so it is searched here and nowhere else; nothing of it is kept for the next search.
 */
export const findInHistory =
  ({ history, limitCalls, takeTurn }: Needs) =>
  async ({ user, ...place }: Reader, wanted: Wanted): Promise<PlacedRow[]> => {
    const text = foldText(wanted.query ?? '');
    if (text !== '')
      await limitCalls([{ key: `history-search:${user.id}`, max: searchesAMinute, windowMs: 60 * 1000 }]);
    const rows = await history.list(windowOf(user), filterOf(wanted));
    const ofLevel = rows.filter((row) => isOfLevel(row, wanted.level));
    if (text === '') return ofLevel;
    // Megabytes are opened and compared here, where everybody's calls are answered.
    return takeTurn(place, () => containing({ history, user, rows: ofLevel, signal: place.signal }, text));
  };
export type FindInHistory = ReturnType<typeof findInHistory>;

const isOfLevel = (row: PlacedRow, level: Wanted['level']): boolean =>
  (level !== 'safe' && level !== 'inconclusive') || isOpenVerdict(row) === (level === 'inconclusive');

type Searched = { history: KeptHistoryStore; user: UserRow; rows: readonly PlacedRow[]; signal: AbortSignal };

const containing = async ({ history, user, rows, signal }: Searched, text: string): Promise<PlacedRow[]> => {
  const pause = pauses();
  const found = new Set(
    rows.filter((row) => listedTexts(row).some((one) => foldText(one).includes(text))).map(({ id }) => id),
  );
  const left = rows.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  let characters = 0;
  while (left.length > 0 && characters < searchedCharacters)
    for (const row of await history.submissions(user.id, left.splice(0, rowsAtOnce))) {
      signal.throwIfAborted();
      for (const one of wholeTexts(row)) {
        const folded = foldText(one);
        characters += folded.length;
        if (folded.includes(text)) found.add(row.id);
        await pause();
      }
    }
  return rows.filter(({ id }) => found.has(id));
};

const listedTexts = ({ checked, inputData, threats }: PlacedRow): string[] => [
  checked.title,
  checked.sender,
  inputData,
  ...threats.map(({ title }) => title),
];

/** A message that was pasted is shown as it came: once is enough. */
const wholeTexts = ({ inputData, explanation }: Submission): string[] => [
  ...new Set([inputData, explanation?.whoSentThis ?? '', explanation?.message?.text ?? '']),
];

const isDay = (text: string) => !text.includes('T') && !text.includes('t');

const momentOf = (text: string, later = 0): Date =>
  new Date(Math.min(latest, Math.max(earliest, Date.parse(text) + later)));
