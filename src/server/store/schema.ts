// Long because it is a table: every table of the database, in one place.
import { sql } from 'drizzle-orm';
import {
  bigint,
  bit,
  boolean,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MessageState } from '../../contract/admin-messages.ts';
import type { AnalysisType, KeptThreat, Verdict } from '../../contract/analysis.ts';
import type { ApiScope } from '../../contract/api-keys.ts';
import type { Explanation } from '../../contract/explanation.ts';
import type { InvitedRole, OrganisationRole } from '../../contract/organisations.ts';
import type { PaymentEventKind, PaymentState } from '../../contract/payment-states.ts';
import type { PlanType } from '../../contract/plans.ts';
import { defaultRetentionDays } from '../../contract/retention-times.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import type { ShareContent } from '../../contract/share.ts';
import {
  defaultTeamRetention,
  type TeamDecision,
  type TeamLevel,
  type TeamRetention,
} from '../../contract/team.ts';
import type { JobKind, JobMediaType, JobState } from '../../contract/v1/jobs.ts';
import type { AlertKind, AlertState, WatchedKind } from '../../contract/watch.ts';
import type { DigestChoice } from '../../contract/watch-settings.ts';
import type { WebhookEvent, WebhookFormat, WebhookLevel } from '../../contract/webhooks.ts';
import type { OutgoingKind } from '../mails/mail-words.ts';
import type { ReceiptContent, ReceiptSeries } from '../receipts/receipt-content.ts';
import type { ReportedKind, ReportOutcome } from '../reports/types.ts';
import type { CatalogueSources, SyncProgress } from './vulnerability-columns.ts';

// Field names and defaults are the specification's (section 3); columns are the same words in snake_case.
// Fields it does not name say why they exist.

/** Whether an item of a job is still to be judged, or what became of it. */
export type JobItemState = 'waiting' | 'judged' | 'failed';

const id = () => uuid().primaryKey().defaultRandom();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => moment().notNull().defaultNow();
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique(),
    googleId: text(),
    planType: text().$type<PlanType>().notNull().default('free'),
    role: text().$type<'user' | 'admin'>().notNull().default('user'),
    dailyUsageCount: integer().notNull().default(0),
    historyLimit: integer().notNull().default(5),
    country: text(),
    lastUsageReset: moment(),
    lastLogin: moment(),
    subscriptionDate: moment(),
    planResetDate: moment(),
    planExpired: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** A paid plan that begins at `planResetDate`, and when it ends; empty where none waits. */
    waitingPlan: text().$type<PlanType>(),
    waitingUntil: moment(),
    /** For how many days their checks are kept; empty until they delete them. Accounts from before there was a choice have none. */
    retentionDays: integer().default(defaultRetentionDays),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index('users_plan_ends').on(table.planResetDate).where(sql`${table.planResetDate} is not null`),
  ],
);

export const otpCodes = pgTable(
  'otp_codes',
  {
    id: id(),
    email: text().notNull(),
    /** A keyed hash of the six digits; the digits themselves are only ever in the mail. */
    code: text().notNull(),
    expiresAt: moment().notNull(),
    verified: boolean().notNull().default(false),
    /** Tries so far by the browser that asked for it, right or wrong: the fifth is the last. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    /** A hash of the secret that only the browser holds that asked for the code. */
    challenge: text().notNull().default(''),
    /** A keyed hash of the network address that asked: for callers that hold no challenge. */
    askedFrom: text().notNull().default(''),
    /** Asked for by a browser that was signed in to this account before. */
    isKnown: boolean().notNull().default(false),
    lastTryAt: moment(),
    /** Tries by callers without the challenge. They have five of their own, so that they cannot use up the holder's. */
    strayAttempts: integer().notNull().default(0),
  },
  (table) => [index().on(table.email, table.createdAt)],
);

/**
 * Tries of codes since the last one that was right, per address and per kind of browser. A row outlives its codes, so that
 * guessing becomes slower and in the end hopeless, however many codes are asked for.
 */
export const codeTries = pgTable(
  'code_tries',
  {
    email: text().notNull(),
    lane: text().$type<'new browser' | 'known browser' | 'account'>().notNull(),
    tries: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.lane] }), index().on(table.lastAt)],
);

/** What a passkey answers with: never a secret, only the key that checks its signatures. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytea().notNull(),
    /** How often it has signed; an authenticator that does not count stays at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** Questions that a passkey may answer once, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** A hash of the challenge. */
    challenge: text().primaryKey(),
    /** Who may add a passkey with it; empty where it is for signing in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Codes for the day on which a passkey is lost, each as a hash, each for one use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

export const userSessions = pgTable(
  'user_sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the session id that the signed token carries: a leaked table opens no account. */
    sessionToken: text().notNull().unique(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId)],
);

/** Sessions in which a passkey or a recovery code was used, and when last. */
export const passkeySessions = pgTable('passkey_sessions', {
  sessionId: uuid()
    .primaryKey()
    .references(() => userSessions.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
});

/** Since when a user administers: from then on they have two weeks to add a passkey. */
export const adminTerms = pgTable('admin_terms', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: moment().notNull(),
});

/** What programs sign their calls with. Revoking a key deletes its row. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Of 256 random bits: a leaked table opens nothing, and needs no slow hash for that. */
    hash: text().notNull().unique(),
    /** How it begins, for its owner to recognise it. */
    prefix: text().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    /** From where it may be used; empty: from anywhere. */
    networks: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment(),
    /** Both are written every few seconds at most: see key-uses.ts. */
    lastUsedAt: moment(),
    uses: bigint({ mode: 'number' }).notNull().default(0),
    renewedFrom: uuid(),
    /** When another took its place. It works beside that one until it expires. */
    replacedAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);

export const analysisResults = pgTable(
  'analysis_results',
  {
    id: id(),
    /** Empty for guests. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    analysisType: text().$type<AnalysisType>().notNull(),
    inputData: text().notNull(),
    riskScore: integer().notNull(),
    riskLevel: text().$type<RiskLevel>().notNull(),
    threats: jsonb().$type<KeptThreat[]>().notNull(),
    /** `json`, not `jsonb`: it keeps the order in which a reader should meet the facts. */
    technicalAnalysis: json().$type<Verdict['technicalAnalysis']>(),
    recommendations: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
    /** What the result's own page shows beside the verdict. Empty for rows from before there were explanations. */
    explanation: json().$type<Explanation>(),
    /** Which shape the columns of JSON have: rows of an earlier one are upgraded when they are read. */
    resultVersion: integer().notNull().default(1),
    /**
     * The key of the two columns after it. With one, `inputData`, `technicalAnalysis`, `recommendations` and `explanation` are
     * empty, and `threats` have only what is counted: see analysis-content.ts. Empty for rows from before content was encrypted.
     */
    contentKeyId: uuid(),
    /** What a list shows. */
    listedContent: bytea(),
    /** The rest: a whole message and what explains its verdict may have megabytes. */
    otherContent: bytea(),
    /**
     * In the safe band, and nothing vouches for it: in the open, because it is counted. Empty for rows from before it was noted, and
     * where the level says it all.
     */
    isInconclusive: boolean(),
  },
  (table) => [
    index().on(table.userId, table.createdAt.desc()),
    index().on(table.createdAt),
    // Guests' analyses go after a month; without this, each search for them would read all users' rows too.
    index('analysis_results_guests').on(table.createdAt).where(sql`${table.userId} is null`),
    index('analysis_results_plain').on(table.createdAt).where(sql`${table.contentKeyId} is null`),
    // Empty once every row of earlier versions has been read: see note-inconclusive.ts.
    index('analysis_results_unnoted')
      .on(table.createdAt)
      .where(sql`${table.isInconclusive} is null and ${table.riskLevel} = 'safe'`),
  ],
);

/** Answers of calls with an `Idempotency-Key`, for a day: the same call again gets the same bytes. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the caller's key: it may be any text. */
    key: text().notNull(),
    /** A hash of the call and its body. */
    request: text().notNull(),
    /** Under which id the result is kept, decided before the work: it can be kept once. */
    analysisId: uuid().notNull(),
    createdAt: moment().notNull(),
    /** Until when its call is under way; after that another may go on with it. */
    heldUntil: moment().notNull(),
    status: integer(),
    /** The answer, encrypted with its owner's key. Empty while the work is under way. */
    contentKeyId: uuid(),
    content: bytea(),
  },
  (table) => [
    unique().on(table.userId, table.key),
    index().on(table.createdAt),
    index().on(table.analysisId),
  ],
);

/** What people say of a verdict that they think is wrong: one for a result and its owner. No report has an effect by itself. */
export const verdictReports = pgTable(
  'verdict_reports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The report outlives a result whose time is over, and goes with one that its owner deletes. */
    analysisId: uuid().notNull(),
    analysisType: text().$type<AnalysisType>().notNull(),
    /** A keyed digest of what exactly was judged (services/item-keys.ts); empty for results from before it was kept. */
    item: text(),
    /** Our verdict, and theirs. */
    riskScore: integer().notNull(),
    riskLevel: text().$type<RiskLevel>().notNull(),
    verdict: text().$type<RiskLevel>().notNull(),
    /** Our verdict rests on proof of deception. */
    restsOnProof: boolean().notNull(),
    hasComment: boolean().notNull(),
    keepsContent: boolean().notNull(),
    /** The comment and, with consent, what was submitted, with the key of their owner. Empty once their time is over. */
    contentKeyId: uuid(),
    content: bytea(),
    createdAt: createdAt(),
    decision: text().$type<'accepted' | 'rejected'>(),
    /** What the person is told. */
    reason: text(),
    decidedBy: text(),
    decidedAt: moment(),
    /** Until when the verdict is corrected; empty where it is not. */
    correctedUntil: moment(),
  },
  (table) => [
    unique().on(table.userId, table.analysisId),
    index().on(table.createdAt),
    index().on(table.item),
  ],
);

/** Verdicts that an administrator has corrected, each for exactly one item and for a time. Few: every server holds them all. */
export const verdictCorrections = pgTable(
  'verdict_corrections',
  {
    item: text().primaryKey(),
    verdict: text().$type<RiskLevel>().notNull(),
    /** The administrator was told that the verdict rests on proof, and corrected it nevertheless. */
    isOverProof: boolean().notNull(),
    /** The report it follows. */
    reportId: uuid().notNull(),
    decidedBy: text().notNull(),
    decidedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/**
 * Results that their owners show to anyone with the address, one address for each. It holds no content: what is shown is read from
 * the analysis with its owner's key, so that a share ends with either.
 */
export const sharedResults = pgTable(
  'shared_results',
  {
    /** New for each address, so that a tombstone of one never stands for the next. */
    id: id(),
    analysisId: uuid()
      .notNull()
      .unique()
      .references(() => analysisResults.id, { onDelete: 'cascade' }),
    /** An analysis whose content has expired is nobody's, and no longer shared. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the unguessable part of the address: a leaked table opens nothing. */
    token: text().notNull().unique(),
    content: text().$type<ShareContent>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/**
 * The keys of what people submit, each wrapped by `CONTENT_KEY`. What was encrypted with a key that is no longer here cannot be
 * read by anyone: destroying a key deletes all of it at once.
 */
export const contentKeys = pgTable(
  'content_keys',
  {
    id: id(),
    /** Whose content it is: `user:<id>` or `webhooks:<id of the user>`, `organisation:<id>`, or for those who have no account `guests:<hour>` and `messages:<day>`. */
    owner: text().notNull().unique(),
    wrapped: bytea().notNull(),
    /** Which `CONTENT_KEY` wrapped it, by a fingerprint. */
    wrappedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.wrappedBy)],
);

/**
 * What was deleted, used up or taken away on purpose. It outlives a restored backup, so that what has ended since does not come back.
 * Accounts, sessions, keys and shares are noted by triggers, the others by tombstones.ts. Ids alone, which say nothing about anybody:
 * those of the last three kinds are of a user.
 */
export const tombstones = pgTable(
  'tombstones',
  {
    kind: text()
      .$type<
        | 'account'
        | 'session'
        | 'key'
        | 'api key'
        | 'webhook'
        | 'watched thing'
        | 'dmarc domain'
        | 'organisation'
        | 'organisation member'
        | 'invitation'
        | 'organisation domain'
        | 'organisation sign-in'
        | 'job'
        | 'analysis'
        | 'share'
        | 'report'
        | 'backup'
        | 'passkey'
        | 'recovery code'
        | 'recovery codes'
        | 'billing details'
        | 'administrator'
      >()
      .notNull(),
    ref: uuid().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.ref] })],
);

/**
 * How many analyses of an hour are alike: what the admin's figures are made of, so that they need not read a million rows.
 * Triggers on `analysis_results` append a row for whatever is inserted (a count above zero) or deleted (below zero), in the
 * same transaction; the sum over all rows is always right. `compact` in analysis-tallies.ts adds them up now and then.
 */
export const analysisTallies = pgTable(
  'analysis_tallies',
  {
    /** A full hour in UTC; for what is older than any window, the day. */
    hour: moment().notNull(),
    analysisType: text().$type<AnalysisType>().notNull(),
    riskLevel: text().$type<RiskLevel>().notNull(),
    analyses: integer().notNull(),
    scoreSum: bigint({ mode: 'number' }).notNull(),
    /** How many of them are inconclusive. */
    inconclusive: integer().notNull().default(0),
  },
  (table) => [index().on(table.hour)],
);

/** The same for what was found in them. */
export const threatTallies = pgTable(
  'threat_tallies',
  { hour: moment().notNull(), type: text().notNull(), threats: integer().notNull() },
  (table) => [index().on(table.hour)],
);

export const guestUsage = pgTable('guest_usage', {
  id: id(),
  /** An IPv4 address, or the /64 of an IPv6 address: one count for one household. */
  ipAddress: text().notNull().unique(),
  usageCount: integer().notNull().default(1),
  lastUsageDate: moment().notNull(),
  createdAt: createdAt(),
});

/**
 * Checks in progress. A row lives from the moment a check is admitted until it is counted or given back;
 * one left behind by a killed process expires, so no visitor pays for a check they never got.
 */
export const checkReservations = pgTable(
  'check_reservations',
  {
    id: id(),
    /** Whose day it counts against: `user:<id>` or `guest:<address>`. */
    holder: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.holder)],
);

/** Recent events that a rate limit counts. Exact over a sliding window, and shared by all servers. */
export const rateEvents = pgTable(
  'rate_events',
  {
    id: id(),
    key: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.key, table.at), index().on(table.at)],
);

/** Pictures that were judged phishing, by how they look. Neither they nor anything they show is kept. */
export const phishingPictures = pgTable(
  'phishing_pictures',
  {
    id: id(),
    /** The coarse picture, a bit for each of its frequencies. */
    look: bit({ dimensions: 64 }).notNull(),
    /** The four quarters of the look, each under its number: an index that finds what is almost alike. */
    quarters: integer().array().notNull(),
    /** Where things stand on the page. */
    layout: text().notNull(),
    /** Which words and which hosts are to be read in it, as digests: another text is another picture. */
    words: text().notNull().default(''),
    hosts: text().notNull().default(''),
    /** Whose submissions were judged phishing, each with its network, as keyed digests. */
    teachers: text().array().notNull().default([]),
    timesSeen: integer().notNull().default(1),
    firstSeen: moment().notNull(),
    lastSeen: moment().notNull(),
  },
  (table) => [index().using('gin', table.quarters), index().on(table.lastSeen)],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    kind: text().$type<'sales' | 'support'>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    message: text().notNull(),
    createdAt: createdAt(),
    /** When it was handed to our mail server; empty while that is still to be done. */
    mailedAt: moment(),
    /** With a key, `name`, `company` and `message` are in `content` alone. */
    contentKeyId: uuid(),
    content: bytea(),
    state: text().$type<MessageState>().notNull().default('new'),
    /** When it was answered or closed, and by whom; empty while it is new. */
    handledAt: moment(),
    handledBy: text(),
    /** What we answered, with the key of the message. */
    answer: bytea(),
  },
  (table) => [index().on(table.state, table.createdAt), index().on(table.email)],
);

/**
 * Mails that wait for our mail server, and a mark for each that it was given. The time of the next try is put off while a server sends
 * one, and emptied before the mail server gets the end of it: a process that dies leaves it to another, or has sent it, and never twice.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: id(),
    kind: text().$type<OutgoingKind>().notNull(),
    /** Empty where it goes to our own inbox for sales or support. */
    recipient: text(),
    /** What it says and to whom: of mails with the same key there is one. */
    dedupeKey: text().notNull().unique(),
    /** The row that it is written from when it is sent: a message to us, a report, a user. */
    about: uuid(),
    /** The words of one that is written from no row; empty once it was sent. */
    contentKeyId: uuid(),
    content: bytea(),
    createdAt: createdAt(),
    tries: integer().notNull().default(0),
    /** Later while a server sends it; empty once the mail server may have all of it. */
    nextTryAt: moment(),
    sentAt: moment(),
  },
  (table) => [
    index('outgoing_mails_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index().on(table.createdAt),
    index().on(table.recipient),
  ],
);

/** People who work on it together. It is gone with its owner's account. */
export const organisations = pgTable('organisations', {
  id: id(),
  name: text().notNull(),
  createdAt: createdAt(),
  /** For how many days it keeps what was reported to it. */
  retentionDays: integer().$type<TeamRetention>().notNull().default(defaultTeamRetention),
});

/** Who is in an organisation: a person is in one at most. Leaving deletes the row. */
export const organisationMembers = pgTable(
  'organisation_members',
  {
    id: id(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<OrganisationRole>().notNull(),
    joinedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.organisationId, table.joinedAt),
    uniqueIndex('organisation_members_one_owner')
      .on(table.organisationId)
      .where(sql`${table.role} = 'owner'`),
  ],
);

/** Those that can still be used: using, withdrawing and expiring delete the row. */
export const organisationInvitations = pgTable(
  'organisation_invitations',
  {
    id: id(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text().$type<InvitedRole>().notNull(),
    /** A hash of the code; the code itself is only ever in the mail. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.organisationId, table.email),
    index().on(table.email),
    index().on(table.expiresAt),
  ],
);

/** Domains of organisations. Any may be entered; one that is proved belongs to one organisation. */
export const organisationDomains = pgTable(
  'organisation_domains',
  {
    id: id(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** In ASCII, as the DNS has it. */
    domain: text().notNull(),
    /** What the record says. It is no secret: it stands in the DNS. */
    token: text().notNull(),
    createdAt: createdAt(),
    provedAt: moment(),
  },
  (table) => [
    unique().on(table.organisationId, table.domain),
    uniqueIndex('organisation_domains_proved').on(table.domain).where(sql`${table.provedAt} is not null`),
  ],
);

/** How the people of an organisation sign in with its own accounts. It is gone when it leads to another issuer: so are the links. */
export const organisationSignIns = pgTable('organisation_sign_ins', {
  id: id(),
  organisationId: uuid()
    .notNull()
    .unique()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  /** The id and the secret that we have there, encrypted with the key of the organisation. */
  contentKeyId: uuid().notNull(),
  content: bytea().notNull(),
  createdAt: createdAt(),
});

/** Which member an account of the issuer opens. It goes with the place in the organisation, and with the sign-in. */
export const organisationLinks = pgTable(
  'organisation_links',
  {
    id: id(),
    signInId: uuid()
      .notNull()
      .references(() => organisationSignIns.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .unique()
      .references(() => organisationMembers.id, { onDelete: 'cascade' }),
    /** A hash of what the issuer calls the person. */
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.signInId, table.subject)],
);

/** Sign-ins that are under way at an issuer, or wait for the holder of an account to confirm a link. Each is used once, within minutes. */
export const organisationSignInTries = pgTable(
  'organisation_sign_in_tries',
  {
    /** A hash of the state that the issuer sends back, or of what confirms. */
    id: text().primaryKey(),
    signInId: uuid()
      .notNull()
      .references(() => organisationSignIns.id, { onDelete: 'cascade' }),
    /** A hash of the secret that only the browser holds that began. */
    browser: text().notNull(),
    redirectUri: text().notNull(),
    /** Who has to confirm, and the link that they confirm; empty while the issuer is asked. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    subject: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.signInId), index().on(table.userId), index().on(table.expiresAt)],
);

/**
 * Mails that arrived at the report mailbox. What arrived stays in `source` until it was judged; after that the analyses hold what was
 * judged, with the key of their owner.
 */
export const reportedMessages = pgTable(
  'reported_messages',
  {
    id: id(),
    receivedAt: moment().notNull(),
    via: text().$type<'smtp' | 'imap'>().notNull(),
    /** What makes it one, however often it is brought: a hash of the arrival. */
    digest: text().notNull().unique(),
    size: integer().notNull(),
    state: text().$type<'waiting' | 'judged'>().notNull().default('waiting'),
    /** Until when a server has it in hand. */
    heldUntil: moment(),
    tries: integer().notNull().default(0),
    /** Of both columns after it. */
    contentKeyId: uuid().notNull(),
    /** Who sent it and how an answer finds its way, encrypted. */
    content: bytea().notNull(),
    /** The mail itself, encrypted; empty once it was judged. */
    source: bytea(),
    /** The reporter, where they have an account and their address is proven. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Whose members see it: of the reporter, or of the domain they wrote from. */
    organisationId: uuid().references(() => organisations.id, { onDelete: 'set null' }),
    outcome: text().$type<ReportOutcome>(),
    /** Why nothing was answered, or no verdict was given. */
    reason: text(),
    /** Of the gravest of what was judged. */
    riskLevel: text().$type<RiskLevel>(),
    judgedAt: moment(),
    /** When the mail server took our answer. */
    answeredAt: moment(),
    /** When a team decided about it. */
    decidedAt: moment(),
  },
  (table) => [
    index('reported_messages_waiting').on(table.receivedAt).where(sql`${table.state} = 'waiting'`),
    index().on(table.receivedAt),
    index().on(table.userId, table.receivedAt),
    index().on(table.organisationId, table.receivedAt),
  ],
);

/** What was judged of a reported message, the gravest first. */
export const reportedItems = pgTable(
  'reported_items',
  {
    reportId: uuid()
      .notNull()
      .references(() => reportedMessages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Its result, which may go before it. */
    analysisId: uuid().notNull(),
    kind: text().$type<ReportedKind>().notNull(),
    riskScore: integer().notNull(),
    riskLevel: text().$type<RiskLevel>().notNull(),
    isInconclusive: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.number] }), index().on(table.analysisId)],
);

/** Messages reported in an organisation that belong together. What they say lies with each report. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** Empty while it is open. */
    decision: text().$type<TeamDecision>(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the first report that was decided about had come: how long the decision took. */
    waitingSince: moment(),
    assigneeId: uuid().references(() => organisationMembers.id, { onDelete: 'set null' }),
    /** The note of the decision, encrypted with the key of the organisation. */
    contentKeyId: uuid(),
    note: bytea(),
  },
  (table) => [index().on(table.organisationId, table.decidedAt)],
);

/**
 * A reported result, kept for the organisation with its own key: the result itself belongs to the reporter. It goes when the reporter
 * leaves or deletes the account, and once the organisation's time is over.
 */
export const campaignReports = pgTable(
  'campaign_reports',
  {
    /** That of the result. */
    id: uuid().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Both empty for a mailbox of a proved domain whose owner has no account or place here. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    memberId: uuid().references(() => organisationMembers.id, { onDelete: 'cascade' }),
    /** A keyed digest of the address it came from. */
    reporter: text().notNull(),
    receivedAt: moment().notNull(),
    level: text().$type<TeamLevel>().notNull(),
    riskScore: integer().notNull(),
    contentKeyId: uuid().notNull(),
    /** Who reported it, what its campaign is found by, and the result: see campaign-content.ts. */
    content: bytea().notNull(),
    result: bytea().notNull(),
  },
  (table) => [
    index().on(table.organisationId, table.receivedAt),
    index().on(table.campaignId, table.receivedAt),
    index().on(table.userId),
    index().on(table.memberId),
  ],
);

/** What a team said and did about a campaign. */
export const campaignEvents = pgTable(
  'campaign_events',
  {
    id: id(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    kind: text().$type<'decision' | 'comment' | 'assignment'>().notNull(),
    at: moment().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    contentKeyId: uuid().notNull(),
    content: bytea().notNull(),
  },
  (table) => [index().on(table.campaignId, table.at), index().on(table.userId)],
);

/** Where people are notified of what happened, by a call to a server of theirs. Deleting a webhook deletes its row. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    /** Of results only those of these levels; empty: of any. */
    levels: jsonb().$type<WebhookLevel[]>().notNull(),
    format: text().$type<WebhookFormat>().notNull(),
    /** Address, secrets and what it authorizes itself with, encrypted: see webhook-content.ts. */
    contentKeyId: uuid().notNull(),
    content: bytea().notNull(),
    createdAt: createdAt(),
    pausedAt: moment(),
    lastDeliveredAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);

/**
 * Messages to webhooks: those that are to be sent, and what came back of those that were. One is held while it is being sent, until
 * a time at which a server that has died has surely not sent it.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text().$type<WebhookEvent>().notNull(),
    /** What it is about: a result, which the message is written from when it is sent, or a job or report. */
    about: uuid(),
    /** What else it says; nothing of what was submitted. */
    data: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    tries: integer().notNull().default(0),
    /** Of the present row of tries. */
    firstTriedAt: moment(),
    /** Empty once it was delivered or given up. */
    nextTryAt: moment(),
    heldUntil: moment(),
    deliveredAt: moment(),
    /** What came back, encrypted with the key of the webhook: a target may answer with what it was sent. */
    answer: bytea(),
  },
  (table) => [
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('webhook_deliveries_next').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index().on(table.webhookId, table.createdAt.desc(), table.id),
    index().on(table.about),
    index().on(table.createdAt),
  ],
);

/** What people have watched. Removing one deletes its row, with its alerts. */
export const watchedThings = pgTable(
  'watched_things',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<WatchedKind>().notNull(),
    contentKeyId: uuid().notNull(),
    /** What it is, encrypted: which devices somebody runs is what an attacker would want to know. See watched-content.ts. */
    content: bytea().notNull(),
    /** A keyed digest of it, so that the same thing is watched once. */
    digest: text().notNull(),
    /** What was seen of it at the last look, encrypted; empty before the first. */
    facts: bytea(),
    /** Of a domain: which certificates of public logs were reported, encrypted; empty before the first. */
    logged: bytea(),
    /** How often any of that changed: an alert is of one revision, once. */
    revision: integer().notNull().default(0),
    /** What the facts come to, for lists. */
    affected: integer().notNull().default(0),
    likely: integer().notNull().default(0),
    exploited: integer().notNull().default(0),
    /** Whether any record named its version's train at the last look: where none does, nothing can be found. */
    isNamed: boolean(),
    createdAt: createdAt(),
    lookedAt: moment(),
    /** The catalogue it was last looked at with, or passed over with. */
    lookedWith: text(),
    /** When it is looked at again, whatever the catalogue. */
    dueAt: moment().notNull(),
    /** Of a domain: whether its owner has proved that it is theirs, and when. `lost`: the record is not there any more. */
    proof: text().$type<'proved' | 'lost'>(),
    provedAt: moment(),
    /** Until when a server has it in hand. That saves work twice; what keeps alerts from coming twice is the lock of the row. */
    heldUntil: moment(),
  },
  (table) => [
    unique().on(table.userId, table.digest),
    index().on(table.userId, table.createdAt, table.id),
    index().on(table.dueAt),
    index().on(table.lookedWith),
  ],
);

/** What was seen to have changed. */
export const watchAlerts = pgTable(
  'watch_alerts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    thingId: uuid()
      .notNull()
      .references(() => watchedThings.id, { onDelete: 'cascade' }),
    /** Of the thing's facts, and its place among the changes of that look: together they make it one. */
    revision: integer().notNull(),
    number: integer().notNull(),
    /** A keyed digest of what it is about: muting one mutes those that follow of the same. */
    subject: text().notNull(),
    kind: text().$type<AlertKind>().notNull(),
    isGrave: boolean().notNull(),
    /** Its words, encrypted with the key of the thing. */
    contentKeyId: uuid().notNull(),
    content: bytea().notNull(),
    state: text().$type<AlertState>().notNull().default('open'),
    stateUntil: moment(),
    /** Why it was muted, encrypted. */
    reason: bytea(),
    createdAt: moment().notNull(),
    /** Which mail is to have it; empty once it was queued, or where none is to. */
    mail: text().$type<'now' | 'digest'>(),
  },
  (table) => [
    unique().on(table.thingId, table.revision, table.number),
    index().on(table.userId, table.createdAt.desc(), table.id),
    index('watch_alerts_to_mail').on(table.userId).where(sql`${table.mail} is not null`),
  ],
);

/** How far each log of certificates was read. */
export const certificateLogs = pgTable('certificate_logs', {
  /** SHA-256 of its public key, as base64url: it stays the same where its address changes. */
  id: text().primaryKey(),
  /** The tree that was last proved: the next one has to continue it. Empty before the first. */
  size: bigint({ mode: 'number' }),
  root: bytea(),
  /** The first entry that was not read yet. */
  next: bigint({ mode: 'number' }),
  /** When it was last read to where it was to be read. */
  readAt: moment(),
  /** Why it could not be read the last time, and whether it did not tell the truth. */
  problem: text(),
  isRefused: boolean().notNull().default(false),
  dueAt: moment().notNull(),
  /** Until when a server has it in hand. */
  heldUntil: moment(),
});

/** Reports of receivers about mail in a person's domains (DMARC), so that each is counted once; who sent what is in `dmarc_days`. */
export const dmarcReports = pgTable(
  'dmarc_reports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed digests of the domain, and of what makes a report one. */
    domain: text().notNull(),
    digest: text().notNull(),
    contentKeyId: uuid().notNull(),
    /** Who reported what and when, encrypted: see dmarc-content.ts. */
    content: bytea().notNull(),
    endedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.userId, table.digest),
    index().on(table.userId, table.domain, table.endedAt),
    index().on(table.endedAt),
  ],
);

/** Who sent how much in a domain's name on a day, over all reports, encrypted. */
export const dmarcDays = pgTable(
  'dmarc_days',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    domain: text().notNull(),
    /** As `2026-11-19`, in UTC. */
    day: text().notNull(),
    contentKeyId: uuid().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.domain, table.day] }), index().on(table.day)],
);

/** How a person wants to be notified. Made when they first watch something. */
export const watchSettings = pgTable(
  'watch_settings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    digest: text().$type<DigestChoice>().notNull(),
    hour: integer().notNull(),
    timeZone: text().notNull(),
    /** Empty where there is no digest. */
    nextDigestAt: moment(),
    /** Half of the address of the feed: the other half is made of it with a key that is not in the database. */
    feedId: uuid().notNull().unique().defaultRandom(),
  },
  (table) => [index('watch_settings_due').on(table.nextDigestAt)],
);

/** The looks of a day at what somebody watches, so that gaps show. */
export const watchLooks = pgTable(
  'watch_looks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<WatchedKind>().notNull(),
    /** As `2026-11-19`, in UTC. */
    day: text().notNull(),
    looks: integer().notNull(),
    alerts: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.day] })],
);

/**
 * Files that arrive in parts, until a job is made of them or a day has passed. Parts lie in the database, so that any of several servers
 * takes the next one.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the parts, and of the name. */
    contentKeyId: uuid().notNull(),
    /** How many bytes it will have; empty until the caller says so. */
    size: bigint({ mode: 'number' }),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** What the caller says of it: its name, and its type. Encrypted. */
    metadata: bytea().notNull(),
    createdAt: createdAt(),
    /** When its last part arrived: it goes a day later. */
    touchedAt: moment().notNull(),
    /** The job that was made of it. */
    jobId: uuid(),
  },
  (table) => [index().on(table.userId), index().on(table.touchedAt)],
);

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Where in the file it begins. */
    start: bigint({ mode: 'number' }).notNull(),
    length: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);

/** Many things that are judged as one, in the background: see job-items for each of them. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<JobState>().notNull(),
    kind: text().$type<JobKind>().notNull(),
    mediaType: text().$type<JobMediaType>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Of the name and of all items. */
    contentKeyId: uuid().notNull(),
    name: bytea().notNull(),
    /** Where its bytes are, until its items are known. */
    uploadId: uuid(),
    /** Empty until they are counted. */
    items: integer(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Of those that were judged, by level. */
    safe: integer().notNull().default(0),
    suspicious: integer().notNull().default(0),
    phishing: integer().notNull().default(0),
    inconclusive: integer().notNull().default(0),
    /** Why it failed. */
    problem: text(),
    createdAt: createdAt(),
    /** When it last began to run, and how many items were done by then: its speed. */
    startedAt: moment(),
    doneBefore: integer().notNull().default(0),
    /** When anything of it last changed: one that stands still has lost its place in the queue. */
    movedAt: moment().notNull(),
    endedAt: moment(),
    /** Its owner has deleted it: nobody sees it any more, and its items are on their way out. */
    deletedAt: moment(),
  },
  (table) => [
    index().on(table.userId, table.createdAt.desc(), table.id),
    index('jobs_open').on(table.movedAt).where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** What a job judges, one row each: what was submitted until it is done, then its result, which has the same id. */
export const jobItems = pgTable(
  'job_items',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The id of its result, decided before the work: so it is kept once. */
    id: uuid().notNull().unique().defaultRandom(),
    state: text().$type<JobItemState>().notNull(),
    /** Its name, and why it could not be judged. Encrypted with the key of the job, as all content here. */
    label: bytea().notNull(),
    /** What is to be judged; empty once it is done. */
    input: bytea(),
    analysisType: text().$type<AnalysisType>(),
    riskScore: integer(),
    riskLevel: text().$type<RiskLevel>(),
    isInconclusive: boolean(),
    threats: jsonb().$type<KeptThreat[]>(),
    resultVersion: integer(),
    doneAt: moment(),
    /** As in the results of single checks. */
    listedContent: bytea(),
    otherContent: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.number] }),
    index('job_items_waiting').on(table.jobId, table.number).where(sql`${table.state} = 'waiting'`),
    index('job_items_levels').on(table.jobId, table.riskLevel, table.isInconclusive, table.number),
  ],
);

/** How many items of jobs a person has had judged in a month: deleting a job does not give them back. */
export const jobUsage = pgTable(
  'job_usage',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As `2026-11`, in UTC. */
    month: text().notNull(),
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
);

/** An order: open, paid or failed. It outlives the account, because payments must stay accounted for. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: id(),
    /** As the payment provider names it. */
    orderId: text().notNull().unique(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    planType: text().$type<PlanType>().notNull(),
    /** In the smallest unit of the currency. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The payment that paid it; one payment pays one order. */
    paymentId: text().unique(),
    /** When the plan was granted for it: once. */
    paidAt: moment(),
    createdAt: createdAt(),
    /** Our name for it with the provider; empty for orders from before it was kept. */
    receipt: text(),
    /** What the events below come to; empty for orders without any, which are paid or open. */
    state: text().$type<PaymentState>(),
    /** How much of it was given back. */
    refunded: integer().notNull().default(0),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.createdAt)],
);

/**
 * What happened to payments, as the provider reported it, each thing once, never changed and never removed. The plan of a person follows
 * from it (plan-course.ts). It outlives the account, as the order does, and holds nothing about anybody or their card.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id(),
    /** What makes it the same event, however often and by whichever way it is reported. */
    key: text().notNull().unique(),
    /** As the provider names them. An order need not be one of ours. */
    orderId: text().notNull(),
    paymentId: text(),
    kind: text().$type<PaymentEventKind>().notNull(),
    amount: integer(),
    currency: text(),
    /** The provider's name of the refund or dispute. */
    reference: text(),
    /** When it happened, and when we learned of it. */
    at: moment().notNull(),
    recordedAt: moment().notNull(),
    source: text().$type<'page' | 'message' | 'question' | 'administrator'>().notNull(),
    outcome: text().notNull(),
    /** Its place among all that was recorded of the same person, `plan_grants` included. */
    number: integer().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.paymentId)],
);

/** Plans that people have otherwise than by a payment above: the newest is what their later payments are added to. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `found`: the row of the user said so, and no payment explains it. Plans of earlier versions are of this kind. */
    by: text().$type<'administrator' | 'found'>().notNull(),
    planType: text().$type<PlanType>().notNull(),
    /** Empty for a plan without an end. */
    until: moment(),
    waitingPlan: text().$type<PlanType>(),
    waitingUntil: moment(),
    /** Since when they have had a plan without a gap. */
    since: moment(),
    at: moment().notNull(),
    number: integer().notNull(),
  },
  (table) => [index().on(table.userId, table.number)],
);

/** Whom a person wants their receipts made out to. */
export const billingDetails = pgTable('billing_details', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  address: text().notNull(),
  taxId: text(),
  updatedAt: moment().notNull(),
});

/** The last number of each series. A row and no sequence: a number goes back with the transaction that took it. */
export const receiptCounters = pgTable('receipt_counters', {
  series: text().$type<ReceiptSeries>().primaryKey(),
  last: integer().notNull(),
});

/** Receipts and credit notes as they were issued. They outlive the account, like the order they belong to. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    series: text().$type<ReceiptSeries>().notNull(),
    number: integer().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => paymentOrders.id),
    /** What a credit note is for, by its key in `payment_events`: one note for each thing that happened. */
    refundId: text().unique(),
    /** In the smallest unit of the currency. */
    amount: integer().notNull(),
    content: jsonb().$type<ReceiptContent>().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [
    unique().on(table.series, table.number),
    index().on(table.orderId),
    uniqueIndex('receipts_one_for_a_payment').on(table.orderId).where(sql`${table.series} = 'receipt'`),
  ],
);

/** What administrators did, and to whom: a chain in which no link can be changed or left out unnoticed (audit-chain.ts). */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: id(),
    adminEmail: text().notNull(),
    action: text().notNull(),
    /** The accounts it concerned, by address. */
    targets: jsonb().$type<string[]>().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    at: moment().notNull(),
    /** Its place in the chain, from 1. Empty for actions from before there was one, until the next is recorded. */
    number: integer().unique(),
    /** Of all of the above and of the hash before it. */
    hash: text(),
  },
  (table) => [index().on(table.at)],
);

/**
 * The synced vulnerability catalogue: one document, which every server holds in memory. A sync writes the next one whole and
 * removes the one before it, so that readers see the old catalogue or the new one.
 */
export const vulnerabilityDocuments = pgTable('vulnerability_documents', {
  /** One more than that of the catalogue before it. */
  number: integer().primaryKey(),
  /** The day of the newest data in it. */
  asOf: text().notNull(),
  cveCount: integer().notNull(),
  sources: jsonb().$type<CatalogueSources>().notNull(),
  syncedAt: moment().notNull(),
  /** Packed: see catalogue-document.ts. */
  document: bytea().notNull(),
});

/** The sync in progress, or the one that was interrupted. One row at most. */
export const vulnerabilitySyncs = pgTable('vulnerability_syncs', {
  name: text().primaryKey(),
  /** Who is at work, until when: renewed with every step, so that a dead process blocks no other. */
  holder: uuid(),
  heldUntil: moment(),
  /** Where an interrupted sync goes on. */
  progress: json().$type<SyncProgress>(),
});

/** What that sync has read from the network so far, as it came: a page each. */
export const vulnerabilityPages = pgTable('vulnerability_pages', {
  number: integer().primaryKey(),
  content: bytea().notNull(),
});
