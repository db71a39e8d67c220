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

/** The migrations as an earlier release had them: the first release those up to number 0. */
const releaseWith = (last: number) => {
  const folder = join(makeFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => Number(tag.slice(0, 4)) <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
};

const oldDatabase = async () => {
  const url = new URL(await createServerDatabase({ isEmpty: true }));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  onTestFinished(() => client.end());
  await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: releaseWith(0) });
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

it.runIf(hasServer)('mails that waited in tables of their own wait in the one queue', async () => {
  const url = await createServerDatabase({ isEmpty: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: releaseWith(15) });
  await client.query(`insert into contact_messages (kind, name, email, message, mail_tries, next_mail_at, mailed_at) values
    ('sales', 'Waiting', 'ana@example.com', 'x', 2, '2026-11-15T12:00:00Z', null),
    ('sales', 'Mailed', 'ana@example.com', 'x', 1, null, '2026-11-15T12:00:00Z'),
    ('sales', 'Older than the queue', 'ana@example.com', 'x', 0, null, null)`);
  await client.query(`insert into users (email) values ('ana@example.com')`);
  const report = (id: number, decided: string | null, next: string | null) =>
    client.query(
      `insert into verdict_reports (user_id, analysis_id, analysis_type, risk_score, risk_level, verdict,
         rests_on_proof, has_comment, keeps_content, decision, decided_at, next_mail_at)
       select id, $1, 'url', 0, 'safe', 'phishing', false, false, false, 'accepted', $2, $3 from users`,
      [`00000000-0000-4000-8000-00000000000${id}`, decided, next],
    );
  await report(1, '2026-11-15T12:00:00.123Z', '2026-11-15T13:00:00Z');
  await report(2, '2026-11-15T12:00:00Z', null);
  await report(3, null, null);

  const opened = await openServer(url, () => undefined);
  onTestFinished(opened.close);
  const { rows: mails } = await client.query(
    `select kind, recipient, tries, next_try_at, dedupe_key = case kind
       when 'contact' then 'contact:' || about else 'verdict answer:' || about || ':1794744000123' end as has_key
     from outgoing_mails order by kind`,
  );
  expect(mails).toEqual([
    {
      kind: 'contact',
      recipient: null,
      tries: 2,
      next_try_at: new Date('2026-11-15T12:00:00Z'),
      has_key: true,
    },
    {
      kind: 'verdict answer',
      recipient: 'ana@example.com',
      tries: 0,
      next_try_at: new Date('2026-11-15T13:00:00Z'),
      has_key: true,
    },
  ]);
});
