import ipaddr from 'ipaddr.js';
import type { ApiScope } from '../../contract/api-keys.ts';
import { plans } from '../../contract/plans.ts';
import { hashApiKey, isApiKey } from '../adapters/api-key.ts';
import { Failure } from '../failure.ts';
import type { ApiKeyStore } from '../store/api-keys.ts';
import type { UserRow, UserStore } from '../store/users.ts';
import type { KeyUses } from './key-uses.ts';
import { isWithinPlan } from './manage-api-keys.ts';

type Needs = {
  apiKeys: Pick<ApiKeyStore, 'find'>;
  users: Pick<UserStore, 'expirePlan'>;
  uses: Pick<KeyUses, 'note'>;
  clock: () => Date;
};

/** The call for which a key is shown. A call without a scope needs a key that works, whatever it may do. */
type Use = { scope: ApiScope | null; remoteAddress: string };

/**
 * The user for whom a program calls, on the plan they have today. Unknown, revoked and expired keys get one answer; one that exists
 * learns why it may not.
 */
export const useApiKey =
  ({ apiKeys, users, uses, clock }: Needs) =>
  async (given: string | null, { scope, remoteAddress }: Use): Promise<UserRow> => {
    if (given === null)
      throw new Failure('not_signed_in', 'Please send an API key: Authorization: Bearer hw_live_…');
    const now = clock();
    const found = isApiKey(given) ? await apiKeys.find(hashApiKey(given), now) : null;
    if (!found) throw new Failure('not_signed_in', 'This API key is unknown, expired or revoked');
    const { key, before } = found;
    if (!isFromNetwork(remoteAddress, key.networks))
      throw new Failure('not_allowed', 'This API key may not be used from this network');
    const user = await users.expirePlan(found.user, now);
    if (!isWithinPlan(user, key.replacedAt ? 0 : before)) throw beyondPlan(user);
    if (scope && !key.scopes.includes(scope))
      throw new Failure('not_allowed', `This API key does not have the scope ${scope}`);
    uses.note(key.id, now);
    return user;
  };
export type UseApiKey = ReturnType<typeof useApiKey>;

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
