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
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnalysisType, KeptThreat, Verdict } from '../../contract/analysis.ts';
import type { Explanation } from '../../contract/explanation.ts';
import type { PlanType } from '../../contract/plans.ts';
import { defaultRetentionDays } from '../../contract/retention.ts';
import type { RiskLevel } from '../../contract/risk.ts';
import type { CatalogueSources, SyncProgress } from './vulnerability-columns.ts';

// Field names and defaults are the specification's (section 3); columns are the same words in snake_case.
// Fields it does not name say why they exist.

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
    /** For how many days their checks are kept; empty until they delete them. Accounts from before there was a choice have none. */
    retentionDays: integer().default(defaultRetentionDays),
  },
  (table) => [index().on(table.createdAt, table.id)],
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
  },
  (table) => [
    index().on(table.userId, table.createdAt.desc()),
    index().on(table.createdAt),
    // Guests' analyses go after a month; without this, each search for them would read all users' rows too.
    index('analysis_results_guests').on(table.createdAt).where(sql`${table.userId} is null`),
    index('analysis_results_plain').on(table.createdAt).where(sql`${table.contentKeyId} is null`),
  ],
);

/**
 * The keys of what people submit, each wrapped by `CONTENT_KEY`. What was encrypted with a key that is no longer here cannot be
 * read by anyone: destroying a key deletes all of it at once.
 */
export const contentKeys = pgTable(
  'content_keys',
  {
    id: id(),
    /** Whose content it is: `user:<id>`, or for those who have no account `guests:<hour>` and `messages:<day>`. */
    owner: text().notNull().unique(),
    wrapped: bytea().notNull(),
    /** Which `CONTENT_KEY` wrapped it, by a fingerprint. */
    wrappedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.wrappedBy)],
);

/**
 * What was deleted on purpose. It outlives a restored backup, so that accounts, sessions, keys and analyses which have been
 * deleted since do not come back. Triggers fill it; ids alone, which say nothing about anybody.
 */
export const tombstones = pgTable(
  'tombstones',
  {
    kind: text().$type<'account' | 'session' | 'key' | 'analysis' | 'backup'>().notNull(),
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
    mailTries: integer().notNull().default(0),
    /** Not tried again before this. */
    nextMailAt: moment(),
    /** With a key, `name`, `company` and `message` are in `content` alone. */
    contentKeyId: uuid(),
    content: bytea(),
  },
  (table) => [index().on(table.mailedAt, table.nextMailAt)],
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
  },
  (table) => [index().on(table.userId, table.createdAt)],
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
