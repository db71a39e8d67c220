import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/**
 * Every table, each after those it refers to. The tallies are not among them: the triggers rebuild them from the analyses
 * that are restored.
 */
export const backedUpTables = [
  schema.users,
  schema.contentKeys,
  schema.otpCodes,
  schema.codeTries,
  schema.userSessions,
  schema.passkeys,
  schema.passkeyChallenges,
  schema.passkeySessions,
  schema.recoveryCodes,
  schema.apiKeys,
  schema.adminTerms,
  schema.analysisResults,
  schema.idempotentAnswers,
  schema.sharedResults,
  schema.verdictReports,
  schema.verdictCorrections,
  schema.guestUsage,
  schema.checkReservations,
  schema.rateEvents,
  schema.phishingPictures,
  schema.contactMessages,
  schema.outgoingMails,
  schema.organisations,
  schema.organisationMembers,
  schema.organisationInvitations,
  schema.organisationDomains,
  schema.organisationSignIns,
  schema.organisationLinks,
  schema.reportedMessages,
  schema.reportedItems,
  schema.campaigns,
  schema.campaignReports,
  schema.campaignEvents,
  schema.webhooks,
  schema.webhookDeliveries,
  schema.watchedThings,
  schema.watchAlerts,
  schema.watchSettings,
  schema.watchLooks,
  schema.dmarcReports,
  schema.dmarcDays,
  schema.jobs,
  schema.jobItems,
  schema.jobUsage,
  schema.paymentOrders,
  schema.paymentEvents,
  schema.planGrants,
  schema.billingDetails,
  schema.receiptCounters,
  schema.receipts,
  schema.adminActions,
  schema.vulnerabilityDocuments,
  schema.certificateLogs,
  schema.vulnerabilitySyncs,
  schema.vulnerabilityPages,
  schema.tombstones,
] as const;

/** What a restore adds to and never empties: whatever was deleted since the backup must not come back. */
export const lastingTables: readonly PgTable[] = [schema.tombstones];

/** What is there for a day at most, and is sent or begun again: a backup leaves it out. */
export const passingTables = [schema.uploads, schema.uploadChunks, schema.organisationSignInTries] as const;

/** Made by triggers out of the others. */
export const derivedTables = [schema.analysisTallies, schema.threatTallies] as const;
