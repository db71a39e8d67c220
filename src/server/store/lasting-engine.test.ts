import { join } from 'node:path';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { smallDisk } from '../testing/small-disk.ts';
import { makeFolder } from '../testing/start-server.ts';
import { type EngineOptions, lastingEngine } from './lasting-engine.ts';
import { openEmbedded, poolTo } from './open-embedded.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const makeDatabase = async (folder: string) => {
  await (await openEmbedded(folder)).close();
  return join(folder, 'database');
};

const openEngine = async (folder: string, options: EngineOptions) => {
  const engine = await lastingEngine(folder, options);
  engine.heedRoom();
  const client = poolTo(engine.connect);
  return {
    client,
    close: async () => {
      await client.end();
      await engine.close();
    },
  };
};

/** Rows that stay where they are however often they change, so that only what is written ahead needs room. */
const makeRows = async (client: pg.Pool) => {
  await client.query('create table notes (id int, note text) with (fillfactor = 20)');
  await client.query('alter table notes alter note set storage plain');
  await client.query(`insert into notes select n, repeat('x', 1400) from generate_series(1, 200) n`);
};
const rewriteRows = async (pool: pg.Pool, round: number) => {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    await client.query(`update notes set note = $1::text || repeat(chr(65 + $2::int % 26), 1390)`, [
      `round ${round}.`,
      round,
    ]);
    await client.query('commit');
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(failure !== undefined);
  }
};

const roundInRows = async (client: pg.Pool) => {
  const { rows } = await client.query<{ round: string }>(
    `select distinct split_part(note, '.', 1) as round from notes`,
  );
  return rows.map(({ round }) => round);
};

it('R07 is only read from while there is little room, and written to again when there is', async () => {
  const folder = await makeDatabase(makeFolder());
  let free = 1_000_000_000;
  const troubles: string[] = [];
  const { client, close } = await openEngine(folder, {
    freeBytes: () => free,
    onTrouble: (what) => troubles.push(what),
  });
  await makeRows(client);
  await rewriteRows(client, 1);
  free = 60_000_000;
  const refused = await rewriteRows(client, 2).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refused)).toBe(true);
  expect(await roundInRows(client)).toEqual(['round 1']);
  free = 1_000_000_000;
  await rewriteRows(client, 3);
  expect(await roundInRows(client)).toEqual(['round 3']);
  expect(troubles).toEqual(['the disk is almost full: nothing more is written', 'the disk has room again']);
  await close();
});

it('R07 blocks no call after it has stopped on a full disk, and is opened again with every committed row', async ({
  skip,
}) => {
  const disk = smallDisk(110);
  if (!disk) return skip();
  const folder = await makeDatabase(disk.folder);
  const troubles: string[] = [];
  // As where another process fills the disk between two looks.
  let free = 1_000_000_000;
  const { client, close } = await openEngine(folder, {
    freeBytes: () => free,
    onTrouble: (what) => troubles.push(what),
  });
  await makeRows(client);
  disk.fill();
  let round = 0;
  let fault: unknown;
  while (!fault)
    await rewriteRows(client, round + 1).then(
      () => {
        round += 1;
      },
      (error: unknown) => {
        fault = error;
      },
    );
  expect(fault).toMatchObject({ severity: 'PANIC', code: '53100' });
  free = 0;
  // Calls are answered now: the stopped engine itself would never answer again.
  const later = await client.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(later)).toBe(true);

  disk.empty();
  free = 1_000_000_000;
  expect(await roundInRows(client)).toEqual([`round ${round}`]);
  await rewriteRows(client, round + 1);
  expect(await roundInRows(client)).toEqual([`round ${round + 1}`]);
  expect(troubles).toEqual(['the engine has been opened again']);
  await close();
});
