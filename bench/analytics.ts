// Are the figures of the admin's console there within 200 ms with 1,000,000 analyses and 100,000 users on PostgreSQL, even
// while checks come in, and is a page of the user list there within 200 ms?
// Run: node bench/analytics.ts [--analyses 1000000] [--users 100000] [--database postgres://…]
// A database that has analyses already is measured as it is.

import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { analysisTypes } from '../src/contract/index.ts';
import {
  analysisResults,
  analysisTallyStore,
  listUsers,
  openServer,
  presentUser,
  showAnalytics,
  userListStore,
} from '../src/server/measuring.ts';

const { values } = parseArgs({
  options: {
    analyses: { type: 'string', default: '1000000' },
    users: { type: 'string', default: '100000' },
    database: { type: 'string' },
  },
});
const [analyses, users] = [Number(values.analyses), Number(values.users)];
const limitMs = 200;
const rounds = 40;
const rowsAtOnce = 50_000;
const failures: string[] = [];

const say = (line: string) => process.stdout.write(`${line}\n`);

const quantile = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const measure = async (name: string, work: () => Promise<unknown>, times = rounds) => {
  await work();
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const from = performance.now();
    await work();
    took.push(performance.now() - from);
  }
  const [median, slow] = [quantile(took, 0.5), quantile(took, 0.95)];
  say(`${name.padEnd(44)} median ${median.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms`);
  if (slow > limitMs) failures.push(`${name}: ${slow.toFixed(0)} ms`);
};

/** Ninety days of checks, so that a week has a twelfth of them, each with three findings out of sixty, and two kB to read. */
const seed = async (databaseUrl: string, addUp: () => Promise<void>) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (email, plan_type, last_login, last_usage_reset, created_at)
     select 'person' || n || '@example' || n % 977 || '.com',
       (array['free','free','free','standard','professional','enterprise'])[1 + n % 6],
       now() - (n % 400) * interval '1 day', now() - (n % 100) * interval '5 hours', now() - n * interval '7 minutes'
     from generate_series(1, $1::int) n`,
    [users],
  );
  for (let from = 0; from < analyses; from += rowsAtOnce) {
    await client.query(
      `insert into analysis_results
         (user_id, analysis_type, input_data, risk_score, risk_level, threats, recommendations, created_at)
       select case when n % 3 = 0 then null else (select id from users where email = 'person' || (1 + n % 1000) || '@example' || (1 + n % 1000) % 977 || '.com') end,
         $3::text, repeat(md5(n::text), 60), score,
         case when score <= 20 then 'safe' when score <= 70 then 'suspicious' else 'phishing' end,
         jsonb_build_array(
           jsonb_build_object('title', 'Sign ' || n % 60, 'severity', 'high', 'description', repeat('x', 90)),
           jsonb_build_object('title', 'Sign ' || n % 17, 'severity', 'low', 'description', repeat('x', 90)),
           jsonb_build_object('title', 'Sign ' || n % 7, 'severity', 'low', 'description', repeat('x', 90))),
         '[]', now() - random() * interval '90 days'
       from (select n, (n * 37) % 101 as score from generate_series($1::int, $2::int) n) numbers`,
      [
        from + 1,
        Math.min(analyses, from + rowsAtOnce),
        analysisTypes[(from / rowsAtOnce) % analysisTypes.length],
      ],
    );
    await addUp();
  }
  // What the server does by itself within a minute or so of so many changes.
  await client.query('vacuum analyze');
  await client.end();
};

const postgres = values.database ? null : await startPostgres();
const databaseUrl = values.database ?? postgres?.url ?? '';
try {
  const database = await openServer(databaseUrl, () => undefined);
  const started = performance.now();
  const { db } = database;
  // As the ten-minute job does.
  if ((await db.$count(analysisResults)) === 0)
    await seed(databaseUrl, () => analysisTallyStore(db).compact(new Date()));
  say(
    `${analyses.toLocaleString('en')} analyses and ${users.toLocaleString('en')} users in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const clock = () => new Date();
  const show = showAnalytics({ db, clock });
  const list = listUsers({
    userList: userListStore(db),
    presentUser: presentUser({ ownerEmail: undefined }),
    clock,
  });
  const all = { search: '', plan: null } as const;

  await measure('analytics', show);
  const [{ expected } = { expected: '' }] = (
    (await db.execute(sql`select count(*)::text as expected from analysis_results`)) as unknown as {
      rows: { expected: string }[];
    }
  ).rows;
  const figures = await show();
  if (figures.totalAnalyses !== Number(expected))
    failures.push(`${figures.totalAnalyses} of ${expected} counted`);
  say(
    `${figures.weeklyAnalyses.toLocaleString('en')} analyses in the last seven days, ${figures.activeUsers.toLocaleString('en')} active users`,
  );

  await measure('a page of users', () => list.page(all, 1, 50));
  await measure('the last page of users', () => list.page(all, users / 50, 50));
  await measure('users by a part of their address', () => list.page({ ...all, search: 'son777' }, 1, 50));
  await measure('users by plan', () => list.page({ ...all, plan: 'enterprise' }, 1, 50));
  const from = performance.now();
  let count = 0;
  for await (const part of list.all()) count += part.length;
  say(`all ${count.toLocaleString('en')} users in ${(performance.now() - from).toFixed(0)} ms`);
  await database.close();
} finally {
  postgres?.stop();
}
say(failures.length === 0 ? 'All within their limits.' : `Over the limit: ${failures.join('; ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
