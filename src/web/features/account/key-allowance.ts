import type { ApiKeys } from '../../../contract/api-keys.ts';
import { unlimited } from '../../../contract/plans.ts';

const heldIn = ({ keys }: ApiKeys) =>
  keys.filter(({ state }) => state === 'active' || state === 'beyond plan').length;

export const hasRoomForKey = (keys: ApiKeys): boolean =>
  keys.limit === unlimited || heldIn(keys) < keys.limit;

/** How many keys the plan has, in a sentence. */
export const keyAllowance = (keys: ApiKeys): string => {
  if (keys.limit === unlimited) return 'Your plan includes any number of keys.';
  if (keys.limit === 0) return 'Keys come with the Standard plan.';
  return keys.limit === 1
    ? 'Your plan has one key.'
    : `You have ${heldIn(keys)} of the ${keys.limit} keys of your plan.`;
};
