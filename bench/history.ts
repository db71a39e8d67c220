// With 1,000,000 analyses of 100,000 people on PostgreSQL: is a list of 500 there within 100 ms at p99, a page and a filter of it too,
// and a stored result within 50 ms? How long does a search take that reads everything a person has?
// Run: node bench/history.ts [--analyses 1000000] [--users 100000] [--rounds 300] [--database postgres://… | --embedded]
// A database that has analyses already is measured as it is. The embedded one is measured with nobody else in it.
// The processor's time beside the clock's is this process's own: on a busy machine it tells what the work costs from the wait for a turn.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { analysisHistoryResponse, analysisSchema } from '../src/contract/index.ts';
import { judgeUrl } from '../src/engine/index.ts';
import {
  analysisResults,
  analysisStore,
  contentKeyRing,
  contentKeyStore,
  findInHistory,
  keptHistoryStore,
  noReservation,
  openEmbedded,
  openServer,
  schema,
  showAnalysis,
  showHistory,
  takeTurns,
} from '../src/server/measuring.ts';
import { median, printMachine, quantile, say } from './kit/figures.ts';
import { generatedMails } from './kit/inputs.ts';

const { values } = parseArgs({
  options: {
    analyses: { type: 'string', default: '1000000' },
    users: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '300' },
    database: { type: 'string' },
    embedded: { type: 'boolean', default: false },
  },
});
const [analyses, users] = [Number(values.analyses), Number(values.users)];
const limitsMs = { list: 100, result: 50, search: 500 };
const rounds = Number(values.rounds);
const kept = 500;
const rowsAtOnce = 50_000;
const failures: string[] = [];

const measure = async (name: string, limitMs: number, work: (round: number) => Promise<unknown>) => {
  for (let round = 0; round < 10; round += 1) await work(round);
  const took: number[] = [];
  const worked: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [from, processor] = [performance.now(), process.cpuUsage()];
    await work(round);
    took.push(performance.now() - from);
    const { user, system } = process.cpuUsage(processor);
    worked.push((user + system) / 1000);
  }
  const slow = quantile(took, 0.99);
  say(
    `${name.padEnd(32)} median ${median(took).toFixed(1)} ms, p99 ${slow.toFixed(1)} ms; limit ${limitMs} ms; processor ${median(worked).toFixed(1)} ms`,
  );
  if (slow > limitMs) failures.push(`${name}: ${slow.toFixed(0)} ms`);
};

/** Other people's rows, of the usual size and as unreadable as they are to us here. */
const seed = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (email, created_at) select 'person' || n || '@example.com', now() - n * interval '7 minutes'
     from generate_series(1, $1::int) n`,
    [users],
  );
  await client.query('create temporary table people as select id, row_number() over () as n from users');
  await client.query('create index on people (n)');
  for (let from = 0; from < analyses; from += rowsAtOnce)
    await client.query(
      `insert into analysis_results (user_id, analysis_type, input_data, risk_score, risk_level, is_inconclusive, threats,
         recommendations, created_at, result_version, content_key_id, listed_content, other_content)
       select people.id, 'url', '', 0, 'safe', true, '[]', '[]', now() - random() * interval '90 days', 2,
         gen_random_uuid(), decode(repeat(md5(number::text), 50), 'hex'), decode(repeat(md5(number::text), 120), 'hex')
       from generate_series($1::int, $2::int) number join people on people.n = 1 + number % $3::int`,
      [from + 1, Math.min(analyses, from + rowsAtOnce), users],
    );
  await client.query('vacuum analyze');
  await client.end();
};

printMachine();
const postgres = values.database || values.embedded ? null : await startPostgres();
const databaseUrl = values.database ?? postgres?.url ?? '';
try {
  const database = values.embedded
    ? await openEmbedded(mkdtempSync(join(tmpdir(), 'hookwise-history-')))
    : await openServer(databaseUrl, () => undefined);
  const { db } = database;
  if (!values.embedded && (await db.$count(analysisResults)) === 0) await seed(databaseUrl);

  const keys = contentKeyStore(
    db,
    contentKeyRing(() => ['a content key of this measurement alone, long enough']),
  );
  const store = analysisStore(db, keys);
  const history = keptHistoryStore(db, keys);
  const email = `measured-${process.pid}@example.com`;
  const [user] = await db.insert(schema.users).values({ email, planType: 'enterprise' }).returning();
  if (!user) throw new Error('the measured person was not made');
  const mails = generatedMails(kept);
  const ids: string[] = [];
  for (const [n, text] of mails.entries()) {
    const verdict = judgeUrl(`http://paypal.com.account-verify${n}.top/login?id=${n}`);
    const message = { text, bodyStart: 0, marks: [] };
    const row = await store.keep(
      {
        userId: user.id,
        analysisType: 'email',
        inputData: text,
        verdict: { ...verdict, explanation: { ...verdict.explanation, message } },
        createdAt: new Date(Date.now() - n * 60_000),
      },
      noReservation,
    );
    if (row) ids.push(row.id);
  }

  const find = findInHistory({
    history,
    limitCalls: async () => ({ giveBack: async () => undefined }),
    takeTurn: takeTurns({ now: () => performance.now() }),
  });
  const reader = { user, address: '203.0.113.1', signal: new AbortController().signal };
  const list = showHistory({ analyses: store, history, findInHistory: find });
  const open = showAnalysis({
    findAnalysis: store.find,
    findInJobs: async () => null,
    history,
    isAdmin: () => false,
  });
  const listed = (query: Parameters<typeof list>[1]) => list(reader, query);
  const { length } = analysisHistoryResponse.parse(JSON.parse(await listed({}))).analyses;
  if (length !== kept) failures.push(`${length} of ${kept} are listed`);
  await measure(`a list of ${kept}`, limitsMs.list, () => listed({}));
  await measure('a page of 50', limitsMs.list, () => listed({ limit: '50' }));
  await measure('those of one level', limitsMs.list, () => listed({ level: 'phishing', limit: '50' }));
  await measure('the inconclusive ones', limitsMs.list, () => listed({ level: 'inconclusive' }));
  await measure('a stored result', limitsMs.result, async (round) =>
    JSON.stringify(analysisSchema.parse(await open(user, ids[round % ids.length] ?? ''))),
  );
  // Found in no line of the list, so that all that is kept of the 500 is read.
  await measure('a search', limitsMs.search, (round) => listed({ query: `nowhere ${round}` }));
  await db.delete(schema.users).where(eq(schema.users.id, user.id));
  await database.close();
} finally {
  postgres?.stop();
}
say(failures.length === 0 ? 'All within their limits.' : `Over the limit: ${failures.join('; ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
