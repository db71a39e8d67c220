import { setImmediate } from 'node:timers/promises';
import { belongTogether, type CampaignMember, ownInfrastructure } from './campaign-member.ts';
import { signatureLength } from './text-signature.ts';

/** Texts that share half of their runs of words agree in all of some band in 94 of 100 cases. */
const bandLength = 3;
/** So many are compared before others have their turn. */
const membersAtOnce = 500;

/** A key that so many have in common may stand for several campaigns: each is compared with as many of them. */
const leadersPerKey = 4;

/**
 * Groups what belongs together: mostly the same words, similar words on the same infrastructure, or, among what was judged
 * dangerous, the same host or file. Precision before recall: what is shared by anything harmless, or by the tenants of one
 * provider, joins nothing. Each item is compared with a few others, so that the time grows with their number.
 *
 * The answer has the places of the members, largest group first; what stands alone is in none.
 */
export const findCampaigns = async (members: readonly CampaignMember[]): Promise<number[][]> => {
  const infrastructure = ownInfrastructure(members);
  const groups = new Groups(members.length);
  const joinNear = async (
    keysOf: (member: CampaignMember, place: number) => readonly (string | number)[],
  ) => {
    const leaders = new Map<string | number, number[]>();
    for (const [place, member] of members.entries()) {
      if (place % membersAtOnce === 0) await setImmediate();
      const keys = infrastructure[place] ?? [];
      for (const key of keysOf(member, place)) {
        const known = leaders.get(key) ?? [];
        if (known.length === 0) leaders.set(key, known);
        for (const leader of known) {
          const other = members[leader];
          if (!other || groups.areJoined(place, leader)) continue;
          if (belongTogether([member, keys], [other, infrastructure[leader] ?? []]))
            groups.join(place, leader);
        }
        if (known.length < leadersPerKey) known.push(place);
      }
    }
  };
  // One band after the other: all at once, their keys would take more memory than the members do.
  for (let at = 0; at + bandLength <= signatureLength; at += bandLength)
    await joinNear(({ signature }) => (signature ? [bandAt(signature, at)] : []));
  await joinNear((_, place) => infrastructure[place] ?? []);
  return groups.largerThanOne();
};

/** Equal for equal bands. For a few others too, which are told apart when they are compared. */
const bandAt = (signature: Uint32Array, at: number) => {
  let key = 0;
  for (let i = at; i < at + bandLength; i += 1)
    key = (Math.imul(key, 0x9e3779b1) + (signature[i] ?? 0)) >>> 0;
  return key;
};

/** Sets that are joined (union-find). */
class Groups {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, place) => place);
  }

  #rootOf(place: number): number {
    let root = place;
    for (let parent = this.#parents[root] ?? root; parent !== root; parent = this.#parents[root] ?? root) {
      this.#parents[root] = this.#parents[parent] ?? parent;
      root = parent;
    }
    return root;
  }

  areJoined(one: number, other: number): boolean {
    return this.#rootOf(one) === this.#rootOf(other);
  }

  join(one: number, other: number): void {
    const [first, second] = [this.#rootOf(one), this.#rootOf(other)];
    this.#parents[Math.max(first, second)] = Math.min(first, second);
  }

  largerThanOne(): number[][] {
    const groups = new Map<number, number[]>();
    this.#parents.forEach((_, place) => {
      const root = this.#rootOf(place);
      const group = groups.get(root);
      if (group) group.push(place);
      else groups.set(root, [place]);
    });
    return [...groups.values()]
      .filter(({ length }) => length > 1)
      .sort((one, other) => other.length - one.length);
  }
}
