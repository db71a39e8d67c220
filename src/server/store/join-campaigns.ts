import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Analysis } from '../../contract/analysis.ts';
import type { TeamDecision } from '../../contract/team.ts';
import type { CampaignMember } from '../triage/campaign-member.ts';
import { findCampaignOf, type KnownCampaign } from '../triage/find-campaign-of.ts';
import { itemFacts } from '../triage/item-facts.ts';
import {
  type CampaignReporter,
  factsToKeep,
  memberIn,
  reporterDigest,
  sealCampaignReport,
  sealResult,
  unsealCampaignReport,
  unsealNote,
} from './campaign-content.ts';
import { type ContentKey, type ContentKeyStore, OwnerGone, organisationOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { lockOrganisation } from './organisations.ts';
import { campaignReports, campaigns, organisationMembers, users } from './schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A campaign of which nothing came for so long is over: what looks like it begins another. */
const joinedForDays = 30;
/** Bounds what one newcomer is compared with. */
const campaignsCompared = 500;
const examplesOfEach = 4;
/** Rows never change, so what was opened once is not opened again for every newcomer. */
const cachedMembers = 20_000;

/** What one person reported in an organisation, judged. */
export type TeamReport = {
  organisationId: string;
  userId: string | null;
  memberId: string | null;
  reporter: CampaignReporter;
  receivedAt: Date;
  results: readonly Analysis[];
};

/** Where a reported result went, and what the team had decided about its like by then. */
export type Joined = {
  reportId: string;
  campaignId: string;
  decided: { decision: TeamDecision; note: string } | null;
};

export const campaignJoiner = (db: Database, keys: ContentKeyStore) => {
  const members = new LRUCache<string, CampaignMember>({ max: cachedMembers });

  const openMembers = async (
    transaction: Database,
    ids: readonly string[],
    { id: keyId, key }: ContentKey,
  ) => {
    const unknown = ids.filter((id) => !members.has(id));
    if (unknown.length === 0) return;
    const rows = await transaction
      .select({ id: campaignReports.id, content: campaignReports.content })
      .from(campaignReports)
      .where(and(inArray(campaignReports.id, unknown), eq(campaignReports.contentKeyId, keyId)));
    for (const { id, content } of rows) members.set(id, memberIn(unsealCampaignReport(key, id, content)));
  };

  const campaignsOf = async (
    transaction: Database,
    { organisationId, receivedAt }: TeamReport,
    key: ContentKey,
  ): Promise<KnownCampaign[]> => {
    const places = await newestReports(
      transaction,
      organisationId,
      new Date(receivedAt.getTime() - joinedForDays * dayMs),
    );
    await openMembers(
      transaction,
      places.map(({ id }) => id),
      key,
    );
    const found = new Map<string, { examples: CampaignMember[]; isCleared: boolean }>();
    for (const { id, campaignId, decision } of places) {
      const member = members.get(id);
      const campaign = found.get(campaignId) ?? {
        examples: [],
        isCleared: decision !== null && decision !== 'phishing',
      };
      if (member) campaign.examples.push(member);
      found.set(campaignId, campaign);
    }
    return [...found].map(([id, campaign]) => ({ id, ...campaign }));
  };

  /**
   * Puts what was reported into the campaigns it belongs to, or into new ones: one report after the other within an organisation, so that
   * two servers never make two campaigns of one. What was put there before stays where it is. Empty where the organisation, the account
   * or the reporter's place is gone.
   */
  const join = async (report: TeamReport): Promise<Joined[]> => {
    const { organisationId, userId, memberId, reporter, receivedAt, results } = report;
    const owner = organisationOwner(organisationId);
    const key = await keys.of(owner).catch((error: unknown) => {
      if (error instanceof OwnerGone) return null;
      throw error;
    });
    if (!key || results.length === 0) return [];
    const outcome = await db.transaction(async (transaction): Promise<Joined[] | 'no such key'> => {
      // The account before the organisation, in the order in which an account is deleted.
      if (userId && !(await isHeld(transaction, users, userId))) return [];
      if (!(await lockOrganisation(transaction, organisationId))) return [];
      if (memberId && !(await isHeld(transaction, organisationMembers, memberId))) return [];
      if (!(await keys.hold(transaction, key))) return 'no such key';
      const before = await placesOf(
        transaction,
        results.map(({ id }) => id),
      );
      const known = await campaignsOf(transaction, report, key);
      const joined = new Map<string, string>(before.map(({ id, campaignId }) => [id, campaignId]));
      for (const [number, result] of results.entries()) {
        if (joined.has(result.id)) continue;
        const content = { reporter, facts: factsToKeep(itemFacts(number, result)) };
        const member = memberIn(content);
        const campaignId =
          findCampaignOf(member, known) ?? (await begin(transaction, organisationId, receivedAt));
        await transaction.insert(campaignReports).values({
          ...{ id: result.id, organisationId, campaignId, userId, memberId, receivedAt },
          reporter: reporterDigest(key.key, reporter.address),
          level: content.facts.level,
          riskScore: result.riskScore,
          contentKeyId: key.id,
          content: sealCampaignReport(key.key, result.id, content),
          result: sealResult(key.key, result.id, result),
        });
        joined.set(result.id, campaignId);
        const same = known.find(({ id }) => id === campaignId);
        known.splice(0, known.length, ...known.filter((one) => one !== same), {
          id: campaignId,
          isCleared: same?.isCleared ?? false,
          examples: [...(same?.examples ?? []), member],
        });
      }
      return decisionsOn(transaction, joined, key);
    });
    if (outcome !== 'no such key') return outcome;
    // Another server has destroyed the key since this one read it.
    keys.forget(owner);
    return join(report);
  };
  return join;
};
export type JoinCampaigns = ReturnType<typeof campaignJoiner>;

const isHeld = async (
  transaction: Database,
  table: typeof users | typeof organisationMembers,
  id: string,
): Promise<boolean> =>
  (await transaction.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')).length >
  0;

const begin = async (transaction: Database, organisationId: string, createdAt: Date): Promise<string> => {
  const [begun] = await transaction
    .insert(campaigns)
    .values({ organisationId, createdAt })
    .returning({ id: campaigns.id });
  if (!begun) throw new Error('the database returned no campaign for an insert');
  return begun.id;
};

const placesOf = (transaction: Database, ids: readonly string[]) =>
  transaction
    .select({ id: campaignReports.id, campaignId: campaignReports.campaignId })
    .from(campaignReports)
    .where(inArray(campaignReports.id, [...ids]));

/** Of the campaigns that were seen last, the newest few of each. */
const newestReports = (transaction: Database, organisationId: string, since: Date) => {
  const isRecent = and(
    eq(campaignReports.organisationId, organisationId),
    gt(campaignReports.receivedAt, since),
  );
  const ranked = transaction
    .select({
      id: campaignReports.id,
      campaignId: campaignReports.campaignId,
      place:
        sql<number>`row_number() over (partition by ${campaignReports.campaignId} order by ${campaignReports.receivedAt} desc, ${campaignReports.id})`.as(
          'place',
        ),
      seen: sql<string>`max(${campaignReports.receivedAt}) over (partition by ${campaignReports.campaignId})`.as(
        'seen',
      ),
    })
    .from(campaignReports)
    .where(isRecent)
    .as('ranked');
  return transaction
    .select({ id: ranked.id, campaignId: ranked.campaignId, decision: campaigns.decision })
    .from(ranked)
    .innerJoin(campaigns, eq(campaigns.id, ranked.campaignId))
    .where(sql`${ranked.place} <= ${examplesOfEach}`)
    .orderBy(desc(ranked.seen), ranked.campaignId, ranked.place)
    .limit(campaignsCompared * examplesOfEach);
};

const decisionsOn = async (
  transaction: Database,
  joined: ReadonlyMap<string, string>,
  { key }: ContentKey,
): Promise<Joined[]> => {
  const rows = await transaction
    .select()
    .from(campaigns)
    .where(inArray(campaigns.id, [...new Set(joined.values())]));
  return [...joined].map(([reportId, campaignId]) => {
    const campaign = rows.find(({ id }) => id === campaignId);
    const decided =
      campaign?.decision && campaign.note
        ? { decision: campaign.decision, note: unsealNote(key, campaignId, campaign.note) }
        : null;
    return { reportId, campaignId, decided };
  });
};
