import type { Database } from './database.ts';
import { inBatches } from './in-batches.ts';
import { isRefusedStatement } from './unavailable.ts';

/** A function of the database that many callers ask at the same time. */
export type Asked<Job> = {
  /** The call, written with the columns of a job, and `$3::bytea` for the bytes of all jobs. */
  call: string;
  /** Their names and types. */
  columns: string;
  columnsOf: (job: Job, put: PutBytes) => Record<string, unknown>;
  /** What the function locks for a job. */
  locksOf: (job: Job) => Lock[];
};

/** Adds bytes to those of all jobs: as text they would be twice as long. Returns where they begin, counted from one. */
type PutBytes = (bytes: Uint8Array) => number;

/** All functions take their locks in this order: rates, then people, then their networks; and among equals by name. */
export type Lock = { rank: 0 | 1 | 2; name: string };

/** Enough to share what a statement costs, and soon over: its locks are held until its end. */
const bounds = { most: 32, lateMs: 50, lanes: 4 };

const textOf = (call: string, columns: string) =>
  `select place, ${call} as value from json_to_recordset($1::json) as job (place int4, ${columns}) ` +
  'where (select count(pg_advisory_xact_lock(hashtextextended(name, 0))) from unnest($2::text[]) as locks (name)) is not null ' +
  'and $3::bytea is not null';

/**
 * Asks the function for several jobs with one statement, in one transaction. All locks are taken before the first of them and in one
 * order, so that servers which ask for the same people never wait for each other in a circle. The function sees what was
 * committed before it had them: each of its own statements reads anew.
 */
export const answersOf = async <Job, Value>(
  db: Database,
  { call, columns, columnsOf, locksOf }: Asked<Job>,
  jobs: readonly Job[],
): Promise<Value[]> => {
  const pieces: Uint8Array[] = [];
  let next = 1;
  const put: PutBytes = (bytes) => {
    pieces.push(bytes);
    next += bytes.length;
    return next - bytes.length;
  };
  const rows = jobs.map((job, place) => ({ place, ...columnsOf(job, put) }));
  const params = [JSON.stringify(rows), inOrder(jobs.flatMap(locksOf)), Buffer.concat(pieces)];
  const query = { sql: textOf(call, columns), params };
  const statement = db._.session.prepareQuery(query, undefined, undefined, false);
  const answered = (await statement.execute()) as { rows: { place: number; value: Value }[] };
  const values: Value[] = [];
  for (const { place, value } of answered.rows) values[place] = value;
  return values;
};

/** The same for callers with one job each: those who ask while a statement is under way share the next. */
export const askedTogether = <Job, Value>(db: Database, asked: Asked<Job>): ((job: Job) => Promise<Value>) =>
  inBatches<Job, Value>((jobs) => answersOf(db, asked, jobs), { ...bounds, isOfOne: isRefusedStatement });

const inOrder = (locks: readonly Lock[]): string[] => [
  ...new Set(locks.toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map(({ name }) => name)),
];
