import {
  bit,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnalysisType, Verdict } from '../../contract/analysis.ts';
import type { Explanation } from '../../contract/explanation.ts';
import type { PlanType } from '../../contract/plans.ts';
import type { RiskLevel, Threat } from '../../contract/risk.ts';

// Field names and defaults are the specification's (section 3); columns are the same words in snake_case.
// Fields it does not name say why they exist.

const id = () => uuid().primaryKey().defaultRandom();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const createdAt = () => moment().notNull().defaultNow();

export const users = pgTable('users', {
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
});

export const otpCodes = pgTable(
  'otp_codes',
  {
    id: id(),
    email: text().notNull(),
    /** A keyed hash of the six digits; the digits themselves are only ever in the mail. */
    code: text().notNull(),
    expiresAt: moment().notNull(),
    verified: boolean().notNull().default(false),
    /** Tries so far, right or wrong: the fifth is the last. */
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.email, table.createdAt)],
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
    threats: jsonb().$type<Threat[]>().notNull(),
    /** `json`, not `jsonb`: it keeps the order in which a reader should meet the facts. */
    technicalAnalysis: json().$type<Verdict['technicalAnalysis']>(),
    recommendations: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
    /** What the result's own page shows beside the verdict. Empty for rows from before there were explanations. */
    explanation: json().$type<Explanation>(),
  },
  (table) => [index().on(table.userId, table.createdAt.desc()), index().on(table.createdAt)],
);

export const guestUsage = pgTable('guest_usage', {
  id: id(),
  /** An IPv4 address, or the /64 of an IPv6 address: one household, one count. */
  ipAddress: text().notNull().unique(),
  usageCount: integer().notNull().default(1),
  lastUsageDate: moment().notNull(),
  createdAt: createdAt(),
});

/**
 * Checks that are under way. A row lives from the moment a check is admitted until it is counted or given back;
 * one left behind by a killed process lapses, so nobody pays for a check they never got.
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
    timesSeen: integer().notNull().default(1),
    firstSeen: moment().notNull(),
    lastSeen: moment().notNull(),
  },
  (table) => [index().using('gin', table.quarters), index().on(table.lastSeen)],
);

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  kind: text().$type<'sales' | 'support'>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  company: text(),
  message: text().notNull(),
  createdAt: createdAt(),
});
