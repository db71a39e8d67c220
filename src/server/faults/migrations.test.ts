import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { migrationsFolder } from '../store/database.ts';
import { openServer } from '../store/open-server.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { makeFolder } from '../testing/start-server.ts';

const rows = 100_000;

/** The migrations as the first release had them. */
const firstRelease = () => {
  const folder = join(makeFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
};

const oldDatabase = async () => {
  const url = new URL(await createServerDatabase({ isEmpty: true }));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  onTestFinished(() => client.end());
  await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: firstRelease() });
  await client.query(
    `insert into users (email) select 'user-' || n || '@example.com' from generate_series(1, 1000) n`,
  );
  await client.query(
    `insert into analysis_results
       (user_id, analysis_type, input_data, risk_score, risk_level, threats, recommendations, created_at)
     select (select id from users where email = 'user-' || (1 + n % 1000) || '@example.com'), 'url',
       'https://example.com/' || n, n % 101, 'low', '[{"type":"x"}]', '[]', now() - n * interval '1 minute'
     from generate_series(1, $1) n`,
    [rows],
  );
  return { url: url.href, client };
};

it.runIf(hasServer)(
  'R14 an old database of 100,000 analyses is brought up to date, by two servers at once, and once',
  {
    timeout: 240_000,
  },
  async () => {
    const { url, client } = await oldDatabase();
    const digest = async () => {
      const { rows: found } = await client.query(
        `select count(*)::int as rows, md5(string_agg(id::text || input_data || risk_score, ',' order by id)) as content
       from analysis_results`,
      );
      return found;
    };
    const before = await digest();
    const done = async () =>
      (await client.query('select hash from drizzle.__drizzle_migrations order by id')).rows;

    const servers = await Promise.all([openServer(url, () => undefined), openServer(url, () => undefined)]);
    const applied = await done();
    expect(await digest()).toEqual(before);
    expect(before).toMatchObject([{ rows }]);
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: unknown[];
    };
    expect(applied).toHaveLength(journal.entries.length);
    const { rows: tallied } = await client.query(
      'select (select sum(analyses) from analysis_tallies)::int as analyses, (select sum(threats) from threat_tallies)::int as threats',
    );
    expect(tallied).toEqual([{ analyses: rows, threats: rows }]);

    servers.push(await openServer(url, () => undefined));
    expect(await done()).toEqual(applied);
    expect(await digest()).toEqual(before);
    await Promise.all(servers.map(({ close }) => close()));
  },
);
