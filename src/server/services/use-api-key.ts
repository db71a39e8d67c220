import ipaddr from 'ipaddr.js';
import type { ApiScope } from '../../contract/api-keys.ts';
import { plans } from '../../contract/plans.ts';
import { hashApiKey, isApiKey } from '../adapters/api-key.ts';
import { Failure } from '../failure.ts';
import type { ApiKeyStore, FoundKey } from '../store/api-keys.ts';
import { type UserRow, type UserStore, userAt } from '../store/users.ts';
import type { KeyUses } from './key-uses.ts';
import { isWithinPlan } from './manage-api-keys.ts';
import { recentCallers } from './recent-callers.ts';

type Needs = {
  apiKeys: Pick<ApiKeyStore, 'find'>;
  users: Pick<UserStore, 'expirePlan'>;
  uses: Pick<KeyUses, 'note'>;
  clock: () => Date;
};

/** The call for which a key is shown. A call without a scope needs a key that works, whatever it may do. */
type Use = { scope: ApiScope | null; remoteAddress: string };

/** For whom a program calls, and with which of their keys. */
export type KeyUser = { user: UserRow; apiKeyId: string };

/**
 * The user for whom a program calls, on the plan they have today. Unknown, revoked and expired keys get one answer; one that exists
 * learns why it may not.
 */
export const keyUsers = ({ apiKeys, users, uses, clock }: Needs) => {
  const known = recentCallers<FoundKey>();
  const lookUp = async (given: string | null, use: Use): Promise<KeyUser> => {
    if (given === null)
      throw new Failure('not_signed_in', 'Please send an API key: Authorization: Bearer hw_live_…');
    const now = clock();
    const hash = hashApiKey(given);
    known.delete(hash);
    const found = isApiKey(given) ? await apiKeys.find(hash, now) : null;
    if (!found) throw new Failure('not_signed_in', 'This API key is unknown, expired or revoked');
    const current = { ...found, user: await users.expirePlan(found.user, now) };
    refuseOtherUses(current, use);
    known.set(hash, current);
    return userOf(current);
  };
  return {
    find: async (given: string | null, use: Use): Promise<KeyUser> => {
      const found = await lookUp(given, use);
      uses.note(found.apiKeyId, clock());
      return found;
    },

    /**
     * As it was when it was last looked up, seconds ago; null where that is too long ago. It may be revoked since, here or by another
     * server: for those who confirm it before they do anything.
     */
    recall: (given: string | null, use: Use): KeyUser | null => {
      const found = given === null ? undefined : known.get(hashApiKey(given));
      const now = clock();
      if (!found || userAt(found.user, now) !== found.user || hasExpired(found, now)) return null;
      refuseOtherUses(found, use);
      uses.note(found.key.id, now);
      return userOf(found);
    },

    /** Looks up a recalled one after all, whose use is counted already. */
    lookUp,
  };
};
export type KeyUsers = ReturnType<typeof keyUsers>;

const userOf = ({ user, key }: FoundKey): KeyUser => ({ user, apiKeyId: key.id });

const hasExpired = ({ key }: FoundKey, now: Date): boolean => key.expiresAt !== null && key.expiresAt <= now;

/** Refuses a key that exists where it may not be used. None of this changes while its owner is on the same plan, but for the better. */
const refuseOtherUses = ({ key, user, before }: FoundKey, { scope, remoteAddress }: Use): void => {
  if (!isFromNetwork(remoteAddress, key.networks))
    throw new Failure('not_allowed', 'This API key may not be used from this network');
  if (!isWithinPlan(user, key.replacedAt ? 0 : before)) throw beyondPlan(user);
  if (scope && !key.scopes.includes(scope))
    throw new Failure('not_allowed', `This API key does not have the scope ${scope}`);
};

const beyondPlan = ({ planType }: UserRow) => {
  const { name, apiKeys } = plans[planType];
  const has = apiKeys === 0 ? 'no API keys' : `${apiKeys} API key${apiKeys === 1 ? '' : 's'}, the oldest`;
  return new Failure(
    'not_allowed',
    `This account is on the ${name} plan, which has ${has}. This key works again with a larger plan.`,
    { requiresUpgrade: true, planType },
  );
};

/** An IPv4 address is the same whether or not it arrives mapped into IPv6. */
const isFromNetwork = (remoteAddress: string, networks: readonly string[]): boolean => {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(remoteAddress)) return false;
  const address = ipaddr.process(remoteAddress);
  return networks.some((network) => {
    const [block, bits] = network.includes('/')
      ? ipaddr.parseCIDR(network)
      : [ipaddr.parse(network), network.includes(':') ? 128 : 32];
    return address.kind() === block.kind() && address.match(block, bits);
  });
};
