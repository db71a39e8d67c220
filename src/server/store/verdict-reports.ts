import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { feedbackContentDays, feedbackDays } from '../../contract/feedback.ts';
import { type ContentKeyStore, userOwner } from './content-keys.ts';
import { type Database, lockWithin } from './database.ts';
import { queueMail } from './outgoing-mails.ts';
import { type ReportContent, sealReport, unsealReport } from './report-content.ts';
import { analysisResults, contentKeys, users, verdictReports } from './schema.ts';
import { storableJson } from './storable.ts';
import { bury } from './tombstones.ts';
import { queueWebhooks } from './webhook-deliveries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** One message may have megabytes. */
const rowsAtOnce = 20;

type Row = typeof verdictReports.$inferSelect;
type NewReport = Pick<
  Row,
  'userId' | 'analysisId' | 'analysisType' | 'item' | 'riskScore' | 'riskLevel' | 'verdict'
> &
  Pick<Row, 'restsOnProof' | 'createdAt'> &
  ReportContent;
/** A report with nothing of its content. */
export type ReportRow = Omit<Row, 'content' | 'contentKeyId'>;

/** Taken, or why not. */
type Taking =
  | { state: 'taken'; report: ReportRow }
  | { state: 'reported before' }
  | { state: 'no such analysis' }
  | { state: 'too many'; nextAt: Date };

const { content: _, contentKeyId: __, ...bareColumns } = getTableColumns(verdictReports);

/** With whether the result that it is about was conclusive; null once that is gone. */
type JudgedReport = ReportRow & { isConclusive: boolean | null };
const judgedColumns = {
  ...bareColumns,
  isConclusive: sql<
    boolean | null
  >`(select not ${analysisResults.isInconclusive} from ${analysisResults} where ${analysisResults.id} = ${verdictReports.analysisId})`,
};

export const verdictReportStore = (db: Database, keys: ContentKeyStore) => {
  const isOf = (userId: string, analysisId: string) =>
    and(eq(verdictReports.userId, userId), eq(verdictReports.analysisId, analysisId));

  /** Within a day at most `most`, counted under the lock under which a person's checks are counted and deleted. */
  const take = async (given: NewReport, most: number): Promise<Taking> => {
    const { comment, analysis, ...values } = given;
    const owner = userOwner(given.userId);
    const key = await keys.of(owner);
    const taking = await db.transaction(async (transaction): Promise<Taking | 'no such key'> => {
      await lockWithin(transaction, owner);
      const found = await transaction
        .select({ id: analysisResults.id })
        .from(analysisResults)
        .where(and(eq(analysisResults.id, given.analysisId), eq(analysisResults.userId, given.userId)));
      if (found.length === 0) return { state: 'no such analysis' };
      const [earlier] = await transaction
        .select({ id: verdictReports.id })
        .from(verdictReports)
        .where(isOf(given.userId, given.analysisId));
      if (earlier) return { state: 'reported before' };
      const recent = await transaction
        .select({ createdAt: verdictReports.createdAt })
        .from(verdictReports)
        .where(
          and(
            eq(verdictReports.userId, given.userId),
            gt(verdictReports.createdAt, new Date(given.createdAt.getTime() - dayMs)),
          ),
        )
        .orderBy(desc(verdictReports.createdAt))
        .limit(most);
      const first = recent[most - 1];
      if (first) return { state: 'too many', nextAt: new Date(first.createdAt.getTime() + dayMs) };
      const [isThere] = await transaction
        .select({ id: contentKeys.id })
        .from(contentKeys)
        .where(eq(contentKeys.id, key.id));
      if (!isThere) return 'no such key';
      const id = randomUUID();
      const hasContent = comment !== null || analysis !== null;
      const [report] = await transaction
        .insert(verdictReports)
        .values({
          ...values,
          id,
          hasComment: comment !== null,
          keepsContent: analysis !== null,
          contentKeyId: hasContent ? key.id : null,
          content: hasContent ? sealReport(key.key, id, storableJson({ comment, analysis })) : null,
        })
        .returning(bareColumns);
      if (!report) throw new Error('the database returned no report');
      return { state: 'taken', report };
    });
    if (taking !== 'no such key') return taking;
    // Another server has destroyed the key since this one read it.
    keys.forget(owner);
    return take(given, most);
  };

  const opened = async (rows: readonly Row[]): Promise<(ReportRow & ReportContent)[]> => {
    const found = await keys.byIds(rows.flatMap(({ contentKeyId }) => contentKeyId ?? []));
    return rows.map(({ content, contentKeyId, ...row }) => ({
      ...row,
      ...unsealReport(contentKeyId ? found.get(contentKeyId) : undefined, { id: row.id, content }),
    }));
  };

  /** A few at a time, with their content, the oldest first. */
  const readAll = async function* (userId: string | null): AsyncGenerator<(ReportRow & ReportContent)[]> {
    let last: Row | undefined;
    do {
      const rows: Row[] = await db
        .select()
        .from(verdictReports)
        .where(
          and(
            userId === null ? eq(verdictReports.keepsContent, true) : eq(verdictReports.userId, userId),
            userId === null ? isNotNull(verdictReports.content) : undefined,
            last && gt(verdictReports.id, last.id),
          ),
        )
        .orderBy(asc(verdictReports.id))
        .limit(rowsAtOnce);
      yield await opened(rows);
      last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
    } while (last);
  };

  return {
    take,

    findOwn: async (userId: string, analysisId: string): Promise<(ReportRow & ReportContent) | null> => {
      const [found] = await opened(await db.select().from(verdictReports).where(isOf(userId, analysisId)));
      return found ?? null;
    },

    /** Any report with its content: the caller decides whether it may be shown. */
    find: async (id: string): Promise<(ReportRow & ReportContent & { email: string }) | null> => {
      const [row] = await db
        .select({ report: verdictReports, email: users.email })
        .from(verdictReports)
        .innerJoin(users, eq(users.id, verdictReports.userId))
        .where(eq(verdictReports.id, id));
      const [found] = row ? await opened([row.report]) : [];
      return row && found ? { ...found, email: row.email } : null;
    },

    /** What an answer to it is written from. */
    findAnswered: async (id: string): Promise<JudgedReport | null> => {
      const [found] = await db.select(judgedColumns).from(verdictReports).where(eq(verdictReports.id, id));
      return found ?? null;
    },

    /** All of a person's reports, for the export of their account. */
    allOf: (userId: string) => readAll(userId),
    /** All whose content may be kept. */
    consented: () => readAll(null),

    /** Whose reports those are. */
    consentedOwners: async (): Promise<string[]> => {
      const found = await db
        .selectDistinct({ email: users.email })
        .from(verdictReports)
        .innerJoin(users, eq(users.id, verdictReports.userId))
        .where(and(eq(verdictReports.keepsContent, true), isNotNull(verdictReports.content)))
        .orderBy(users.email);
      return found.map(({ email }) => email);
    },

    /** Whether there was one of theirs. */
    withdraw: async (userId: string, analysisId: string, now: Date): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const removed = await transaction
          .delete(verdictReports)
          .where(isOf(userId, analysisId))
          .returning({ id: verdictReports.id });
        await bury(
          transaction,
          'report',
          removed.map(({ id }) => id),
          now,
        );
        return removed.length > 0;
      }),

    removeExpired: async (now: Date): Promise<void> => {
      const before = (days: number) => lt(verdictReports.createdAt, new Date(now.getTime() - days * dayMs));
      await db.delete(verdictReports).where(before(feedbackDays));
      await db
        .update(verdictReports)
        .set({ content: null, contentKeyId: null })
        .where(and(before(feedbackContentDays), isNotNull(verdictReports.contentKeyId)));
    },
  };
};
export type VerdictReportStore = ReturnType<typeof verdictReportStore>;

/** Reports of the same item that say the same; a report without an item stands alone. */
const isAlike = ({ id, item, verdict }: Pick<Row, 'id' | 'item' | 'verdict'>) =>
  item === null
    ? eq(verdictReports.id, id)
    : and(eq(verdictReports.item, item), eq(verdictReports.verdict, verdict));

type Answer = Pick<Row, 'decision' | 'reason' | 'decidedBy' | 'correctedUntil'> & { decidedAt: Date };

/** Inside the transaction of a decision. */
export const decidedReports = (transaction: Database) => ({
  /** The report, locked; null when there is none. */
  lock: async (id: string): Promise<JudgedReport | null> => {
    const [found] = await transaction
      .select(judgedColumns)
      .from(verdictReports)
      .where(eq(verdictReports.id, id))
      .for('update');
    return found ?? null;
  },

  /** Answers a report and those like it that have the same answer so far. Returns how many, and the addresses of who made them. */
  answer: async (report: ReportRow, answer: Answer): Promise<{ reports: number; emails: string[] }> => {
    const answered = await transaction
      .update(verdictReports)
      .set(answer)
      .where(
        and(
          isAlike(report),
          report.decision ? eq(verdictReports.decision, report.decision) : isNull(verdictReports.decision),
        ),
      )
      .returning({
        id: verdictReports.id,
        userId: verdictReports.userId,
        analysisId: verdictReports.analysisId,
        verdict: verdictReports.verdict,
      });
    const found = await transaction
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(inArray(users.id, [...new Set(answered.map(({ userId }) => userId))]))
      .orderBy(users.email);
    const emails = new Map(found.map(({ id, email }) => [id, email]));
    for (const { id, userId, analysisId, verdict } of answered) {
      await queueMail(transaction, {
        kind: 'verdict answer',
        recipient: emails.get(userId) ?? null,
        dedupeKey: answerKey({ id, decidedAt: answer.decidedAt }),
        about: id,
        createdAt: answer.decidedAt,
      });
      await queueWebhooks(transaction, {
        ...{ userId, event: 'feedback.decided', about: id, at: answer.decidedAt },
        data: {
          analysisId,
          verdict,
          decision: answer.decision,
          reason: answer.reason,
          decidedAt: answer.decidedAt.toISOString(),
          correctedUntil: answer.correctedUntil?.toISOString() ?? null,
        },
      });
    }
    return { reports: answered.length, emails: [...emails.values()] };
  },
});

/** Of the mail that carries a decision: a decision that is changed is another mail. */
export const answerKey = ({ id, decidedAt }: { id: string; decidedAt: Date }): string =>
  `verdict answer:${id}:${decidedAt.getTime()}`;
