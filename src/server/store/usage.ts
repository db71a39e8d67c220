import { inArray, lt, lte } from 'drizzle-orm';
import { type Asked, askedTogether, type Lock } from './answers-of.ts';
import { type Argument, answerOf, type Database, momentOf } from './database.ts';
import { inBatches } from './in-batches.ts';
import { type RateLimit, rateTolerance } from './rate-limits.ts';
import { checkReservations, guestUsage } from './schema.ts';

/** Whose day a check counts against. */
export type Holder = { kind: 'user'; userId: string } | { kind: 'guest'; address: string };

/** Longer than any analysis may take; a reservation older than this belonged to a process that died. */
const reservationLifetimeMs = 2 * 60 * 1000;

/** How many checks may be used a day; null means without limit. */
export type Allowance = number | null;

/** A holder of checks, and how many they have a day. */
export type Account = { holder: Holder; allowance: Allowance };

/** Checks that are spent together, one of each holder. */
export type Reservation = { ids: readonly string[]; holders: readonly string[] };

/** By what somebody was recognised: their session, or a key of theirs that a program uses. */
export type Recognised = { sessionToken: string } | { apiKeyId: string };

/** Who asks, as they were when they were last looked up. */
export type RememberedUser = Recognised & { userId: string; planType: string };

type Beginning = { remembered: RememberedUser | null; limits: readonly RateLimit[] };

type Start = Beginning & { accounts: readonly Account[]; now: Date };
type Started =
  | { isOutOfDate: true }
  | { retryAfterMs: number }
  /** Null where none is left. */
  | { ids: string[] | null };

type Begun =
  | { reservation: Reservation | null }
  /** The session is over, or the key revoked, or its user is on another plan by now. Nothing was counted. */
  | { isOutOfDate: true }
  | { retryAfterMs: number };

/** Of nobody: what is kept with it costs no check. */
export const noReservation: Reservation = { ids: [], holders: [] };

/** A check whose result is ready, and the event by which it is remembered. */
type ReadyCheck = Account & { now: Date; event: string };
export type CountedReady = 'counted' | 'none left' | 'no such user';

/**
 * Daily checks. A check is reserved before the work, under a lock, so that parallel calls never exceed the limit;
 * it is counted in the transaction that keeps its result, so that the count and the results always agree, also
 * after a crash. The steps are functions of the database, one call each: see migrations 0006 and
 * 0012.
 */
export const usageStore = (db: Database) => {
  const begin = askedTogether<Start, Started>(db, beginCheck);
  return {
    /** Reserves one check of each holder; null, and none of any, where one of them has none left. */
    reserve: async (accounts: readonly Account[], now: Date): Promise<Reservation | null> => {
      const begun = await begin({ accounts, now, remembered: null, limits: [] });
      return 'ids' in begun ? reservationOf(accounts, begun.ids) : null;
    },

    /** The same, and in the same step what else a check begins with: who asks is confirmed, and the call counted against its limits. */
    begin: async (accounts: readonly Account[], now: Date, beginning: Beginning): Promise<Begun> => {
      const begun = await begin({ accounts, now, ...beginning });
      return 'ids' in begun ? { reservation: reservationOf(accounts, begun.ids) } : begun;
    },

    /** Turns a reservation into counted checks, where nothing is kept with them. False when the user has been deleted since. */
    settle: async (reservation: Reservation, now: Date): Promise<boolean> =>
      answerOf<boolean>(db, 'settle_checks', settled(reservation, now)),

    /**
     * Counts a check whose result is ready, with the event that remembers it. There is nothing to reserve: either both are
     * stored when this resolves, or neither. Those who call at the same time share one transaction.
     */
    countReady: inBatches<ReadyCheck, CountedReady>(async (checks) => {
      const asked = checks.map(({ holder, allowance, now, event }) => ({
        holder: keyOf(holder),
        allowance,
        at: now.toISOString(),
        event,
      }));
      return answerOf<CountedReady[]>(db, 'count_ready_checks', [[JSON.stringify(asked), 'json']]);
    }),

    giveBack: async ({ ids }: Reservation): Promise<void> => {
      await db.delete(checkReservations).where(inArray(checkReservations.id, [...ids]));
    },

    /** Checks counted since 00:00 UTC, including those in progress. */
    usedToday: async (holder: Holder, now: Date): Promise<number> =>
      answerOf<number>(db, 'checks_used', [[keyOf(holder), 'text'], momentOf(now)]),

    removeLapsed: async (now: Date) => {
      await db.delete(checkReservations).where(lte(checkReservations.expiresAt, now));
      // A guest's address is personal data; it is of no use to us once its day is over.
      await db.delete(guestUsage).where(lt(guestUsage.lastUsageDate, startOfDay(now)));
    },
  };
};
export type UsageStore = ReturnType<typeof usageStore>;

/** 00:00 UTC of the day, when counts start over. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** The first arguments of the functions that settle. */
export const settled = ({ ids, holders }: Reservation, now: Date): Argument[] => [
  [ids, 'uuid[]'],
  [holders, 'text[]'],
  momentOf(now),
];

/** What `begin_check` asks of a session, asked of a key. */
const isKeyAsRemembered = `exists (select from api_keys join users on users.id = api_keys.user_id
  where api_keys.id = api_key and (api_keys.expires_at is null or api_keys.expires_at > at)
    and users.id = job.user_id and plan_type = plan)`;

const columnsOfRemembered = ({ userId, planType, ...by }: RememberedUser) => ({
  ...('apiKeyId' in by ? { api_key: by.apiKeyId } : { session: by.sessionToken }),
  user_id: userId,
  plan: planType,
});

const beginCheck: Asked<Start> = {
  call:
    `case when api_key is null or ${isKeyAsRemembered} then ` +
    `begin_check(session, user_id, plan, limits, interval '${rateTolerance}', holders, allowances, at, until) ` +
    `else '{"isOutOfDate":true}'::json end`,
  columns:
    'session text, api_key uuid, user_id uuid, plan text, limits json, holders text[], allowances int4[], at timestamptz, until timestamptz',
  columnsOf: ({ accounts, now, remembered, limits }) => ({
    ...(remembered && columnsOfRemembered(remembered)),
    ...(limits.length > 0 && { limits }),
    holders: accounts.map(({ holder }) => keyOf(holder)),
    allowances: accounts.map(({ allowance }) => allowance),
    at: now.toISOString(),
    until: new Date(now.getTime() + reservationLifetimeMs).toISOString(),
  }),
  locksOf: ({ accounts, limits }) => [
    ...limits.map(({ key }): Lock => ({ rank: 0, name: `rate:${key}` })),
    ...locksOf(accounts.map(({ holder }) => keyOf(holder))),
  ],
};

/** The first is the caller's own, others are those of their network. */
export const locksOf = (holders: readonly string[]): Lock[] =>
  holders.map((name, at) => ({ rank: at === 0 ? 1 : 2, name }));

const reservationOf = (accounts: readonly Account[], ids: string[] | null): Reservation | null =>
  ids && { ids, holders: accounts.map(({ holder }) => keyOf(holder)) };

const keyOf = (holder: Holder) =>
  holder.kind === 'user' ? `user:${holder.userId}` : `guest:${holder.address}`;

/**
 * A date somewhat ahead of the clock still counts as today: setting the clock back must not give a second day. One that is
 * further ahead was written by a wrong clock, and must not lock the visitor out until then.
 */
const latestDate = (now: Date) => new Date(now.getTime() + 24 * 60 * 60 * 1000);

/** Whether a count that began at `since` is today's. The database has the same rule in `is_of_today`. */
export const isOfToday = (since: Date | null, now: Date): boolean =>
  since !== null && since >= startOfDay(now) && since <= latestDate(now);
