import { LRUCache } from 'lru-cache';
import { hostingOf, ownerOf } from '../../engine/index.ts';
import type { ItemFacts } from './item-facts.ts';
import { similarity } from './text-signature.ts';

/** What is compared of a message, a link or a domain. */
export type CampaignMember = {
  /** Of its text; null where there is too little. */
  signature: Uint32Array | null;
  /** Where its links lead, not defanged. */
  hosts: readonly string[];
  /** The address it was sent from; empty where there is none. */
  sender: string;
  /** What names an attachment or a picture: the same for the same file. */
  files: readonly string[];
  /** Judged suspicious or phishing. */
  isAccused: boolean;
};

/** What makes two results members of one campaign. */
export const memberOf = ({
  signature,
  hosts,
  sender,
  files,
  level,
}: Pick<ItemFacts, 'hosts' | 'sender' | 'files' | 'level'> &
  Pick<CampaignMember, 'signature'>): CampaignMember => ({
  ...{ signature, hosts, sender, files },
  isAccused: level === 'phishing' || level === 'suspicious',
});

/** A copy with a twentieth of its words replaced shares this many runs of words with another such copy: enough by itself, */
const sameText = 0.4;
/** and this many where the two share infrastructure as well. */
const similarText = 0.3;

/** Bounds the comparisons of one item, whatever was sent. */
const maxHosts = 20;
const maxFiles = 10;

type Compared = [CampaignMember, readonly string[]];

/** How alike the texts of two are, from 0 to 1. */
export const likeness = (one: CampaignMember, other: CampaignMember): number =>
  one.signature && other.signature ? similarity(one.signature, other.signature) : 0;

/** Each with its infrastructure, as `ownInfrastructure` has it. */
export const belongTogether = ([one, oneKeys]: Compared, [other, otherKeys]: Compared) => {
  const shared = oneKeys.filter((key) => otherKeys.includes(key));
  const alike = likeness(one, other);
  if (alike >= sameText || (alike >= similarText && shared.length > 0)) return true;
  // A sender writes about more than one thing; a page made for phishing has one purpose.
  return one.isAccused && other.isAccused && shared.some((key) => !key.startsWith('sender:'));
};

/** By member: the infrastructure that is somebody's own, and that nothing harmless uses. */
export const ownInfrastructure = (members: readonly CampaignMember[]): string[][] => {
  const keys = members.map(({ hosts, sender, files }) => [
    ...hosts
      .slice(0, maxHosts)
      .filter(isOwn)
      .map((host) => `host:${host}`),
    ...files.slice(0, maxFiles).map((file) => `file:${file}`),
    ...(sender === '' ? [] : [`sender:${sender.toLowerCase()}`]),
  ]);
  const harmless = new Set(keys.flatMap((own, place) => (members[place]?.isAccused ? [] : own)));
  return keys.map((own, place) =>
    // Among harmless messages of one sender, the sender is what they have in common.
    own.filter((key) => !harmless.has(key) || (key.startsWith('sender:') && !members[place]?.isAccused)),
  );
};

/** The domain of a brand, or of a provider that anybody may use, is nobody's infrastructure. A tenant's name in it is. */
export const isOwn = (host: string): boolean => {
  const known = ownHosts.get(host);
  if (known !== undefined) return known;
  const found = host.includes('.') && (hostingOf(host) !== null || ownerOf(host) === null);
  ownHosts.set(host, found);
  return found;
};

/** The tables do not change while we run, and a newcomer is compared with the hosts of two thousand others. */
const ownHosts = new LRUCache<string, boolean>({ max: 20_000 });
