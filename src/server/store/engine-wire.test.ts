import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/engines.ts';

it('keeps a transaction apart from statements of others, which wait for its end', async () => {
  const { db, close } = await openTestDatabase();
  await db.execute(sql`create temp table steps (place serial, what text)`);
  const note = (on: Pick<typeof db, 'execute'>, what: string) =>
    on.execute(sql`insert into steps (what) values (${what})`);
  const others: Promise<unknown>[] = [];
  await db.transaction(async (transaction) => {
    await note(transaction, 'begun');
    others.push(note(db, 'other'));
    await note(transaction, 'done');
  });
  const failed = db.transaction(async (transaction) => {
    await note(transaction, 'rolled back');
    others.push(note(db, 'another'));
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  await Promise.all(others);
  const { rows } = (await db.execute(sql`select what from steps order by place`)) as unknown as {
    rows: { what: string }[];
  };
  expect(rows.map(({ what }) => what)).toEqual(['begun', 'done', 'other', 'another']);
  await close();
});

it('goes on after a statement that fails, prepared or not', async () => {
  const { db, close } = await openTestDatabase();
  const divide = async (by: number) => {
    const { rows } = (await db.execute(sql`select 6 / ${by}::int4 as part`)) as unknown as {
      rows: { part: number }[];
    };
    return rows[0]?.part;
  };
  for (let round = 0; round < 6; round += 1) {
    await expect(divide(0)).rejects.toThrow('Failed query');
    expect(await divide(2)).toBe(3);
  }
  await close();
});

it('gives back what is larger than its buffers', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = (await db.execute(sql`select repeat('word ', 1000000) as text`)) as unknown as {
    rows: { text: string }[];
  };
  expect(rows[0]?.text).toHaveLength(5_000_000);
  await close();
});
