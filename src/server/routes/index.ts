import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account.ts';
import { accountSessionRoutes } from './account-sessions.ts';
import { adminBulkActionsRoute } from './admin-bulk-actions.ts';
import { adminOverviewRoutes } from './admin-overview.ts';
import { adminUsersRoutes } from './admin-users.ts';
import { analysisHistoryRoutes } from './analysis-history.ts';
import { analyzeDomainRoute } from './analyze-domain.ts';
import { analyzeEmailRoute } from './analyze-email.ts';
import { analyzeEmailFileRoute } from './analyze-email-file.ts';
import { analyzeScreenshotRoute } from './analyze-screenshot.ts';
import { analyzeUrlRoute } from './analyze-url.ts';
import { analyzeVulnerabilityRoute } from './analyze-vulnerability.ts';
import { authLogoutRoute } from './auth-logout.ts';
import { authMeRoute } from './auth-me.ts';
import { authSendOtpRoute } from './auth-send-otp.ts';
import { authVerifyOtpRoute } from './auth-verify-otp.ts';
import { contactSalesRoute } from './contact-sales.ts';
import { contactSupportRoute } from './contact-support.ts';
import { dashboardRoute } from './dashboard.ts';
import { generateReportRoute } from './generate-report.ts';
import { healthRoutes } from './health.ts';
import { mlInsightsRoute } from './ml-insights.ts';
import { paymentsCreateOrderRoute } from './payments-create-order.ts';
import { paymentsSandboxRoute } from './payments-sandbox.ts';
import { paymentsVerifyRoute } from './payments-verify.ts';
import { paymentsWebhookRoute } from './payments-webhook.ts';

type RouteNeeds = Parameters<typeof authSendOtpRoute>[0] &
  Parameters<typeof authVerifyOtpRoute>[0] &
  Parameters<typeof authMeRoute>[0] &
  Parameters<typeof authLogoutRoute>[0] &
  Parameters<typeof dashboardRoute>[0] &
  Parameters<typeof mlInsightsRoute>[0] &
  Parameters<typeof analyzeUrlRoute>[0] &
  Parameters<typeof analyzeEmailRoute>[0] &
  Parameters<typeof analyzeEmailFileRoute>[0] &
  Parameters<typeof analyzeScreenshotRoute>[0] &
  Parameters<typeof analyzeDomainRoute>[0] &
  Parameters<typeof analyzeVulnerabilityRoute>[0] &
  Parameters<typeof generateReportRoute>[0] &
  Parameters<typeof paymentsCreateOrderRoute>[0] &
  Parameters<typeof paymentsVerifyRoute>[0] &
  Parameters<typeof paymentsWebhookRoute>[0] &
  Parameters<typeof paymentsSandboxRoute>[0] &
  Parameters<typeof analysisHistoryRoutes>[0] &
  Parameters<typeof accountRoutes>[0] &
  Parameters<typeof accountSessionRoutes>[0] &
  Parameters<typeof adminUsersRoutes>[0] &
  Parameters<typeof adminBulkActionsRoute>[0] &
  Parameters<typeof adminOverviewRoutes>[0] &
  Parameters<typeof contactSalesRoute>[0] &
  Parameters<typeof contactSupportRoute>[0] &
  Parameters<typeof healthRoutes>[0];

/** Every call the server answers. */
export const registerRoutes = async (app: FastifyInstance, needs: RouteNeeds): Promise<void> => {
  const routes = [
    authSendOtpRoute,
    authVerifyOtpRoute,
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
    analysisHistoryRoutes,
    accountRoutes,
    accountSessionRoutes,
    adminUsersRoutes,
    adminBulkActionsRoute,
    adminOverviewRoutes,
    contactSalesRoute,
    contactSupportRoute,
    healthRoutes,
  ];
  for (const route of routes) await app.register(route(needs));
};
