import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { reportFormats } from '../../contract/generate-report.ts';
import { users } from '../store/schema.ts';
import { adminEmail } from '../testing/admin-app.ts';
import { callsOf } from '../testing/calls-of.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { brokenBodies, brokenResults, validBodies } from './testing/bodies-of.ts';

// Every schema that the contract has for what is sent to us, and the calls that take it.

const takenBy: Record<string, readonly string[]> = {
  accountCodeRequest: ['POST /api/account/send-code'],
  accountConfirmation: ['POST /api/account/export', 'POST /api/account/delete'],
  endSessionsRequest: ['POST /api/account/end-sessions'],
  addPasskeyRequest: ['POST /api/account/passkeys'],
  addDomainRequest: ['POST /api/organisations/domains'],
  addUserRequest: ['POST /api/admin/users'],
  adminAuditQuery: ['GET /api/admin/audit'],
  adminFeedbackQuery: ['GET /api/admin/feedback'],
  adminMessagesQuery: ['GET /api/admin/messages'],
  adminUsersQuery: ['GET /api/admin/users'],
  analysisExportQuery: ['GET /api/analysis/export'],
  analysisHistoryQuery: ['GET /api/analysis/history'],
  analyzeDomainRequest: ['POST /api/analyze/domain'],
  analyzeEmailRequest: ['POST /api/analyze/email'],
  analyzeUrlRequest: ['POST /api/analyze/url'],
  analyzeVulnerabilityRequest: ['POST /api/analyze/vulnerability'],
  answerMessageRequest: ['POST /api/admin/messages/:id/answer'],
  beginSignInRequest: ['POST /api/auth/organisation'],
  finishSignInRequest: ['POST /api/auth/organisation/answer'],
  confirmLinkRequest: ['POST /api/auth/organisation/confirm'],
  billingRequest: ['PUT /api/account/billing'],
  bulkActionRequest: ['POST /api/admin/bulk-actions'],
  changeUserRequest: ['PATCH /api/admin/users/:id'],
  contactSalesRequest: ['POST /api/contact/sales'],
  contactSupportRequest: ['POST /api/contact/support'],
  changeMemberRequest: ['PATCH /api/organisations/members/:id'],
  createKeyRequest: ['POST /api/account/keys'],
  createWebhookRequest: ['POST /api/account/webhooks'],
  changeAlertRequest: ['PATCH /api/watch/alerts/:id'],
  watchAlertsQuery: ['GET /api/watch/alerts'],
  watchDmarcQuery: ['GET /api/watch/dmarc'],
  removeDmarcQuery: ['DELETE /api/watch/dmarc'],
  watchDeviceRequest: ['POST /api/watch/devices'],
  watchDevicesQuery: ['GET /api/watch/devices'],
  watchDomainRequest: ['POST /api/watch/domains'],
  watchDomainsQuery: ['GET /api/watch/domains'],
  watchSettingsRequest: ['PUT /api/watch/settings'],
  webhookDeliveriesQuery: ['GET /api/account/webhooks/:id/deliveries'],
  createOrderRequest: ['POST /api/payments/create-order'],
  decideReportRequest: ['POST /api/admin/feedback/:id'],
  assignCampaignRequest: ['POST /api/team/campaigns/:id/assign'],
  campaignQuery: ['GET /api/team/campaigns/:id'],
  campaignsQuery: ['GET /api/team/campaigns'],
  commentCampaignRequest: ['POST /api/team/campaigns/:id/comments'],
  decideCampaignRequest: ['POST /api/team/campaigns/:id/decision'],
  teamExportQuery: ['GET /api/team/export'],
  teamSettingsRequest: ['PATCH /api/team/settings'],
  deleteAnalysesRequest: ['POST /api/analysis/delete'],
  feedbackRequest: ['POST /api/analysis/:id/feedback'],
  foundOrganisationRequest: ['POST /api/organisations'],
  generateReportRequest: ['POST /api/generate-report'],
  inviteRequest: ['POST /api/organisations/invitations'],
  joinRequest: ['POST /api/organisations/join'],
  messageStateRequest: ['PATCH /api/admin/messages/:id'],
  openAnalysisRequest: [
    'POST /api/admin/analyses/:id/open',
    'POST /api/admin/feedback/:id/open',
    'POST /api/admin/messages/:id/open',
  ],
  passkeySignInRequest: ['POST /api/auth/passkey'],
  receiptQuery: ['GET /api/payments/:id/receipt', 'GET /api/payments/:id/credit-notes/:number'],
  planQuoteQuery: ['GET /api/payments/quote'],
  adminPaymentsQuery: ['GET /api/admin/payments'],
  refundPaymentRequest: ['POST /api/admin/payments/:id/refund'],
  retentionRequest: ['PUT /api/account/retention'],
  scoreSampleRequest: ['POST /api/ml-insights/sample'],
  abuseReportRequest: ['POST /api/analysis/:id/abuse-report'],
  setUpSignInRequest: ['PUT /api/organisations/sign-in'],
  shareRequest: ['POST /api/analysis/:id/share'],
  sendOtpRequest: ['POST /api/auth/send-otp'],
  verifyOtpRequest: ['POST /api/auth/verify-otp'],
  verifyPaymentRequest: [
    'POST /api/payments/verify',
    'POST /api/payments/webhook',
    'POST /api/payments/sandbox/pay',
  ],
};
/** Bodies that the contract has no schema for: files, and nothing. */
const takenElsewhere = [
  '/api/analyze/email-file',
  '/api/analyze/screenshot',
  '/api/auth/logout',
  '/api/auth/passkey/options',
  '/api/account/passkeys/options',
  '/api/account/recovery-codes',
  '/api/account/keys/:id/renew',
  '/api/account/webhooks/:id/rotate',
  '/api/account/webhooks/:id/resume',
  '/api/watch/domains/:id/verify',
  '/api/account/webhooks/:id/deliveries/:delivery/send-again',
  // Jobs and their files: routes/v1/jobs.test.ts.
  '/api/account/jobs',
  '/api/account/jobs/:id/pause',
  '/api/account/jobs/:id/continue',
  '/api/account/jobs/:id/cancel',
  '/api/account/uploads',
  '/api/account/uploads/:id',
  // Without a body: routes/organisations.test.ts.
  '/api/organisations/domains/:id/verify',
  // A table: routes/watch.test.ts.
  '/api/watch/devices/import',
  // A file: routes/watch-dmarc.test.ts.
  '/api/watch/dmarc',
  // Messages of a protocol of its own: routes/mcp.test.ts.
  '/mcp',
];

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*.ts', '!../../contract/*.test.ts'],
  { eager: true },
);
const schemas = Object.entries(modules)
  .flatMap(([, exports]) => Object.entries(exports))
  .filter(
    (entry): entry is [string, z.ZodType] =>
      /(?:Request|Query|Confirmation)$/.test(entry[0]) && entry[1] instanceof z.ZodType,
  );

const judges = sharedJudges();
const goodOnes = 14;
const brokenOnes = 22;

/** Each call has its own address: rate limits are not what is tested here. */
const addresses = () => {
  let n = 0;
  return () => {
    n += 1;
    return `198.18.${n >> 8}.${n & 255}`;
  };
};

const startWithAdmin = async (): Promise<[TestApp, string]> => {
  const database = await openTestDatabase();
  const app = await startTestApp({ database, judges, env: { GUEST_DAILY_LIMIT: '100000' } });
  const { cookie } = await app.signIn(adminEmail);
  await database.db
    .update(users)
    .set({ role: 'admin', planType: 'professional', planResetDate: new Date('2100-01-01') })
    .where(eq(users.email, adminEmail));
  return [app, cookie];
};

const sendAll = async (
  app: TestApp,
  cookie: string,
  call: string,
  bodies: readonly unknown[],
  nextAddress: () => string,
) => {
  const [method = '', path = ''] = call.split(' ');
  const url = path.replace(':id', '00000000-0000-4000-8000-000000000000');
  const statuses: number[] = [];
  for (const body of bodies) {
    const sent = JSON.stringify(body) ?? 'null';
    const answer = await app.inject({
      ...(method === 'GET'
        ? { method: 'GET', url: `${url}?${asQuery(body)}` }
        : { method: method as 'POST', url, payload: sent }),
      remoteAddress: nextAddress(),
      headers: {
        cookie,
        origin: 'http://localhost:80',
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
    });
    const what = `${call} ${sent.slice(0, 300)} ${answer.body.slice(0, 200)}`;
    expect(answer.statusCode, what).toBeGreaterThanOrEqual(200);
    expect(answer.statusCode, what).toBeLessThan(500);
    if (answer.statusCode >= 400) expect(answer.json().message, what).toMatch(/^\S.{8,400}$/s);
    statuses.push(answer.statusCode);
  }
  return statuses;
};

it('S46 whatever is sent to any call, valid or broken, is never an internal error', async () => {
  const [app, cookie] = await startWithAdmin();
  expect(schemas.map(([name]) => name).sort(), 'a call for every schema').toEqual(
    Object.keys(takenBy).sort(),
  );
  const named = Object.values(takenBy).flat();
  const calls = callsOf(app).filter(({ method }) => /^(?:POST|PATCH|PUT)$/.test(String(method)));
  // Programs' calls have bodies of their own: routes/v1/v1.test.ts.
  const left = calls
    .filter(({ url }) => !url.startsWith('/api/v1/'))
    .map(({ method, url }) => `${method} ${url}`)
    .filter((call) => !named.includes(call));
  expect(
    left.filter((call) => !takenElsewhere.some((url) => call.endsWith(url))),
    'a schema for every call',
  ).toEqual([]);

  const nextAddress = addresses();
  const reached: string[] = [];
  for (const [name, schema] of schemas) {
    const bodies = [
      ...fc.sample(validBodies(schema), { numRuns: goodOnes }),
      ...fc.sample(brokenBodies(schema), { numRuns: brokenOnes }),
    ];
    for (const call of takenBy[name] ?? []) {
      const statuses = await sendAll(app, cookie, call, bodies, nextAddress);
      expect(
        statuses.some((status) => status >= 400),
        `${call} refuses nothing`,
      ).toBe(true);
      if (statuses.some((status) => status < 300)) reached.push(call);
    }
  }
  // Not all are refused by the schema: the code behind it was exercised too.
  expect(reached).toEqual(
    expect.arrayContaining(
      [
        'analyze/url',
        'analyze/domain',
        'analyze/email',
        'analyze/vulnerability',
        'ml-insights/sample',
        'contact/sales',
        'contact/support',
        'admin/users',
        'payments/create-order',
      ].map((path) => `POST /api/${path}`),
    ),
  );
});

it('S46 a result to report on, with any field broken, is never an internal error', async () => {
  const [app, cookie] = await startWithAdmin();
  const checks: [string, object][] = [
    ['url', { url: 'https://paypa1-login.example.top/verify?x=1' }],
    ['domain', { domain: 'paypa1-login.com' }],
    ['email', { content: 'From: PayPal <a@evil.example>\n\nVerify at http://evil.example/login' }],
    ['vulnerability', { vendor: 'Cisco', product: 'IOS', pageSize: 3 }],
  ];
  const statuses: number[] = [];
  for (const [what, asked] of checks) {
    const result = (await app.postJson(`/api/analyze/${what}`, asked, { cookie })).json<object>();
    const bodies = fc.sample(brokenResults(result), { numRuns: 40 }).map((analysisData, n) => ({
      analysisData,
      analysisType: what,
      format: reportFormats[n % reportFormats.length],
    }));
    statuses.push(
      ...(await sendAll(
        app,
        cookie,
        'POST /api/generate-report',
        [{ analysisData: result }, ...bodies],
        addresses(),
      )),
    );
  }
  expect(statuses).toEqual(expect.arrayContaining([200, 400]));
});

const asQuery = (body: unknown): string =>
  typeof body === 'object' && body !== null
    ? Object.entries(body)
        .map(([key, value]) =>
          [key, String(JSON.stringify(value)).replace(/^"|"$/g, '')]
            .map((one) => encodeURIComponent(one.toWellFormed()))
            .join('='),
        )
        .join('&')
    : encodeURIComponent(String(body).toWellFormed());
