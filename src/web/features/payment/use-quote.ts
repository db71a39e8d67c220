import { orderSentence } from '../../../contract/order-sentence.ts';
import { type PlanQuote, planQuoteResponse } from '../../../contract/plan-quote.ts';
import type { PaidPlan } from '../../../contract/plans.ts';
import type { CurrentUser } from '../../../contract/user.ts';
import { useApi } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useQuery } from '../../lib/use-query.ts';

/** What an order would do to the plan of whoever is signed in. Undefined for a guest, and where the server does not say. */
export const useQuote = (plan: PaidPlan): Quote | undefined => {
  const api = useApi();
  const user = useCurrentUser();
  const path = `/api/payments/quote?plan=${plan}`;
  const { data: quote } = useQuery({
    queryKey: [path, user.data?.id, user.data?.planType],
    queryFn: ({ signal }) => api.get(path, planQuoteResponse, signal),
    enabled: Boolean(user.data),
  });
  return quote && user.data ? { ...quote, outcome: outcomeOf(plan, quote, user.data) } : undefined;
};

/** All of it in a sentence; undefined where it is not allowed. */
type Quote = PlanQuote & { outcome: string | undefined };

const dayMs = 24 * 60 * 60 * 1000;

const outcomeOf = (
  plan: PaidPlan,
  { allowed, startsAt, endsAt, creditedDays }: PlanQuote,
  { planType: current, planResetDate, waitingPlan }: CurrentUser,
): string | undefined => {
  if (!allowed || !startsAt || !endsAt) return undefined;
  const currentUntil = planResetDate ? new Date(planResetDate) : null;
  // What begins at once begins now, by the clock that counted the days; that of a visitor may be days wrong.
  const beginsAtOnce = currentUntil !== null && new Date(startsAt) < currentUntil;
  const now = beginsAtOnce ? new Date(startsAt) : new Date();
  const leftMs = currentUntil ? currentUntil.getTime() - now.getTime() : 0;
  return orderSentence({
    plan,
    current,
    currentUntil,
    waiting: waitingPlan,
    unusedDays: Math.ceil(leftMs / dayMs),
    creditedDays,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    now,
  });
};
