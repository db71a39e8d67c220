import { expect, it } from 'vitest';
import { analysisResults, users } from '../store/schema.ts';
import { openTestDatabase } from './engines.ts';

const openFilled = async () => {
  const database = await openTestDatabase();
  await database.db.insert(users).values({ email: 'ana@example.com' });
  return database;
};

it('gives each test an empty database, whatever the one before it has left', async () => {
  await (await openFilled()).close();
  const next = await openTestDatabase();
  expect(await next.db.select().from(users)).toEqual([]);
  expect(await next.db.select().from(analysisResults)).toEqual([]);
  await next.close();
});

it('gives two callers at once a database each', async () => {
  const [one, other] = [await openFilled(), await openTestDatabase()];
  expect(await other.db.select().from(users)).toEqual([]);
  expect(await one.db.select().from(users)).toHaveLength(1);
  await Promise.all([one.close(), other.close()]);
});

it('accepts no statement after it was closed', async () => {
  const { db, ping, close } = await openFilled();
  await close();
  await close();
  await expect(ping()).rejects.toThrow();
  await expect(db.transaction(async () => undefined)).rejects.toThrow('after calling end on the pool');
});
