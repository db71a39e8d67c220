import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';
import { openServer } from '../store/open-server.ts';
import { faultsInBooks } from '../testing/check-books.ts';
import { hasServer } from '../testing/engines.ts';
import { nothingYet } from '../testing/load-of-writes.ts';
import { post } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

it.runIf(hasServer)('R05 a restart of PostgreSQL under load costs 503s and nothing else', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: makeFolder(),
    LOOKUPS: 'off',
    GUEST_DAILY_LIMIT: '1000000',
  });
  const noted = nothingYet();
  const seen: string[] = [];
  const alive: number[] = [];
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const answer = await post(`${server.url}/api/analyze/url`, { url: 'https://example.com/' });
      const { id } = (await answer.json()) as { id: string };
      if (answer.status === 200) noted.analyses.push(id);
      seen.push(
        answer.status === 200 ? '200' : `${answer.status}, again in ${answer.headers.get('retry-after')}`,
      );
    }
  };
  const watch = async () => {
    while (!isOver) alive.push((await fetch(`${server.url}/healthz`)).status);
  };
  const visits = Promise.all([watch(), ...Array.from({ length: 10 }, visit)]);
  const count = (kind: string) => seen.filter((text) => text === kind).length;
  const more = async (kind: string, times: number) => {
    const wanted = count(kind) + times;
    while (count(kind) < wanted) await setTimeout(20);
  };

  for (let restart = 0; restart < 2; restart += 1) {
    await more('200', 50);
    postgres.halt();
    await more('503, again in 5', 100);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    postgres.resume();
  }
  await more('200', 50);
  isOver = true;
  await visits;

  expect(new Set(seen)).toEqual(new Set(['200', '503, again in 5']));
  expect(new Set(alive)).toEqual(new Set([200]));
  expect(server.child.exitCode).toBe(null);
  const database = await openServer(postgres.url, () => undefined);
  const faults = await faultsInBooks(database.db, noted);
  await database.close();
  expect(faults).toEqual([]);
});
