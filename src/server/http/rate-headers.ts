import type { FastifyInstance } from 'fastify';
import { plans, unlimited } from '../../contract/plans.ts';
import type { UsageOf } from '../services/spend-check.ts';

const dayInSeconds = 24 * 60 * 60;

type Needs = { usageOf: UsageOf; clock: () => Date };

/**
 * Tells programs what is left of the day (draft-ietf-httpapi-ratelimit-headers): counted in the database when the answer is sent, so
 * that it is the same on every server. Plans without a limit have nothing to tell, and nothing is counted for them.
 */
export const rateHeaders = (app: FastifyInstance, { usageOf, clock }: Needs): void => {
  app.addHook('onSend', async ({ visitor }, reply) => {
    if (!visitor?.user || plans[visitor.user.planType].checksADay === unlimited) return;
    // Remembered and never confirmed: the key may be revoked by now, and a stranger's.
    if (visitor.remembered) return;
    const usage = await usageOf(visitor).catch(() => null);
    // Without the database nobody knows, and the answer says so already.
    if (usage === null) return;
    const seconds = Math.max(0, Math.ceil((Date.parse(usage.resetsAt) - clock().getTime()) / 1000));
    reply.header('ratelimit-policy', `"daily";q=${usage.dailyLimit};w=${dayInSeconds}`);
    reply.header('ratelimit', `"daily";r=${usage.remainingUses};t=${seconds}`);
  });
};
