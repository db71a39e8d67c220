import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { judgeUrl } from '../../engine/index.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import { backedUpTables, derivedTables, passingTables } from '../store/backed-up-tables.ts';
import type { Database } from '../store/database.ts';
import { openEmbedded } from '../store/open-embedded.ts';
import { givenNumbers, goOnWith } from '../store/receipt-numbers.ts';
import * as schema from '../store/schema.ts';
import { createServerDatabase, engines, hasServer } from '../testing/engines.ts';
import { runScript } from '../testing/run-script.ts';
import { backUpTo, restoreFrom } from './back-up.ts';
import { setRole } from './set-role.ts';

const now = new Date('2026-11-15T12:00:00.123Z');
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Rows that are hard to carry: microseconds, line separators, key order, bits, arrays, bytes. */
const fill = async (db: Database, analyses = 250) => {
  const [user] = await db.insert(schema.users).values({ email: 'ana@example.com' }).returning();
  const verdict = judgeUrl('http://login.example.com@198.51.100.7/a');
  await db.insert(schema.analysisResults).values(
    Array.from({ length: analyses }, (_, n) => ({
      ...verdict,
      userId: n % 2 ? null : (user?.id ?? null),
      analysisType: 'url' as const,
      inputData: `line\nbreak\r\u2028\u2029 "quoted" \\ 🎣 ${n}`,
      technicalAnalysis: { zebra: 1, apple: 2, 10: 3 },
    })),
  );
  await db.insert(schema.phishingPictures).values({
    look: '01'.repeat(32),
    quarters: [1, -2, 3],
    layout: 'a b',
    firstSeen: now,
    lastSeen: now,
  });
  await db.insert(schema.vulnerabilityDocuments).values({
    number: 1,
    asOf: '2026-11-15',
    cveCount: 1,
    sources: { files: null, online: null, rules: '', notes: [] },
    syncedAt: now,
    document: Uint8Array.from({ length: 256 }, (_, byte) => byte),
  });
  await adminActionStore(db).record({
    adminEmail: 'admin@example.com',
    action: 'add user',
    targets: ['ana@example.com'],
    details: { historyLimit: 5 },
    at: now,
  });
};

/** Everything but the marks of backups, and the record that one was restored. */
const contentOf = async (db: Database) => {
  const content: Record<string, unknown> = {};
  for (const table of backedUpTables) {
    if (table === schema.tombstones) continue;
    const { rows } = (await db.execute(
      sql`select row_to_json(kept)::text as line from ${table} as kept order by 1`,
    )) as { rows: { line: string }[] };
    content[getTableName(table)] = rows.filter(({ line }) => !line.includes('"restore backup"'));
  }
  return content;
};

/** A backup as it was before catalogues were documents: two tables fewer, and others instead. */
const toEarlierVersion = ([head = '', ...lines]: string[]): string => {
  const { tables, ...header } = JSON.parse(head);
  const { vulnerability_documents: _, vulnerability_pages: __, ...kept } = tables;
  const former = { vulnerabilities: ['cve_id', 'record'], vulnerability_catalogues: ['generation'] };
  const rows = lines.slice(0, -1).filter((line) => !/^"vulnerability_(?:documents|pages)"$/.test(line));
  const earlier = ['"vulnerabilities"', '{"cve_id":"CVE-2026-1","record":[]}', '"vulnerability_catalogues"'];
  const all = [...rows, ...earlier];
  const counted = all.filter((line) => !line.startsWith('"'));
  const footer = {
    rows: counted.length,
    digest: createHash('sha256').update(counted.join('')).digest('hex'),
  };
  const newHead = JSON.stringify({ ...header, tables: { ...kept, ...former } });
  return `${[newHead, ...all, JSON.stringify(footer)].join('\n')}\n`;
};

it('knows every table', () => {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  expect(
    [...backedUpTables, ...passingTables, ...derivedTables].map((table) => getTableName(table)).sort(),
  ).toEqual(tables.sort());
});

describe.each(engines)('a backup on the $name engine', ({ open }) => {
  it('restores everything as it was, and the figures with it', async () => {
    const [one, other] = [await open(), await open()];
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
    await fill(one.db);
    const file = join(makeFolder(), 'backup.gz');
    const rows = await backUpTo(one.db, file, now);
    expect(rows).toBe(255);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await restoreFrom(other.db, file, { force: false, now })).toBe(rows);
    expect(await contentOf(other.db)).toEqual(await contentOf(one.db));
    const counted = sql<number>`sum(${schema.analysisTallies.analyses})`.mapWith(Number);
    expect(await other.db.select({ counted }).from(schema.analysisTallies)).toEqual([{ counted: 250 }]);

    await expect(restoreFrom(other.db, file, { force: false, now })).rejects.toThrow(
      'not empty: there are rows in users',
    );
    await other.db.insert(schema.users).values({ email: 'bob@example.com' });
    await restoreFrom(other.db, file, { force: true, now });
    expect(await contentOf(other.db)).toEqual(await contentOf(one.db));
    await expect(backUpTo(one.db, file, now)).rejects.toThrow('exists already');
  });

  it('takes no number of a receipt back that was given since', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await fill(db, 2);
    await db.insert(schema.receiptCounters).values({ series: 'receipt', last: 100 });
    const file = join(makeFolder(), 'backup.gz');
    await backUpTo(db, file, now);
    await db.update(schema.receiptCounters).set({ last: 110 });
    await db.insert(schema.receiptCounters).values({ series: 'credit note', last: 4 });
    await restoreFrom(db, file, { force: true, now });
    expect(await givenNumbers(db)).toEqual({ receipt: 110, 'credit note': 4 });

    expect(await goOnWith(db, { series: 'receipt', number: 111, now })).toBe(111);
    expect(await goOnWith(db, { series: 'receipt', number: 5, now })).toBe(111);
    expect(await goOnWith(db, { series: 'receipt', number: 121, now })).toBe(121);
    expect(await givenNumbers(db)).toEqual({ receipt: 120, 'credit note': 4 });
    const trail = await db.select().from(schema.adminActions);
    const skipped = trail.filter(({ action }) => action === 'skip receipt numbers');
    expect(skipped.map(({ details }) => details)).toEqual([{ series: 'receipt', from: 111, to: 120 }]);
  });

  it('may be of an earlier version: its catalogue is skipped, to be synced again', async () => {
    const [one, other] = [await open(), await open()];
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
    await fill(one.db, 3);
    await one.db.delete(schema.vulnerabilityDocuments);
    const file = join(makeFolder(), 'backup.gz');
    await backUpTo(one.db, file, now);
    writeFileSync(
      file,
      gzipSync(toEarlierVersion(gunzipSync(readFileSync(file)).toString().trim().split('\n'))),
    );
    expect(await restoreFrom(other.db, file, { force: false, now })).toBe(8);
    expect(await contentOf(other.db)).toEqual(await contentOf(one.db));
  });

  it('is restored completely or not at all', async () => {
    const database = await open();
    onTestFinished(database.close);
    const { db } = database;
    await fill(db, 3);
    const file = join(makeFolder(), 'backup.gz');
    await backUpTo(db, file, now);
    const before = await contentOf(db);
    const packed = readFileSync(file);
    const lines = gunzipSync(packed).toString().split('\n');
    const broken = {
      cut: packed.subarray(0, packed.length - 30),
      'no gzip': Buffer.from('hello'),
      empty: Buffer.alloc(0),
      'a row less': gzipSync(lines.toSpliced(2, 1).join('\n')),
      'another row': gzipSync(lines.join('\n').replace('ana@example.com', 'eve@example.com')),
      'no end': gzipSync(lines.slice(0, -2).join('\n')),
      'another version': gzipSync(lines.join('\n').replace('"email",', '')),
      'something else': gzipSync('{"format":"x"}\n'),
    };
    for (const [how, content] of Object.entries(broken)) {
      writeFileSync(file, content);
      await expect(restoreFrom(db, file, { force: true, now }), how).rejects.toThrow(
        /damaged or incomplete|another version|not a Hookwise backup/,
      );
      expect(await contentOf(db), how).toEqual(before);
    }
  });
});

describe.each(engines)('the admin role on the $name engine', ({ open }) => {
  it('is granted and revoked, and each is recorded', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    await db.insert(schema.users).values({ email: 'ana@example.com' });
    expect(await setRole(db, 'bob@example.com', 'admin', now)).toBe('unknown user');
    expect(await setRole(db, 'ana@example.com', 'admin', now)).toBe('changed');
    expect(await setRole(db, 'ana@example.com', 'admin', now)).toBe('unchanged');
    expect(await db.select().from(schema.users)).toMatchObject([{ role: 'admin' }]);
    expect(await setRole(db, 'ana@example.com', 'user', now)).toBe('changed');
    const actions = await db.select().from(schema.adminActions);
    expect(actions.map(({ action }) => action).sort()).toEqual(['demote', 'promote']);
  });
});

describe('npm run admin', () => {
  const admin = (env: Record<string, string>, ...args: string[]) => runScript('admin', env, ...args);

  it('works on the embedded database while no server has it', async () => {
    const dataDir = makeFolder();
    const database = await openEmbedded(dataDir);
    await fill(database.db, 2);
    await database.db.insert(schema.receiptCounters).values({ series: 'receipt', last: 100 });
    const busy = await admin({ DATA_DIR: dataDir }, 'backup', join(dataDir, 'b.gz'));
    expect(busy).toMatchObject({ code: 1, said: expect.stringContaining('is in use by another Hookwise') });
    await database.close();
    expect(await admin({ DATA_DIR: dataDir }, 'promote', 'Ana@Example.com')).toMatchObject({
      code: 0,
      said: 'ana@example.com is now an administrator.\n',
    });
    expect(await admin({ DATA_DIR: dataDir }, 'end-sessions', 'ana@example.com')).toMatchObject({
      code: 0,
      said: 'ana@example.com is signed out everywhere (0 sessions).\n',
    });
    expect(await admin({ DATA_DIR: dataDir }, 'end-sessions', 'eve@example.com')).toMatchObject({ code: 1 });
    expect(await admin({ DATA_DIR: dataDir }, 'backup', join(dataDir, 'b.gz'))).toMatchObject({ code: 0 });
    const refused = await admin({ DATA_DIR: dataDir }, 'restore', join(dataDir, 'b.gz'));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('--force') });
    const elsewhere = { DATA_DIR: makeFolder() };
    expect(await admin(elsewhere, 'restore', join(dataDir, 'b.gz'))).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /Restored 11 rows.*The next receipt is R-000101, the next credit note C-000001/s,
      ),
    });
    expect(await admin(elsewhere, 'next-receipt', 'R-000111')).toMatchObject({
      code: 0,
      said: 'The next receipt is R-000111.\n',
    });
    expect(await admin(elsewhere, 'next-receipt', 'R-000007')).toMatchObject({
      code: 1,
      said: 'The next receipt is R-000111. R-000007 was given before.\n',
    });
    expect(await admin(elsewhere, 'next-receipt', '111')).toMatchObject({ code: 1 });
  });

  it.skipIf(!hasServer)('works on a server that others are using', async () => {
    const DATABASE_URL = await createServerDatabase();
    const file = join(makeFolder(), 'b.gz');
    expect(await admin({ DATABASE_URL }, 'promote', 'nobody@example.com')).toMatchObject({ code: 1 });
    expect(await admin({ DATABASE_URL }, 'backup', file)).toMatchObject({ code: 0 });
  });

  it('explains itself', async () => {
    for (const args of [[], ['promote'], ['fly', 'x'], ['backup', 'a', 'b'], ['backup', '--fast', 'a']])
      expect((await admin({}, ...args)).said, args.join(' ')).toContain('Usage: npm run admin');
  });
});

it('A08 an export of what people let us keep is on record, with its reason', async () => {
  const DATA_DIR = join(makeFolder(), 'data');
  expect(
    await runScript('admin', { DATA_DIR }, 'export-feedback', '--reason', 'for the next training'),
  ).toMatchObject({ code: 0 });
  const { db, close } = await openEmbedded(DATA_DIR);
  onTestFinished(close);
  expect(await db.select().from(schema.adminActions)).toMatchObject([
    { adminEmail: 'command line', action: 'export feedback', details: { reason: 'for the next training' } },
  ]);
});
