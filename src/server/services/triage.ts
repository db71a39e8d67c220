import type {
  Campaign,
  CampaignLine,
  CampaignsPage,
  CampaignsQuery,
  DecisionWish,
  TeamFigures,
  TeamRetention,
} from '../../contract/team.ts';
import { campaignsPageSize } from '../../contract/team.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import type { CampaignRow, CampaignStore, Seen } from '../store/campaigns.ts';
import { campaignChanges } from '../store/change-campaigns.ts';
import { type ContentKeyStore, organisationOwner } from '../store/content-keys.ts';
import {
  type KnownMember,
  membersOf,
  type OrganisationStore,
  type OwnPlace,
  setRetention,
} from '../store/organisations.ts';
import type { UserRow } from '../store/users.ts';
import { readPlace, writePlace } from '../triage/campaign-place.ts';
import { campaignQueries } from '../triage/campaign-queries.ts';
import type { LimitCalls } from './limit-calls.ts';
import { analystsOnly, inNone, notThere, ownersOnly } from './own-place.ts';
import { presentExample, presentLine, presentReport, type Team, teamOf } from './present-campaign.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const changesAnHour = 600;
const daysShown = 30;
const timedDays = 90;
const bestShown = 10;
const reportsShown = 200;
/** Of one campaign: nobody reads more. */
const maxEvents = 1000;

type Needs = {
  keys: Pick<ContentKeyStore, 'of'>;
  campaigns: CampaignStore;
  organisations: OrganisationStore;
  limitCalls: LimitCalls;
  hasMailServer: boolean;
  deliverSoon: () => void;
  clock: () => Date;
};

type Change = ReturnType<typeof campaignChanges>;

/** What was reported in an organisation, as its people see it and decide about it. */
export const triage = ({
  keys,
  campaigns,
  organisations,
  limitCalls,
  hasMailServer,
  deliverSoon,
  clock,
}: Needs) => {
  const placeOf = async (user: UserRow): Promise<OwnPlace> => {
    const place = await organisations.ofUser(user.id);
    if (!place) throw inNone();
    return place;
  };

  const teamIn = async ({ organisation, self }: OwnPlace): Promise<Team> =>
    teamOf(self, await organisations.membersOf(organisation.id));

  /** Does something to a campaign in the name of an analyst, and answers with the campaign as it is then. */
  const change = async (
    user: UserRow,
    id: string,
    act: (
      changes: Change,
      campaign: NonNullable<Awaited<ReturnType<Change['find']>>>,
      members: readonly KnownMember[],
    ) => Promise<void>,
  ): Promise<Campaign> => {
    await limitCalls([{ key: `triage:${user.id}`, max: changesAnHour, windowMs: hourMs }]);
    const before = await placeOf(user);
    // Before the transaction: it may have to be made.
    const key = await keys.of(organisationOwner(before.organisation.id));
    const done = await organisations.change(user.id, async (transaction, place) => {
      analystsOnly(place);
      if (place.organisation.id !== before.organisation.id) throw notThere();
      const changes = campaignChanges(transaction, key);
      const campaign = isUuid(id) ? await changes.find(place.organisation.id, id.toLowerCase()) : null;
      if (!campaign) throw notThere();
      await act(changes, campaign, await membersOf(transaction, place.organisation.id));
      return campaign.id;
    });
    if (done === null) throw inNone();
    return show(user, done, null);
  };

  const show = async (user: UserRow, id: string, reportId: string | null): Promise<Campaign> => {
    const place = await placeOf(user);
    const seen = seenBy(place);
    const campaign = isUuid(id) ? await campaigns.find(seen, id.toLowerCase()) : null;
    if (!campaign || (reportId !== null && !isUuid(reportId))) throw notThere();
    const example = await campaigns.example(seen, campaign.id, reportId?.toLowerCase() ?? null);
    if (!example) throw notThere();
    const team = await teamIn(place);
    const reports = await campaigns.reportsOf(seen, campaign.id, reportsShown);
    const events = team.isAnalyst ? await campaigns.eventsOf(campaign.id) : [];
    return {
      ...presentLine(campaign, team),
      example: presentExample(example),
      someReports: reports.map((report) => presentReport(report, team)),
      history: events.map(({ id: eventId, kind, at, userId, text, decision, assignee }) => ({
        id: eventId,
        ...{ kind, text },
        at: at.toISOString(),
        by: team.actor(userId),
        decision: decision ?? null,
        assignee: team.actor(assignee ?? null),
      })),
      queries: team.isAnalyst ? campaignQueries(reports, campaign.firstSeenAt) : [],
    };
  };

  return {
    list: async (user: UserRow, { state, cursor }: CampaignsQuery): Promise<CampaignsPage> => {
      const place = await placeOf(user);
      const after = cursor ? readPlace(cursor) : null;
      if (cursor && !after) throw new Failure('invalid_input', 'This cursor is not one of ours');
      const [{ rows, next }, team] = await Promise.all([
        campaigns.page(seenBy(place), { state: state || null, after, most: campaignsPageSize }),
        teamIn(place),
      ]);
      return {
        campaigns: rows.map((row: CampaignRow): CampaignLine => presentLine(row, team)),
        next: next && writePlace(next),
      };
    },

    show,

    decide: async (
      user: UserRow,
      id: string,
      { decision, note, replaces }: DecisionWish,
    ): Promise<Campaign> => {
      const now = clock();
      const campaign = await change(user, id, async (changes, current) => {
        const isSame = current.decision === decision && current.note === note;
        if (isSame) return;
        if (current.decidedAt && current.decidedAt.toISOString() !== replaces) throw decidedMeanwhile();
        await changes.decide({ campaignId: current.id, userId: user.id, now }, { decision, note });
      });
      if (hasMailServer) deliverSoon();
      return campaign;
    },

    comment: (user: UserRow, id: string, text: string): Promise<Campaign> =>
      change(user, id, async (changes, { id: campaignId }) => {
        if ((await changes.countEvents(campaignId)) >= maxEvents)
          throw new Failure('conflict', `A campaign has at most ${maxEvents} comments and decisions.`);
        await changes.comment({ campaignId, userId: user.id, now: clock() }, text);
      }),

    assign: (user: UserRow, id: string, memberId: string | null): Promise<Campaign> =>
      change(user, id, async (changes, campaign, members) => {
        if (campaign.assigneeId === memberId) return;
        const member = members.find((one) => one.id === memberId && one.role !== 'member');
        if (memberId !== null && !member)
          throw new Failure('invalid_input', 'This is no analyst of your organisation');
        await changes.assign(
          { campaignId: campaign.id, userId: user.id, now: clock() },
          member ? { memberId: member.id, userId: member.userId } : null,
        );
      }),

    figures: async (user: UserRow): Promise<TeamFigures> => {
      const place = await placeOf(user);
      analystsOnly(place);
      const { id, retentionDays } = place.organisation;
      const now = clock();
      const first = new Date(now.toISOString().slice(0, 10)).getTime() - (daysShown - 1) * dayMs;
      const counted = await campaigns.days(id, new Date(first));
      return {
        retentionDays,
        open: await campaigns.countOpen(id),
        days: Array.from({ length: daysShown }, (_, n) => {
          const day = new Date(first + n * dayMs).toISOString().slice(0, 10);
          return counted.find((one) => one.day === day) ?? { day, reports: 0, dangerous: 0 };
        }),
        reporters: await campaigns.bestReporters(id, bestShown),
        minutesToDecision: await campaigns.minutesToDecision(id, new Date(now.getTime() - timedDays * dayMs)),
      };
    },

    keepFor: async (user: UserRow, retentionDays: TeamRetention): Promise<void> => {
      await limitCalls([{ key: `triage:${user.id}`, max: changesAnHour, windowMs: hourMs }]);
      const done = await organisations.change(user.id, async (transaction, place) => {
        ownersOnly(place);
        await setRetention(transaction, place.organisation.id, retentionDays);
        return true;
      });
      if (!done) throw inNone();
      await campaigns.removeOld(clock());
    },
  };
};
export type Triage = ReturnType<typeof triage>;

/** Members count and see what they reported themselves. */
export const seenBy = ({ organisation, self }: OwnPlace): Seen => ({
  organisationId: organisation.id,
  onlyOf: self.role === 'member' ? self.userId : null,
});

const decidedMeanwhile = () =>
  new Failure(
    'conflict',
    'This campaign has been decided meanwhile. Look at the decision first: you can change it, and everybody who reported it is told again.',
  );
