// Long because writing and reading a backup are one format.
import { createHash } from 'node:crypto';
import { count, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { setAuditAside, takeAuditBack } from './audit-aside.ts';
import { appendToChain } from './audit-chain.ts';
import { backedUpTables, derivedTables, lastingTables, passingTables } from './backed-up-tables.ts';
import type { Database } from './database.ts';
import { formerColumns, formerTables, laterColumns } from './earlier-columns.ts';
import { givenNumbers, keepGiven } from './receipt-numbers.ts';
import { setRetentionAside, takeRetentionBack } from './retention-aside.ts';
import { outgoingMails, users, webhookDeliveries } from './schema.ts';
import { deleteAgain, hasMark, markBackup } from './tombstones.ts';

/** A backup cannot be used as it is. The message says why, for the operator who runs the command. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

const format = 'hookwise backup 1';
const rowsAtOnce = 100;

type Header = {
  format: string;
  tables: Record<string, string[]>;
  takenAt: string;
  /** The mark in the database at that moment; see tombstones.ts. */
  mark?: string | undefined;
};
type Footer = { rows: number; digest: string };

const nameOf = (table: PgTable) => getTableConfig(table).name;

/** A backup's own description: one with other columns is of another version, and would be restored incompletely. */
const columnsOf = async (db: Database): Promise<Header['tables']> => {
  const found = await db
    .select({
      name: sql<string>`table_name`,
      columns: sql<string>`string_agg(column_name, ',' order by column_name)`,
    })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .groupBy(sql`table_name`);
  const known = new Set(backedUpTables.map(nameOf));
  const ours = found.filter(({ name }) => known.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(ours.map(({ name, columns }) => [name, columns.split(',')]));
};

/**
 * All rows of all tables as lines of text, of one moment, while the server keeps serving. Each row is the JSON that the
 * database itself makes of it and reads again: nothing passes through a JavaScript number or date and loses a digit.
 */
export const backupLines = async (
  db: Database,
  now: Date,
  write: (line: string) => Promise<void>,
): Promise<number> => {
  // A disk that is full must not prevent a backup; restored, one without a mark ends all sessions.
  const mark = await markBackup(db, now).catch(() => undefined);
  return db.transaction(
    async (snapshot) => {
      const header: Header = {
        format,
        takenAt: now.toISOString(),
        mark,
        tables: await columnsOf(snapshot),
      };
      await write(JSON.stringify(header));
      const digest = createHash('sha256');
      let rows = 0;
      for (const table of backedUpTables) {
        await write(JSON.stringify(nameOf(table)));
        await snapshot.execute(
          sql`declare backup no scroll cursor for select row_to_json(kept)::text as line from ${table} as kept`,
        );
        for (;;) {
          const lines = await fetchLines(snapshot, sql`fetch ${sql.raw(String(rowsAtOnce))} from backup`);
          for (const line of lines) {
            digest.update(line);
            await write(line);
          }
          rows += lines.length;
          if (lines.length < rowsAtOnce) break;
        }
        await snapshot.execute(sql`close backup`);
      }
      const footer: Footer = { rows, digest: digest.digest('hex') };
      await write(JSON.stringify(footer));
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
};

/** Both drivers answer with `rows`; the type that stands for either does not say so. */
const fetchLines = async (db: Database, query: SQL): Promise<string[]> => {
  const { rows } = (await db.execute(query)) as { rows: { line: string }[] };
  // JSON never holds a line break outside of a string, and inside it is escaped; `row_to_json` adds none.
  return rows.map(({ line }) => line.replaceAll('\n', ' '));
};

/** Restores a backup: all of it or nothing, but for what was deleted since. Returns how many rows it had. */
export const restoreLines = async (
  db: Database,
  lines: AsyncIterator<string>,
  { force, now }: { force: boolean; now: Date },
): Promise<number> =>
  db.transaction(async (transaction) => {
    const header = parse<Header>(await nextLine(lines));
    if (header.format !== format) throw new BackupRefused('This file is not a Hookwise backup.');
    const tables = header.tables ?? {};
    if (!fits(tables, await columnsOf(transaction)))
      throw new BackupRefused(
        'This backup was made by another version of Hookwise. Restore it with that version, then upgrade.',
      );
    const isKnown = await hasMark(transaction, header.mark);
    await setAuditAside(transaction);
    const given = await givenNumbers(transaction);
    await setRetentionAside(transaction);
    await makeEmpty(transaction, force);
    const rows = await putBack(transaction, lines, tables);
    if (!tables[nameOf(users)]?.includes('retention_days'))
      await transaction.update(users).set({ retentionDays: null });
    await takeRetentionBack(transaction);
    await deleteAgain(transaction, { isKnown });
    // What waited then may have been sent since: rather not twice.
    await transaction.update(outgoingMails).set({ nextTryAt: null });
    await transaction.update(webhookDeliveries).set({ nextTryAt: null, heldUntil: null });
    await keepGiven(transaction, given);
    await takeAuditBack(transaction);
    await appendToChain(transaction, {
      adminEmail: 'command line',
      action: 'restore backup',
      targets: [],
      details: { takenAt: header.takenAt ?? '', rows },
      at: now,
    });
    return rows;
  });

/** A backup of an earlier version may lack tables and columns that were added since, and have tables that were dropped. */
const fits = (theirs: Header['tables'], ours: Header['tables']): boolean =>
  Object.hasOwn(theirs, nameOf(users)) &&
  Object.entries(theirs).every(
    ([name, columns]) =>
      formerTables.has(name) || (ours[name] !== undefined && fitsTable(name, columns, ours[name])),
  );

const fitsTable = (name: string, theirs: string[], ours: string[]) =>
  theirs.every((column) => ours.includes(column) || formerColumns.has(`${name}.${column}`)) &&
  ours.every((column) => theirs.includes(column) || laterColumns.has(`${name}.${column}`));

const replacedTables = backedUpTables.filter((table) => !lastingTables.includes(table));

const makeEmpty = async (transaction: Database, force: boolean) => {
  if (!force) {
    for (const table of replacedTables) {
      const [counted] = await transaction
        .select({ rows: count() })
        .from(sql`(select from ${table} limit 1) as found`);
      if (counted?.rows)
        throw new BackupRefused(
          `The database is not empty: there are rows in ${nameOf(table)}. Use --force to replace everything in it.`,
        );
    }
  }
  const everything = [...replacedTables, ...passingTables, ...derivedTables].map((table) => sql`${table}`);
  await transaction.execute(sql`truncate ${sql.join(everything, sql`, `)}`);
};

const putBack = async (
  transaction: Database,
  lines: AsyncIterator<string>,
  tables: Header['tables'],
): Promise<number> => {
  const remaining = new Set(Object.keys(tables));
  const digest = createHash('sha256');
  let rows = 0;
  let line = await nextLine(lines);
  while (remaining.size > 0) {
    const name = [...remaining].find((one) => line === JSON.stringify(one));
    if (name === undefined) throw damagedBackup();
    remaining.delete(name);
    const table = backedUpTables.find((one) => nameOf(one) === name);
    const columns = sql.join(
      (tables[name] ?? [])
        .filter((column) => !formerColumns.has(`${name}.${column}`))
        .map((column) => sql.identifier(column)),
      sql`, `,
    );
    let batch: string[] = [];
    const flush = async () => {
      if (batch.length === 0 || !table) return;
      const text = `[${batch.join(',')}]`;
      await transaction
        .execute(
          sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${text}::json) ${lastingTables.includes(table) ? sql`on conflict do nothing` : sql``}`,
        )
        .catch((error: unknown) => {
          throw isFaultOfRow(error) ? damagedBackup() : error;
        });
      batch = [];
    };
    const isEnd = remaining.size > 0 ? isName : isFooter;
    for (line = await nextLine(lines); !isEnd(line); line = await nextLine(lines)) {
      digest.update(line);
      rows += 1;
      if (!table) continue;
      batch.push(line);
      if (batch.length === rowsAtOnce) await flush();
    }
    await flush();
  }
  const footer = parse<Footer>(line);
  if (footer.rows !== rows || footer.digest !== digest.digest('hex')) throw damagedBackup();
  return rows;
};

/** Every row is an object; a line with nothing but a string is the name of the table whose rows follow. */
const isName = (line: string) => line.startsWith('"');

/** Rows begin with the name of their first column, and no table has one called `rows`. */
const isFooter = (line: string) => line.startsWith('{"rows":');

const nextLine = async (lines: AsyncIterator<string>): Promise<string> => {
  const { value, done } = await lines.next();
  if (done || typeof value !== 'string') throw damagedBackup();
  return value;
};

/** SQL's classes for values that a column does not take (22) and for rows that do not fit together (23). */
const isFaultOfRow = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  /^2[23]/.test(String(error.cause.code));

const damagedBackup = () => new BackupRefused('This backup is damaged or incomplete. Nothing was changed.');

const parse = <T extends object>(line: string): Partial<T> => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {};
  } catch {
    return {};
  }
};
