import { AsyncLocalStorage } from 'node:async_hooks';
import { furtherHosts, type OutsideContact, type OutsideWay } from '../contract/outside-contacts.ts';

/** Which hosts were asked while one check ran, in the order of the first question. */
export type OutsideTally = Map<string, OutsideContact>;

const current = new AsyncLocalStorage<OutsideTally>();

/** A hostile domain may name any number of servers; a person reads a short list. */
const maxListed = 20;

/** Counts everything that leaves the machine while the work runs. Answers remembered from an earlier check leave nothing. */
export const tallyOutside = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; outside: OutsideContact[] }> => {
  const tally: OutsideTally = new Map();
  const result = await current.run(tally, work);
  // A copy: a late answer may still add to the original.
  return { result, outside: [...tally.values()].map((contact) => ({ ...contact })) };
};

/** To be called where a connection begins or a question is sent, and nowhere else. */
export const noteOutside = (way: OutsideWay, to: string): void => noteIn(tallyUnderWay(), way, to, 1);

/** Null outside a check, as when lists are refreshed. */
export const tallyUnderWay = (): OutsideTally | null => current.getStore() ?? null;

/** For what another thread has asked on behalf of a check. */
export const noteContacts = (tally: OutsideTally | null, contacts: readonly OutsideContact[]): void => {
  for (const { way, to, times } of contacts) noteIn(tally, way, to, times);
};

const noteIn = (tally: OutsideTally | null, way: OutsideWay, to: string, times: number) => {
  if (!tally) return;
  const key = `${way} ${to}`;
  const isListed = tally.has(key) || tally.size < maxListed;
  const name = isListed ? to : furtherHosts;
  const place = isListed ? key : `${way} ${name}`;
  const before = tally.get(place)?.times ?? 0;
  tally.set(place, { way, to: name.slice(0, 260), times: before + times });
};
