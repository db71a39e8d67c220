import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { TeamDecision } from '../../contract/team.ts';
import {
  type EventContent,
  sealEvent,
  sealNote,
  unsealCampaignReport,
  unsealNote,
} from './campaign-content.ts';
import type { ContentKey } from './content-keys.ts';
import type { Database } from './database.ts';
import { queueMails } from './outgoing-mails.ts';
import { campaignEvents, campaignReports, campaigns } from './schema.ts';

type Campaign = Pick<typeof campaigns.$inferSelect, 'id' | 'decision' | 'decidedAt' | 'assigneeId'> & {
  note: string;
};
type Act = { campaignId: string; userId: string; now: Date };

/** Inside the transaction that holds the lock of the organisation, with its key. */
export const campaignChanges = (transaction: Database, { id: keyId, key }: ContentKey) => {
  const record = async (
    { campaignId, userId, now }: Act,
    kind: (typeof campaignEvents.$inferSelect)['kind'],
    content: EventContent,
  ): Promise<void> => {
    const id = randomUUID();
    await transaction.insert(campaignEvents).values({
      id,
      campaignId,
      userId,
      kind,
      at: now,
      contentKeyId: keyId,
      content: sealEvent(key, id, content),
    });
  };

  return {
    /** Null where the organisation has none with this id, or nothing is left of it. */
    find: async (organisationId: string, id: string): Promise<Campaign | null> => {
      const [found] = await transaction
        .select()
        .from(campaigns)
        .where(
          and(
            eq(campaigns.id, id),
            eq(campaigns.organisationId, organisationId),
            sql`exists (select from ${campaignReports} where ${campaignReports.campaignId} = ${campaigns.id})`,
          ),
        );
      return found
        ? {
            ...found,
            note: found.note && found.contentKeyId === keyId ? unsealNote(key, id, found.note) : '',
          }
        : null;
    },

    comment: (act: Act, text: string): Promise<void> => record(act, 'comment', { text }),

    countEvents: (campaignId: string): Promise<number> =>
      transaction.$count(campaignEvents, eq(campaignEvents.campaignId, campaignId)),

    assign: async (act: Act, assignee: { memberId: string; userId: string } | null): Promise<void> => {
      await transaction
        .update(campaigns)
        .set({ assigneeId: assignee?.memberId ?? null })
        .where(eq(campaigns.id, act.campaignId));
      await record(act, 'assignment', { text: '', assignee: assignee?.userId ?? null });
    },

    /** Keeps the decision and queues one mail to everybody who reported it. */
    decide: async (act: Act, { decision, note }: { decision: TeamDecision; note: string }): Promise<void> => {
      const { campaignId, userId, now } = act;
      await transaction
        .update(campaigns)
        .set({
          ...{ decision, decidedAt: now, decidedBy: userId, contentKeyId: keyId },
          note: sealNote(key, campaignId, note),
          waitingSince: sql`(select min(${campaignReports.receivedAt}) from ${campaignReports} where ${campaignReports.campaignId} = ${campaignId})`,
        })
        .where(eq(campaigns.id, campaignId));
      await record(act, 'decision', { text: note, decision });
      const reports = await transaction
        .selectDistinctOn([campaignReports.reporter], {
          id: campaignReports.id,
          reporter: campaignReports.reporter,
          content: campaignReports.content,
        })
        .from(campaignReports)
        .where(and(eq(campaignReports.campaignId, campaignId), eq(campaignReports.contentKeyId, keyId)))
        .orderBy(campaignReports.reporter, sql`${campaignReports.receivedAt} desc`, campaignReports.id);
      await queueMails(
        transaction,
        reports.map(({ id, reporter, content }) => ({
          kind: 'team decision' as const,
          recipient: unsealCampaignReport(key, id, content).reporter.address,
          dedupeKey: teamDecisionKey({ id: campaignId, decidedAt: now }, reporter),
          about: id,
          createdAt: now,
        })),
      );
    },
  };
};

/** Of the mail that carries a decision to a reporter: a decision that is changed is another mail. */
export const teamDecisionKey = (
  { id, decidedAt }: { id: string; decidedAt: Date | null },
  reporter: string,
): string => `team decision:${id}:${decidedAt?.getTime()}:${reporter}`;
