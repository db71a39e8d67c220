import type { FastifyInstance } from 'fastify';
import { failureBody } from '../../contract/failure.ts';
import { isForPrograms } from '../http/problem.ts';
import { accountRoutes } from './account.ts';
import { accountBillingRoutes } from './account-billing.ts';
import { accountKeyRoutes } from './account-keys.ts';
import { accountPasskeyRoutes } from './account-passkeys.ts';
import { accountRetentionRoutes } from './account-retention.ts';
import { accountSessionRoutes } from './account-sessions.ts';
import { accountWebhookRoutes } from './account-webhooks.ts';
import { adminBulkActionsRoute } from './admin-bulk-actions.ts';
import { adminFeedbackRoutes } from './admin-feedback.ts';
import { adminMessagesRoutes } from './admin-messages.ts';
import { adminOpenAnalysisRoute } from './admin-open-analysis.ts';
import { adminOverviewRoutes } from './admin-overview.ts';
import { adminPaymentsRoutes } from './admin-payments.ts';
import { adminUsersRoutes } from './admin-users.ts';
import { analysisAbuseReportRoute } from './analysis-abuse-report.ts';
import { analysisDeletionRoutes } from './analysis-deletion.ts';
import { analysisFeedbackRoutes } from './analysis-feedback.ts';
import { analysisHistoryRoutes } from './analysis-history.ts';
import { analysisShareRoutes } from './analysis-share.ts';
import { analyzeDomainRoute } from './analyze-domain.ts';
import { analyzeEmailRoute } from './analyze-email.ts';
import { analyzeEmailFileRoute } from './analyze-email-file.ts';
import { analyzeScreenshotRoute } from './analyze-screenshot.ts';
import { analyzeUrlRoute } from './analyze-url.ts';
import { analyzeVulnerabilityRoute } from './analyze-vulnerability.ts';
import { authLogoutRoute } from './auth-logout.ts';
import { authMeRoute } from './auth-me.ts';
import { authOrganisationRoutes } from './auth-organisation.ts';
import { authPasskeyRoutes } from './auth-passkey.ts';
import { authSendOtpRoute } from './auth-send-otp.ts';
import { authVerifyOtpRoute } from './auth-verify-otp.ts';
import { contactSalesRoute } from './contact-sales.ts';
import { contactSupportRoute } from './contact-support.ts';
import { dashboardRoute } from './dashboard.ts';
import { generateReportRoute } from './generate-report.ts';
import { healthRoutes } from './health.ts';
import { mailsPreviewRoutes } from './mails-preview.ts';
import { mcpRoute } from './mcp.ts';
import { mlInsightsRoute } from './ml-insights.ts';
import { organisationSignInRoutes } from './organisation-sign-in.ts';
import { organisationRoutes } from './organisations.ts';
import { paymentsCreateOrderRoute } from './payments-create-order.ts';
import { paymentsOwnRoutes } from './payments-own.ts';
import { paymentsReceiptRoutes } from './payments-receipt.ts';
import { paymentsSandboxRoute } from './payments-sandbox.ts';
import { paymentsVerifyRoute } from './payments-verify.ts';
import { paymentsWebhookRoute } from './payments-webhook.ts';
import { sharedRoute } from './shared.ts';
import { teamRoutes } from './team.ts';
import { programRoutes } from './v1/index.ts';
import { accountJobRoutes } from './v1/job-calls.ts';
import { accountUploadRoutes } from './v1/upload-calls.ts';
import { watchRoutes } from './watch.ts';
import { watchDmarcRoutes } from './watch-dmarc.ts';

/** Every call that the server answers. A new one is a file and a line here. */
const routes = [
  authSendOtpRoute,
  authVerifyOtpRoute,
  authPasskeyRoutes,
  authOrganisationRoutes,
  authMeRoute,
  authLogoutRoute,
  dashboardRoute,
  mlInsightsRoute,
  analyzeUrlRoute,
  analyzeEmailRoute,
  analyzeEmailFileRoute,
  analyzeScreenshotRoute,
  analyzeDomainRoute,
  analyzeVulnerabilityRoute,
  generateReportRoute,
  paymentsCreateOrderRoute,
  paymentsVerifyRoute,
  paymentsWebhookRoute,
  paymentsSandboxRoute,
  paymentsOwnRoutes,
  paymentsReceiptRoutes,
  analysisHistoryRoutes,
  analysisDeletionRoutes,
  analysisShareRoutes,
  analysisAbuseReportRoute,
  sharedRoute,
  analysisFeedbackRoutes,
  accountRoutes,
  accountSessionRoutes,
  accountBillingRoutes,
  accountPasskeyRoutes,
  accountKeyRoutes,
  accountWebhookRoutes,
  accountJobRoutes,
  accountUploadRoutes,
  accountRetentionRoutes,
  watchRoutes,
  organisationRoutes,
  organisationSignInRoutes,
  watchDmarcRoutes,
  teamRoutes,
  adminUsersRoutes,
  adminBulkActionsRoute,
  adminOverviewRoutes,
  adminOpenAnalysisRoute,
  adminFeedbackRoutes,
  adminMessagesRoutes,
  adminPaymentsRoutes,
  contactSalesRoute,
  contactSupportRoute,
  mailsPreviewRoutes,
  healthRoutes,
  programRoutes,
  mcpRoute,
];

/** All that any of them needs. A parameter inferred from several functions is what satisfies each of them. */
type RouteNeeds = (typeof routes)[number] extends (needs: infer Needs) => unknown ? Needs : never;

/** Every call may fail, and every failure has the same shape. */
const failures = { '4xx': failureBody, '5xx': failureBody };

export const registerRoutes = async (app: FastifyInstance, needs: RouteNeeds): Promise<void> => {
  await app.register(async (calls) => {
    calls.addHook('onRoute', (route) => {
      // Problems are written by sendProblem, whole.
      const failed = isForPrograms(route.url) ? {} : failures;
      route.schema = { ...route.schema, response: { ...failed, ...Object(route.schema?.response) } };
    });
    for (const route of routes) await calls.register(route(needs));
  });
};
