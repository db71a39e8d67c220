import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { idempotentHours } from '../../contract/retention-times.ts';
import { type ContentKeyStore, userOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { idempotentAnswers } from './schema.ts';
import { sealBytes, unsealBytes } from './seal.ts';

const lifetimeMs = idempotentHours * 60 * 60 * 1000;
/** Longer than any call may take: a call that holds its key for longer belonged to a process that died. */
const holdMs = 30 * 1000;

export type Answer = { status: number; body: Buffer };
/** Whose call, by hashes of its key and of what it asks. */
export type Call = { userId: string; key: string; request: string };
/** A call that is to be done, and the id of its result. */
export type Held = { id: string; analysisId: string; isResumed: boolean };
type Standing = { answer: Answer } | { held: Held } | 'under way' | 'other request';

export const idempotentAnswerStore = (db: Database, keys: ContentKeyStore) => ({
  /** The answer of a call, or the task of giving it, which one caller of all servers gets. */
  take: async ({ userId, key, request }: Call, now: Date): Promise<Standing> => {
    const theirs = and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));
    const heldUntil = new Date(now.getTime() + holdMs);
    const [stored] = await db.select().from(idempotentAnswers).where(theirs);
    if (stored && stored.createdAt.getTime() + lifetimeMs <= now.getTime())
      await db.delete(idempotentAnswers).where(eq(idempotentAnswers.id, stored.id));
    else if (stored) {
      if (stored.request !== request) return 'other request';
      const { id, status, content, contentKeyId } = stored;
      if (status !== null && content && contentKeyId) {
        const opener = (await keys.byIds([contentKeyId])).get(contentKeyId);
        // Its key is destroyed: what was answered has been deleted, and the call is done anew.
        if (opener) return { answer: { status, body: unsealBytes(opener, content, placeOf(id)) } };
        await db.delete(idempotentAnswers).where(eq(idempotentAnswers.id, id));
      } else {
        const [resumed] = await db
          .update(idempotentAnswers)
          .set({ heldUntil })
          .where(
            and(
              eq(idempotentAnswers.id, id),
              isNull(idempotentAnswers.status),
              lte(idempotentAnswers.heldUntil, now),
            ),
          )
          .returning();
        if (!resumed) return 'under way';
        return { held: { id, analysisId: resumed.analysisId, isResumed: true } };
      }
    }
    const [begun] = await db
      .insert(idempotentAnswers)
      .values({ userId, key, request, analysisId: randomUUID(), createdAt: now, heldUntil })
      .onConflictDoNothing()
      .returning();
    return begun ? { held: { id: begun.id, analysisId: begun.analysisId, isResumed: false } } : 'under way';
  },

  /** Keeps an answer, encrypted with its owner's key. */
  keep: async (userId: string, { id }: Held, { status, body }: Answer): Promise<void> => {
    const { id: contentKeyId, key } = await keys.of(userOwner(userId));
    await db
      .update(idempotentAnswers)
      .set({ status, contentKeyId, content: sealBytes(key, body, placeOf(id)) })
      .where(eq(idempotentAnswers.id, id));
  },

  /** The call failed: the next one with its key begins anew. */
  release: async ({ id }: Held): Promise<void> => {
    await db
      .delete(idempotentAnswers)
      .where(and(eq(idempotentAnswers.id, id), isNull(idempotentAnswers.status)));
  },

  removeOld: async (now: Date): Promise<void> => {
    await db
      .delete(idempotentAnswers)
      .where(
        lte(
          idempotentAnswers.createdAt,
          sql`${new Date(now.getTime() - lifetimeMs).toISOString()}::timestamptz`,
        ),
      );
  },
});
export type IdempotentAnswerStore = ReturnType<typeof idempotentAnswerStore>;

const placeOf = (id: string) => `answer ${id}`;
