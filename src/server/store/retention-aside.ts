import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema.ts';

/** A restore must not keep anybody's checks for longer than they have chosen since: the shorter time counts. */
export const setRetentionAside = async (transaction: Database) => {
  await transaction.execute(
    sql`create temporary table retention_aside on commit drop as select id, retention_days as days from ${users}`,
  );
};

export const takeRetentionBack = async (transaction: Database) => {
  // Of two times the shorter; empty, which is for ever, loses to any.
  await transaction.execute(sql`update ${users} set retention_days = least(retention_days, days)
    from retention_aside as aside where aside.id = ${users.id} and aside.days is not null`);
};
