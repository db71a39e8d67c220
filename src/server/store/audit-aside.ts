import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { adminActions } from './schema.ts';

/** A restore must not be a way to unmake what administrators did: a trail that goes on from the backup's stays. */
export const setAuditAside = async (transaction: Database) => {
  await transaction.execute(
    sql`create temporary table audit_aside on commit drop as select * from ${adminActions}`,
  );
};

export const takeAuditBack = async (transaction: Database) => {
  const aside = sql`audit_aside`;
  const goesOn = sql`exists (select from ${aside}) and (
    not exists (select from ${adminActions})
    or exists (
      select from ${aside} join (
        select number, hash from ${adminActions} order by number desc nulls last limit 1
      ) as newest on newest.number = audit_aside.number and newest.hash = audit_aside.hash
    )
  )`;
  const [{ isLonger } = { isLonger: false }] = await transaction
    .select({ isLonger: sql<boolean>`${goesOn}` })
    .from(sql`(select) as one`);
  if (!isLonger) return;
  await transaction.delete(adminActions);
  await transaction.execute(sql`insert into ${adminActions} select * from ${aside}`);
};
