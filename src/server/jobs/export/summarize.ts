import { memberOf } from '../../triage/campaign-member.ts';
import { findCampaigns } from '../../triage/find-campaigns.ts';
import { type ItemFacts, type ItemLevel, itemFacts, itemLevels } from '../../triage/item-facts.ts';
import { textSignature } from '../../triage/text-signature.ts';
import type { DoneItem } from '../types.ts';

export type LevelCounts = Record<ItemLevel, number>;
/** Something that several items have in common, and how often it was dangerous. */
export type Tallied = { name: string; counts: LevelCounts; total: number };

export type Campaign = {
  size: number;
  counts: LevelCounts;
  /** The first of its members. */
  example: string;
  items: number[];
  senders: string[];
  hosts: string[];
};

export type Summary = {
  counts: LevelCounts;
  failed: number;
  campaigns: Campaign[];
  /** How many there are, with those that are left out. */
  campaignCount: number;
  senders: Tallied[];
  brands: Tallied[];
  hosts: Tallied[];
  arrivals: { time: number; level: ItemLevel }[];
  /** How many say nothing of when they arrived. */
  undated: number;
};

const maxListed = 20;
const maxCampaigns = 50;
const maxNamed = 5;
/** What is kept of an item while the others are read. */
const maxTitle = 160;

const noCounts = (): LevelCounts => ({ phishing: 0, suspicious: 0, inconclusive: 0, safe: 0 });

/** Goes through the results once, and keeps of each what the summary needs. */
export const summarize = async (items: AsyncIterable<DoneItem>): Promise<Summary> => {
  const kept: (Omit<ItemFacts, 'text'> & { signature: Uint32Array | null })[] = [];
  const [senders, brands, hosts] = [new Tally(), new Tally(), new Tally()];
  const counts = noCounts();
  const arrivals: Summary['arrivals'] = [];
  let failed = 0;
  for await (const item of items) {
    if ('problem' in item) {
      failed += 1;
      continue;
    }
    const { text, ...facts } = itemFacts(item.number, item.analysis);
    counts[facts.level] += 1;
    if (facts.sender !== '') senders.add(facts.sender.toLowerCase(), facts.level);
    for (const brand of facts.brands) brands.add(brand, facts.level);
    for (const host of facts.hosts) hosts.add(host, facts.level);
    if (facts.arrivedAt) arrivals.push({ time: facts.arrivedAt.getTime(), level: facts.level });
    kept.push({ ...facts, title: facts.title.slice(0, maxTitle), signature: textSignature(text) });
  }
  const groups = await findCampaigns(kept.map(memberOf));
  return {
    counts,
    failed,
    campaigns: groups
      .slice(0, maxCampaigns)
      .map((places) => campaignOf(places.flatMap((place) => kept[place] ?? []))),
    campaignCount: groups.length,
    senders: senders.most(maxListed),
    brands: brands.most(maxListed),
    hosts: hosts.most(maxListed),
    arrivals,
    undated: kept.length - arrivals.length,
  };
};

const campaignOf = (members: Omit<ItemFacts, 'text'>[]): Campaign => {
  const counts = noCounts();
  for (const { level } of members) counts[level] += 1;
  const several = (names: string[]) => [...new Set(names)].slice(0, maxNamed);
  return {
    size: members.length,
    counts,
    example: members.find(({ title }) => title !== '')?.title ?? '',
    items: members.slice(0, maxNamed).map(({ number }) => number),
    senders: several(members.map(({ sender }) => sender).filter(Boolean)),
    hosts: several(members.flatMap((member) => member.hosts)),
  };
};

/** How often something occurs, by level. */
class Tally {
  readonly #counts = new Map<string, LevelCounts>();

  add(name: string, level: ItemLevel): void {
    const counts = this.#counts.get(name) ?? noCounts();
    counts[level] += 1;
    this.#counts.set(name, counts);
  }

  /** The dangerous first, then the frequent. */
  most(count: number): Tallied[] {
    const all = [...this.#counts].map(([name, counts]) => ({
      name,
      counts,
      total: itemLevels.reduce((sum, level) => sum + counts[level], 0),
    }));
    const danger = ({ counts }: Tallied) => counts.phishing + counts.suspicious;
    return all
      .sort((a, b) => danger(b) - danger(a) || b.total - a.total || (a.name < b.name ? -1 : 1))
      .slice(0, count);
  }
}
