import { belongTogether, type CampaignMember, likeness, ownInfrastructure } from './campaign-member.ts';

/** A campaign by some of its members. */
export type KnownCampaign = {
  id: string;
  examples: readonly CampaignMember[];
  /** Decided to be nothing dangerous. */
  isCleared: boolean;
};

/**
 * Which of the campaigns so far a newcomer belongs to: the one with a member that is most like it; null for a campaign of its own.
 * Campaigns are never joined to each other: what was decided about one would be said of the other.
 * Into one that was cleared comes only what adds nothing to it: an attacker would copy its words, and be told to be genuine.
 */
export const findCampaignOf = (
  newcomer: CampaignMember,
  campaigns: readonly KnownCampaign[],
): string | null => {
  const examples = campaigns.flatMap((campaign) =>
    campaign.examples.map((member) => ({ ...campaign, member })),
  );
  const [ownKeys = [], ...keys] = ownInfrastructure([newcomer, ...examples.map(({ member }) => member)]);
  let best: { id: string; alike: number } | null = null;
  for (const [place, { id, member, isCleared, examples: others }] of examples.entries()) {
    if (!belongTogether([newcomer, ownKeys], [member, keys[place] ?? []])) continue;
    if (isCleared && !addsNothing(newcomer, others)) continue;
    const alike = likeness(newcomer, member);
    if (!best || alike > best.alike) best = { id, alike };
  }
  return best?.id ?? null;
};

const addsNothing = (newcomer: CampaignMember, others: readonly CampaignMember[]): boolean => {
  const hosts = new Set(others.flatMap((other) => other.hosts));
  const files = new Set(others.flatMap((other) => other.files));
  return (
    newcomer.sender !== '' &&
    others.some(({ sender }) => sender.toLowerCase() === newcomer.sender.toLowerCase()) &&
    newcomer.hosts.every((host) => hosts.has(host)) &&
    newcomer.files.every((file) => files.has(file)) &&
    (!newcomer.isAccused || others.some(({ isAccused }) => isAccused))
  );
};
