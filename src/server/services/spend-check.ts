import { plans, unlimited } from '../../contract/plans.ts';
import type { Usage } from '../../contract/usage.ts';
import { Failure } from '../failure.ts';
import type { RateLimit } from '../store/rate-limits.ts';
import {
  type Account,
  type Allowance,
  noReservation,
  type Reservation,
  startOfDay,
  type UsageStore,
} from '../store/usage.ts';
import { tooManyRequests } from './limit-calls.ts';
import { type Caller, holderOf, networkOf, type Visitor } from './visitor.ts';

type Needs = { usage: UsageStore; guestDailyLimit: number; clock: () => Date };

/** The work of a check, and how its result is kept and its reservation settled, both or neither. */
type Check<Result, Kept> = {
  /** How often a caller may ask, beside their checks a day. */
  limits?: (caller: Caller) => readonly RateLimit[];
  work: (debt: Debt) => Promise<Result> | Result;
  /** Null when the user has been deleted since. */
  keep: (reservation: Reservation, result: Result) => Promise<Kept | null>;
};

/** Until something of worth has been shown, a visitor may leave and owes nothing. */
export type Debt = {
  /** Aborts when the visitor leaves and owes nothing. */
  signal: AbortSignal;
  /** From here on the check is finished, kept and counted, whether or not its visitor stays. */
  owe: () => void;
};

export type SpendCheck = <Result, Kept>(visitor: Visitor, check: Check<Result, Kept>) => Promise<Kept>;

/**
 * Runs a check at the cost of one of the visitor's daily checks: reserved before the work, counted together with
 * its result, given back when anything on the way fails.
 */
export const spendCheck =
  ({ usage, guestDailyLimit, clock }: Needs): SpendCheck =>
  async (visitor, { work, keep, limits }) => {
    const reservation = await begin({ usage, guestDailyLimit, clock }, visitor, limits);
    if (reservation === null) throw overLimit(visitor, clock());
    const debt = debtOf(visitor.signal);
    try {
      const result = await work(debt);
      // The last chance to cancel: after this the check is counted.
      debt.signal.throwIfAborted();
      const kept = await keep(reservation, result);
      if (kept === null) throw accountGone();
      return kept;
    } catch (error) {
      // If even this fails (the database is gone), the reservation expires by itself; the first error is the one to report.
      await usage.giveBack(reservation).catch(() => undefined);
      throw error;
    }
  };

/** Reserves a check, in one step with what else it begins with; null when none is left. */
const begin = async (
  needs: Needs,
  visitor: Visitor,
  limits: (caller: Caller) => readonly RateLimit[] = () => [],
): Promise<Reservation | null> => {
  const { usage, guestDailyLimit, clock } = needs;
  const accounts = accountsOf(visitor, guestDailyLimit);
  const { user, remembered } = visitor;
  const asked = limits(visitor);
  if (!remembered && asked.length === 0) return usage.reserve(accounts, clock());
  const asRemembered =
    remembered && user ? { ...remembered.by, userId: user.id, planType: user.planType } : null;
  const begun = await usage.begin(accounts, clock(), { remembered: asRemembered, limits: asked });
  if (!('isOutOfDate' in begun)) visitor.remembered = null;
  if ('reservation' in begun) return begun.reservation;
  if ('retryAfterMs' in begun) throw tooManyRequests(begun.retryAfterMs);
  // Looked up now, so the next time it is not out of date.
  await remembered?.renew();
  return begin(needs, visitor, limits);
};

/** A household or a site has its /64; one that has a whole /48 has this many times the checks of a guest, not 65,536 times. */
const guestsInNetwork = 4;

/** All whose checks are spent together: the visitor's own, and those of a guest's network where that is larger. */
const accountsOf = (
  visitor: Pick<Visitor, 'user' | 'address' | 'paidBy'>,
  guestDailyLimit: number,
): Account[] => {
  if (visitor.paidBy) return [visitor.paidBy];
  const own = { holder: holderOf(visitor), allowance: allowanceOf(visitor, guestDailyLimit) };
  const network = networkOf(visitor.address);
  if (visitor.user || network === visitor.address || own.allowance === null) return [own];
  return [own, { holder: { kind: 'guest', address: network }, allowance: own.allowance * guestsInNetwork }];
};

const debtOf = (visit: AbortSignal): Debt => {
  const leaving = new AbortController();
  let isOwed = false;
  const leave = () => {
    if (!isOwed) leaving.abort(visit.reason);
  };
  if (visit.aborted) leave();
  else visit.addEventListener('abort', leave, { once: true });
  return {
    signal: leaving.signal,
    owe: () => {
      // What is shown to a visitor who has left is shown to nobody.
      isOwed ||= !visit.aborted;
    },
  };
};

/**
 * For results that are ready without any work: one step instead of two, and nothing to give back. Work goes through
 * `spendCheck`, or callers without a check left could have it done all the same.
 */
export const countReadyCheck =
  ({ usage, guestDailyLimit, clock }: Needs) =>
  async (visitor: Visitor, event: string): Promise<void> => {
    visitor.signal.throwIfAborted();
    const now = clock();
    const [own, ...networks] = accountsOf(visitor, guestDailyLimit);
    if (!own) return;
    const reserved = networks.length > 0 ? await usage.reserve(networks, now) : noReservation;
    const outcome = reserved && (await usage.countReady({ ...own, now, event }));
    if (reserved && networks.length > 0) {
      if (outcome === 'counted') await usage.settle(reserved, now);
      else await usage.giveBack(reserved);
    }
    if (outcome === null || outcome === 'none left') throw overLimit(visitor, now);
    if (outcome === 'no such user') throw accountGone();
  };
export type CountReadyCheck = ReturnType<typeof countReadyCheck>;

/** What is left of a caller's day. */
export const usageOf =
  ({ usage, guestDailyLimit, clock }: Needs) =>
  async (caller: Caller): Promise<Usage> => {
    const now = clock();
    const used = await usage.usedToday(holderOf(caller), now);
    const allowance = allowanceOf(caller, guestDailyLimit);
    return {
      remainingUses: allowance === null ? unlimited : Math.max(0, allowance - used),
      dailyLimit: allowance ?? unlimited,
      used,
      resetsAt: nextDay(now).toISOString(),
    };
  };
export type UsageOf = ReturnType<typeof usageOf>;

const allowanceOf = ({ user }: Caller, guestDailyLimit: number): Allowance => {
  const limit = user ? plans[user.planType].checksADay : guestDailyLimit;
  return limit === unlimited ? null : limit;
};

const accountGone = () => new Failure('not_signed_in', 'This account has been deleted');

const overLimit = ({ user }: Caller, now: Date) => {
  const reset = nextDay(now);
  const later = { retryAfterMs: reset.getTime() - now.getTime(), resetsAt: reset.toISOString() };
  return user
    ? new Failure('limit_reached', 'Daily limit exceeded', {
        requiresUpgrade: true,
        planType: user.planType,
        ...later,
      })
    : new Failure('limit_reached', 'Usage limit exceeded', {
        requiresAuth: true,
        planType: 'free',
        ...later,
      });
};

const nextDay = (now: Date) => new Date(startOfDay(now).getTime() + 24 * 60 * 60 * 1000);
