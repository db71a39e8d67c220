import { z } from 'zod';
import { severities } from './risk.ts';

/** What a team decides about a campaign. `training`: its own exercise. */
export const teamDecisions = ['phishing', 'spam', 'legitimate', 'training'] as const;
export type TeamDecision = (typeof teamDecisions)[number];

/** How a reported result reads in lists; the gravest of them is a campaign's. The gravest last. */
export const teamLevels = ['safe', 'inconclusive', 'suspicious', 'phishing'] as const;
export type TeamLevel = (typeof teamLevels)[number];

/** For how many days an organisation keeps what was reported to it. */
export const teamRetentionChoices = [7, 30, 90, 365] as const;
export type TeamRetention = (typeof teamRetentionChoices)[number];
export const defaultTeamRetention: TeamRetention = 90;

export const maxTeamText = 2000;
export const campaignsPageSize = 30;

const stateMessage = 'The state must be open or decided';
/** `GET /api/team/campaigns`. Without a state: all. */
export const campaignsQuery = z.object({
  state: z.enum(['', 'open', 'decided'], { error: stateMessage }).optional(),
  /** `next` of the page before. */
  cursor: z.string({ error: 'Please send one cursor' }).max(200, 'This cursor is not one of ours').optional(),
});
export type CampaignsQuery = z.output<typeof campaignsQuery>;

/** `GET /api/team/campaigns/:id`. */
export const campaignQuery = z.object({
  /** Which of its reports is shown; the gravest and newest without it. */
  report: z.string({ error: 'Please ask for one report' }).max(100, 'This is no report').optional(),
});

/** Somebody who acts in the team. */
const actorSchema = z
  .object({ memberId: z.uuid(), email: z.string() })
  /** Null for who is no longer in it. */
  .nullable();

export const campaignDecisionSchema = z.object({
  decision: z.enum(teamDecisions),
  note: z.string(),
  decidedAt: z.iso.datetime(),
  /** Analysts see who decided; for members it is their team. */
  decidedBy: actorSchema,
});
export type CampaignDecision = z.infer<typeof campaignDecisionSchema>;

/** Texts of a message in it have their addresses defanged. Members see what they reported themselves, counted alone. */
export const campaignLineSchema = z.object({
  id: z.uuid(),
  /** Subject of a message, host of a link; may be empty. */
  title: z.string(),
  sender: z.string(),
  level: z.enum(teamLevels),
  reports: z.number().int(),
  /** How many people reported it. */
  reporters: z.number().int(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Null while it is open. */
  decision: campaignDecisionSchema.nullable(),
  assignee: actorSchema,
});
export type CampaignLine = z.infer<typeof campaignLineSchema>;

export const campaignsResponse = z.object({
  campaigns: z.array(campaignLineSchema),
  next: z.string().nullable(),
});
export type CampaignsPage = z.infer<typeof campaignsResponse>;

export const campaignReportSchema = z.object({
  id: z.uuid(),
  /** Who reported it; null for members, who see their own alone. */
  reporter: z.string().nullable(),
  reportedAt: z.iso.datetime(),
  title: z.string(),
  level: z.enum(teamLevels),
  score: z.number().int(),
});
export type CampaignReport = z.infer<typeof campaignReportSchema>;

/** One of its messages, defanged. */
export const campaignExampleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  sender: z.string(),
  text: z.string(),
  hosts: z.array(z.string()),
  files: z.array(z.string()),
  findings: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      severity: z.enum(severities),
      recommendation: z.string(),
    }),
  ),
});
export type CampaignExample = z.infer<typeof campaignExampleSchema>;

export const campaignEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['decision', 'comment', 'assignment']),
  at: z.iso.datetime(),
  by: actorSchema,
  /** A comment, or the note of a decision. */
  text: z.string(),
  decision: z.enum(teamDecisions).nullable(),
  /** Whom an assignment is to; null where it takes it from somebody. */
  assignee: actorSchema,
});
export type CampaignEvent = z.infer<typeof campaignEventSchema>;

export const campaignSchema = campaignLineSchema.extend({
  example: campaignExampleSchema,
  /** The newest first, at most 200. */
  someReports: z.array(campaignReportSchema),
  /** The oldest first; empty for members. */
  history: z.array(campaignEventSchema),
  /** To copy: we run nothing in anybody's mailboxes. Empty for members, and where there is nothing to search for. */
  queries: z.array(z.object({ product: z.string(), title: z.string(), query: z.string(), next: z.string() })),
});
export type Campaign = z.infer<typeof campaignSchema>;

const noteMessage = `Please write at most ${maxTeamText} characters`;
const decisionMessage = `The decision must be one of: ${teamDecisions.join(', ')}`;
/** `POST /api/team/campaigns/:id/decision`. */
export const decideCampaignRequest = z.strictObject({
  decision: z.enum(teamDecisions, decisionMessage),
  /** Reporters read it. */
  note: z.string(noteMessage).trim().max(maxTeamText, noteMessage),
  /** `decidedAt` of the decision that this one replaces: without it a decided campaign is left as it is. */
  replaces: z.iso.datetime('replaces must be the decidedAt of a decision').optional(),
});
export type DecisionWish = z.output<typeof decideCampaignRequest>;

const commentMessage = `Please write a comment of at most ${maxTeamText} characters`;
/** `POST /api/team/campaigns/:id/comments`. */
export const commentCampaignRequest = z.strictObject({
  text: z.string(commentMessage).trim().min(1, commentMessage).max(maxTeamText, commentMessage),
});

const memberMessage = 'Please name an analyst or the owner of your organisation, or nobody';
/** `POST /api/team/campaigns/:id/assign`. */
export const assignCampaignRequest = z.strictObject({
  memberId: z.string(memberMessage).max(100, memberMessage).nullable(),
});

export const teamExportFormats = ['csv', 'stix', 'misp'] as const;
export type TeamExportFormat = (typeof teamExportFormats)[number];
/** `GET /api/team/export`. */
export const teamExportQuery = z.object({
  format: z.enum(teamExportFormats, `The format must be one of: ${teamExportFormats.join(', ')}`),
});

const retentionMessage = `Reports are kept for ${teamRetentionChoices.join(', ')} days`;
/** `PATCH /api/team/settings`: the owner says for how long reports are kept. */
export const teamSettingsRequest = z.strictObject({
  retentionDays: z.union(
    teamRetentionChoices.map((days) => z.literal(days)),
    retentionMessage,
  ),
});

/** `GET /api/team/figures`, for the owner and analysts. */
export const teamFiguresResponse = z.object({
  retentionDays: z.number().int(),
  open: z.number().int(),
  /** Of the last thirty days, the oldest first, each day there. */
  days: z.array(z.object({ day: z.iso.date(), reports: z.number().int(), dangerous: z.number().int() })),
  /** Whose reports were most often right, of the time that is kept. */
  reporters: z.array(z.object({ email: z.string(), reports: z.number().int(), confirmed: z.number().int() })),
  /** From the first report to the decision: half of the campaigns took no longer. Null before the first decision. */
  minutesToDecision: z.number().nullable(),
});
export type TeamFigures = z.infer<typeof teamFiguresResponse>;
