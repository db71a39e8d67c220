import { describe, expect, it, onTestFinished } from 'vitest';
import { analysisTallyStore } from '../store/analysis-tallies.ts';
import { apiKeyStore } from '../store/api-keys.ts';
import { campaignStore } from '../store/campaigns.ts';
import { codeTryStore } from '../store/code-tries.ts';
import type { Database } from '../store/database.ts';
import { dmarcReportStore } from '../store/dmarc-reports.ts';
import { expiredContentStore } from '../store/expired-content.ts';
import { idempotentAnswerStore } from '../store/idempotent-answers.ts';
import { invitationStore } from '../store/organisation-invitations.ts';
import { otpCodeStore } from '../store/otp-codes.ts';
import { outgoingMailStore } from '../store/outgoing-mails.ts';
import { passkeyStore } from '../store/passkeys.ts';
import { phishingPictureStore } from '../store/phishing-pictures.ts';
import { rateLimitStore } from '../store/rate-limits.ts';
import { receiptStore } from '../store/receipts.ts';
import { reportedMessageStore } from '../store/reported-messages.ts';
import { analysisResults, otpCodes, userSessions, users } from '../store/schema.ts';
import { sessionStore } from '../store/sessions.ts';
import { signInTryStore } from '../store/sign-in-tries.ts';
import { removeOldTombstones } from '../store/tombstones.ts';
import { usageStore } from '../store/usage.ts';
import { verdictCorrectionStore } from '../store/verdict-corrections.ts';
import { verdictReportStore } from '../store/verdict-reports.ts';
import { watchAlertStore } from '../store/watch-alerts.ts';
import { watchLookStore } from '../store/watch-looks.ts';
import { webhookDeliveryStore } from '../store/webhook-deliveries.ts';
import { testKeys } from '../testing/content-keys.ts';
import { engines } from '../testing/engines.ts';
import { tidyUp } from './tidy-up.ts';

const now = new Date('2026-11-15T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const ago = (ms: number) => new Date(now.getTime() - ms);

const jobOn = (db: Database) =>
  tidyUp({
    codes: otpCodeStore(db),
    apiKeys: apiKeyStore(db),
    idempotent: idempotentAnswerStore(db, testKeys(db)),
    codeTries: codeTryStore(db),
    passkeys: passkeyStore(db),
    sessions: sessionStore(db),
    rateLimits: rateLimitStore(db),
    usage: usageStore(db),
    expired: expiredContentStore(db, testKeys(db)),
    tallies: analysisTallyStore(db),
    pictures: phishingPictureStore(db),
    reports: verdictReportStore(db, testKeys(db)),
    corrections: verdictCorrectionStore(db),
    outgoing: outgoingMailStore(db, testKeys(db)),
    reported: reportedMessageStore(db, testKeys(db)),
    receipts: receiptStore(db),
    webhookDeliveries: webhookDeliveryStore(db, testKeys(db)),
    jobs: async () => undefined,
    watchAlerts: watchAlertStore(db, testKeys(db)),
    watchLooks: watchLookStore(db),
    campaigns: campaignStore(db, testKeys(db)),
    invitations: invitationStore(db),
    signInTries: signInTryStore(db),
    dmarcReports: dmarcReportStore(db, testKeys(db)),
    removeTombstones: (at) => removeOldTombstones(db, at),
    clock: () => now,
  });

describe.each(engines)('tidying up on the $name engine', ({ open }) => {
  it('removes what has expired and nothing else, on three servers at once', async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const [user] = await db
      .insert(users)
      .values({ email: 'ana@example.com', retentionDays: null })
      .returning();
    const userId = user?.id ?? '';
    const analysis = (createdAt: Date, owner: string | null) => ({
      userId: owner,
      analysisType: 'url' as const,
      inputData: 'example.com',
      riskScore: 0,
      riskLevel: 'safe' as const,
      threats: [],
      recommendations: [],
      createdAt,
    });
    await db
      .insert(analysisResults)
      .values([
        ...Array.from({ length: 2500 }, (_, n) => analysis(ago(31 * day + n), null)),
        analysis(ago(30 * day - 1000), null),
        analysis(ago(400 * day), userId),
      ]);
    const lasting = { createdAt: now, expiresAt: ago(-day) };
    const over = { createdAt: now, expiresAt: ago(1) };
    await db.insert(userSessions).values([
      { userId, sessionToken: 'lasts', ...lasting },
      { userId, sessionToken: 'is over', ...over },
    ]);
    await db.insert(otpCodes).values([
      { email: 'ana@example.com', code: 'lasts', ...lasting },
      { email: 'bob@example.com', code: 'is over', ...over },
    ]);
    const job = jobOn(db);
    await Promise.all([job(), job(), job()]);
    // One of two servers leaves a contested row to the other; skipped rows are removed in the next round.
    await job();
    const kept = await db.select().from(analysisResults).orderBy(analysisResults.createdAt);
    expect(kept.map((row) => row.userId)).toEqual([userId, null]);
    expect(await db.select().from(userSessions)).toMatchObject([{ sessionToken: 'lasts' }]);
    expect(await db.select().from(otpCodes)).toMatchObject([{ code: 'lasts' }]);
    expect(await analysisTallyStore(db).totals()).toMatchObject([{ analyses: 2 }]);
  });
});
