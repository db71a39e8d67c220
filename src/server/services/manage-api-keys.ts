import type { z } from 'zod';
import type { ApiKey, ApiKeys, createKeyRequest, NewApiKey } from '../../contract/api-keys.ts';
import { plans, unlimited } from '../../contract/plans.ts';
import { isUuid } from '../../contract/uuid.ts';
import { hashApiKey, newApiKey, shownPrefix } from '../adapters/api-key.ts';
import { Failure } from '../failure.ts';
import type { ApiKeyRow, ApiKeyStore, NewKey } from '../store/api-keys.ts';
import type { UserRow } from '../store/users.ts';
import type { KeyUses } from './key-uses.ts';
import type { LimitCalls } from './limit-calls.ts';
import type { Notify } from './post-mails.ts';

const hourMs = 60 * 60 * 1000;
const changesAnHour = 60;

type Needs = {
  apiKeys: ApiKeyStore;
  uses: Pick<KeyUses, 'write'>;
  limitCalls: LimitCalls;
  notify: Notify;
  clock: () => Date;
};

/** A user's keys for programs: made, renewed and revoked by a person who is signed in. */
export const manageApiKeys = ({ apiKeys, uses, limitCalls, notify, clock }: Needs) => {
  const limit = ({ id }: UserRow) =>
    limitCalls([{ key: `api-keys:${id}`, max: changesAnHour, windowMs: hourMs }]);
  const make = (): { key: string; made: NewKey } => {
    const key = newApiKey();
    return { key, made: { hash: hashApiKey(key), prefix: shownPrefix(key) } };
  };
  return {
    list: async (user: UserRow): Promise<ApiKeys> => {
      await uses.write();
      const now = clock();
      const rows = await apiKeys.listOf(user.id);
      const held = rows.filter(({ replacedAt, expiresAt }) => !replacedAt && isLive(expiresAt, now));
      return {
        keys: rows.map((row) => present(row, { now, place: held.indexOf(row), user })),
        limit: plans[user.planType].apiKeys,
      };
    },

    create: async (user: UserRow, wish: z.output<typeof createKeyRequest>): Promise<NewApiKey> => {
      await limit(user);
      const now = clock();
      const expiresAt = wish.expiresAt ? new Date(wish.expiresAt) : null;
      if (expiresAt && expiresAt <= now)
        throw new Failure('invalid_input', 'expiresAt: please choose a time that is still to come');
      const { key, made } = make();
      const { name, scopes } = wish;
      const adding = await apiKeys.add(
        user.id,
        { ...made, name, scopes, networks: wish.networks ?? [], expiresAt },
        now,
      );
      if (!adding) throw new Failure('not_signed_in', 'This account has been deleted');
      if ('full' in adding) throw tooMany(adding.full, adding.limit);
      notify(user.email, { kind: 'api key created', name });
      return { ...present(adding.added, { now, place: 0, user: null }), key };
    },

    renew: async (user: UserRow, id: string): Promise<NewApiKey> => {
      await limit(user);
      if (!isUuid(id)) throw notFound();
      const now = clock();
      const { key, made } = make();
      const renewing = await apiKeys.renew(user.id, id, made, now);
      if (renewing === 'none') throw notFound();
      if (renewing === 'replaced')
        throw new Failure('conflict', 'This key was renewed before. Please renew the one that replaced it.');
      if (renewing === 'expired')
        throw new Failure('conflict', 'This key has expired. Please create a new one.');
      notify(user.email, { kind: 'api key renewed', name: renewing.added.name });
      return { ...present(renewing.added, { now, place: 0, user: null }), key };
    },

    revoke: async (user: UserRow, id: string): Promise<void> => {
      const revoked = isUuid(id) ? await apiKeys.revoke(user.id, id) : null;
      if (!revoked) throw notFound();
      notify(user.email, { kind: 'api key revoked', name: revoked.name });
    },

    /** A key that was seen where it must not be. False, and nothing happens, where there is no such key. */
    revokeExposed: async (key: string): Promise<boolean> => {
      const revoked = await apiKeys.revokeExposed(hashApiKey(key));
      if (revoked) notify(revoked.email, { kind: 'api key exposed', name: revoked.name });
      return revoked !== null;
    },
  };
};
export type ManageApiKeys = ReturnType<typeof manageApiKeys>;

const isLive = (expiresAt: Date | null, now: Date) => expiresAt === null || expiresAt > now;

const notFound = () => new Failure('not_found', 'This key does not exist');

const tooMany = ({ planType }: UserRow, limit: number) =>
  limit === 0
    ? new Failure('not_allowed', 'The Free plan has no API keys. They come with the Standard plan.', {
        requiresUpgrade: true,
        planType,
      })
    : new Failure(
        'conflict',
        `The ${plans[planType].name} plan has ${limit === 1 ? 'one API key' : `${limit} API keys`}. Please revoke one first, or choose a larger plan.`,
      );

/** Whether the plan has room for the key at this place, counted from the oldest. */
export const isWithinPlan = ({ planType }: Pick<UserRow, 'planType'>, place: number): boolean => {
  const limit = plans[planType].apiKeys;
  return limit === unlimited || place < limit;
};

type Standing = { now: Date; place: number; user: UserRow | null };

const present = (row: ApiKeyRow, standing: Standing): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  networks: row.networks,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  uses: row.uses,
  renewedFrom: row.renewedFrom,
  state: stateOf(row, standing),
});

const stateOf = (row: ApiKeyRow, { now, place, user }: Standing): ApiKey['state'] => {
  if (!isLive(row.expiresAt, now)) return 'expired';
  // One that was replaced needs no place of its own, but a plan that has keys.
  if (user && !isWithinPlan(user, row.replacedAt ? 0 : place)) return 'beyond plan';
  return row.replacedAt ? 'replaced' : 'active';
};
