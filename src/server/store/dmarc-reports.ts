import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { dmarcDays as keptDays } from '../../contract/retention-times.ts';
import { addSenders, type SenderCount } from '../dmarc/add-up.ts';
import type { CountedDay } from '../dmarc/sum-up.ts';
import { type ContentKeyStore, watchOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import {
  dmarcDigest,
  type KeptReport,
  sealDay,
  sealReport,
  unsealDay,
  unsealReport,
} from './dmarc-content.ts';
import { dmarcDays, dmarcReports, users } from './schema.ts';
import { bury, dmarcRef, unburyDmarc } from './tombstones.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A domain has a few dozen reports a day; what is older than these is in the days. */
const mostReports = 5000;
const exportedAtOnce = 200;

type Take = {
  report: KeptReport;
  senders: readonly SenderCount[];
  day: string;
  /** How many domains there may be. */
  room: number;
  now: Date;
};

/** Reports of receivers about mail in a person's domains: each once, and what they count by day. */
export const dmarcReportStore = (db: Database, keys: ContentKeyStore) => {
  type Row = typeof dmarcReports.$inferSelect;

  const opened = async (rows: readonly Row[]): Promise<KeptReport[]> => {
    const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
    return rows.flatMap(({ id, contentKeyId, content }) => {
      const key = found.get(contentKeyId);
      return key ? [unsealReport(key, id, content)] : [];
    });
  };

  const domainsOf = async (userId: string, transaction: Database = db): Promise<Row[]> =>
    transaction
      .selectDistinctOn([dmarcReports.domain])
      .from(dmarcReports)
      .where(eq(dmarcReports.userId, userId))
      .orderBy(dmarcReports.domain, desc(dmarcReports.endedAt));

  return {
    /** Counts a report, once. `full`: it is of one domain more than there is room for. Null when the user has been deleted. */
    take: async (
      userId: string,
      { report, senders, day, room, now }: Take,
    ): Promise<'taken' | 'known' | 'full' | null> => {
      const { id: contentKeyId, key } = await keys.of(watchOwner(userId));
      const { domain: name, reporter, reportId, begin, end } = report;
      const domain = dmarcDigest(key, 'domain', name);
      const digest = dmarcDigest(key, 'report', JSON.stringify([name, reporter, reportId, begin, end]));
      return db.transaction(async (transaction) => {
        // One after the other: a day is read, added to and written.
        const owner = await transaction
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('update');
        if (owner.length === 0) return null;
        const same = and(eq(dmarcReports.userId, userId), eq(dmarcReports.digest, digest));
        if ((await transaction.$count(dmarcReports, same)) > 0) return 'known';
        const known = await domainsOf(userId, transaction);
        if (known.length >= room && !known.some((row) => row.domain === domain)) return 'full';
        await unburyDmarc(transaction, userId, domain);
        const id = randomUUID();
        await transaction.insert(dmarcReports).values({
          ...{ id, userId, domain, digest, contentKeyId },
          content: sealReport(key, id, report),
          endedAt: new Date(end),
          createdAt: now,
        });
        const place = { userId, domain, day };
        const isDay = and(eq(dmarcDays.userId, userId), eq(dmarcDays.domain, domain), eq(dmarcDays.day, day));
        const [before] = await transaction.select().from(dmarcDays).where(isDay);
        const formerKey = before && (await keys.byIds([before.contentKeyId])).get(before.contentKeyId);
        const counted = before && formerKey ? unsealDay(formerKey, place, before.content) : [];
        const content = sealDay(key, place, addSenders(counted, senders));
        await transaction
          .insert(dmarcDays)
          .values({ ...place, contentKeyId, content })
          .onConflictDoUpdate({
            target: [dmarcDays.userId, dmarcDays.domain, dmarcDays.day],
            set: { contentKeyId, content },
          });
        return 'taken';
      });
    },

    /** All that there are reports of, the one with the newest report first. */
    domains: async (userId: string): Promise<string[]> => {
      const rows = (await domainsOf(userId)).toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime());
      return (await opened(rows)).map(({ domain }) => domain);
    },

    /** The newest first. */
    reportsSince: async (userId: string, name: string, since: Date): Promise<KeptReport[]> => {
      const { key } = await keys.of(watchOwner(userId));
      const rows = await db
        .select()
        .from(dmarcReports)
        .where(
          and(
            eq(dmarcReports.userId, userId),
            eq(dmarcReports.domain, dmarcDigest(key, 'domain', name)),
            gte(dmarcReports.endedAt, since),
          ),
        )
        .orderBy(desc(dmarcReports.endedAt))
        .limit(mostReports);
      return opened(rows);
    },

    /** The oldest first. */
    daysSince: async (userId: string, name: string, since: Date): Promise<CountedDay[]> => {
      const { key } = await keys.of(watchOwner(userId));
      const domain = dmarcDigest(key, 'domain', name);
      const rows = await db
        .select()
        .from(dmarcDays)
        .where(
          and(
            eq(dmarcDays.userId, userId),
            eq(dmarcDays.domain, domain),
            gte(dmarcDays.day, since.toISOString().slice(0, 10)),
          ),
        )
        .orderBy(asc(dmarcDays.day));
      const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
      return rows.flatMap(({ day, contentKeyId, content }) => {
        const own = found.get(contentKeyId);
        return own ? [{ day, senders: unsealDay(own, { userId, domain, day }, content) }] : [];
      });
    },

    /** All reports of a person, for their export. */
    allOf: async function* (userId: string): AsyncGenerator<KeptReport> {
      for (let after = ''; ; ) {
        const rows = await db
          .select()
          .from(dmarcReports)
          .where(and(eq(dmarcReports.userId, userId), sql`${dmarcReports.id}::text > ${after}`))
          .orderBy(sql`${dmarcReports.id}::text`)
          .limit(exportedAtOnce);
        yield* await opened(rows);
        if (rows.length < exportedAtOnce) return;
        after = rows.at(-1)?.id ?? '';
      }
    },

    /** Everything that is kept of a domain. Whether there was anything. */
    removeDomain: async (userId: string, name: string, now: Date): Promise<boolean> => {
      const { key } = await keys.of(watchOwner(userId));
      const domain = dmarcDigest(key, 'domain', name);
      return db.transaction(async (transaction) => {
        const removed = await transaction
          .delete(dmarcReports)
          .where(and(eq(dmarcReports.userId, userId), eq(dmarcReports.domain, domain)))
          .returning({ id: dmarcReports.id });
        const days = await transaction
          .delete(dmarcDays)
          .where(and(eq(dmarcDays.userId, userId), eq(dmarcDays.domain, domain)))
          .returning({ day: dmarcDays.day });
        await bury(transaction, 'dmarc domain', [dmarcRef(userId, domain)], now);
        return removed.length + days.length > 0;
      });
    },

    removeOld: async (now: Date): Promise<void> => {
      const first = new Date(now.getTime() - keptDays * dayMs);
      await db.delete(dmarcReports).where(lt(dmarcReports.endedAt, first));
      await db.delete(dmarcDays).where(lt(dmarcDays.day, first.toISOString().slice(0, 10)));
    },
  };
};
export type DmarcReportStore = ReturnType<typeof dmarcReportStore>;
