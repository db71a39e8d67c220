import type { AnalysisTallyStore } from '../store/analysis-tallies.ts';
import type { ApiKeyStore } from '../store/api-keys.ts';
import type { CampaignStore } from '../store/campaigns.ts';
import type { CodeTryStore } from '../store/code-tries.ts';
import type { DmarcReportStore } from '../store/dmarc-reports.ts';
import type { ExpiredContentStore } from '../store/expired-content.ts';
import type { IdempotentAnswerStore } from '../store/idempotent-answers.ts';
import type { InvitationStore } from '../store/organisation-invitations.ts';
import type { OtpCodeStore } from '../store/otp-codes.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';
import type { PasskeyStore } from '../store/passkeys.ts';
import type { PhishingPictureStore } from '../store/phishing-pictures.ts';
import type { RateLimitStore } from '../store/rate-limits.ts';
import type { ReceiptStore } from '../store/receipts.ts';
import type { ReportedMessageStore } from '../store/reported-messages.ts';
import type { SessionStore } from '../store/sessions.ts';
import type { SignInTryStore } from '../store/sign-in-tries.ts';
import type { UsageStore } from '../store/usage.ts';
import type { VerdictCorrectionStore } from '../store/verdict-corrections.ts';
import type { VerdictReportStore } from '../store/verdict-reports.ts';
import type { WatchAlertStore } from '../store/watch-alerts.ts';
import type { WatchLookStore } from '../store/watch-looks.ts';
import type { WebhookDeliveryStore } from '../store/webhook-deliveries.ts';

/** A phishing picture that was not seen for a year is no longer in use. */
export const picturesLifetimeMs = 365 * 24 * 60 * 60 * 1000;

/** Wrong codes in a row stop counting when nobody has tried any for so long. */
export const triesLifetimeMs = 90 * 24 * 60 * 60 * 1000;

type Needs = {
  codes: OtpCodeStore;
  apiKeys: Pick<ApiKeyStore, 'removeOld'>;
  idempotent: Pick<IdempotentAnswerStore, 'removeOld'>;
  codeTries: CodeTryStore;
  passkeys: PasskeyStore;
  sessions: SessionStore;
  rateLimits: RateLimitStore;
  usage: UsageStore;
  expired: ExpiredContentStore;
  tallies: AnalysisTallyStore;
  pictures: PhishingPictureStore;
  reports: Pick<VerdictReportStore, 'removeExpired'>;
  corrections: Pick<VerdictCorrectionStore, 'removeExpired'>;
  outgoing: Pick<OutgoingMailStore, 'removeOld'>;
  reported: Pick<ReportedMessageStore, 'removeOld'>;
  receipts: Pick<ReceiptStore, 'forgetOldBuyers'>;
  webhookDeliveries: Pick<WebhookDeliveryStore, 'removeOld'>;
  jobs: (now: Date) => Promise<void>;
  watchAlerts: Pick<WatchAlertStore, 'removeOld'>;
  watchLooks: Pick<WatchLookStore, 'removeOld'>;
  campaigns: Pick<CampaignStore, 'removeOld'>;
  invitations: Pick<InvitationStore, 'removeExpired'>;
  signInTries: Pick<SignInTryStore, 'removeExpired'>;
  dmarcReports: Pick<DmarcReportStore, 'removeOld'>;
  removeTombstones: (now: Date) => Promise<void>;
  clock: () => Date;
};

/**
 * Removes what has expired. Only the size of the tables and people's privacy depend on it. Any number of servers may run it
 * at the same time: each step removes what is there, and finds less when another server was faster.
 */
export const tidyUp =
  ({
    codes,
    apiKeys,
    idempotent,
    codeTries,
    passkeys,
    sessions,
    rateLimits,
    usage,
    expired,
    tallies,
    pictures,
    reports,
    corrections,
    outgoing,
    reported,
    receipts,
    webhookDeliveries,
    jobs,
    watchAlerts,
    watchLooks,
    campaigns,
    invitations,
    signInTries,
    dmarcReports,
    removeTombstones,
    clock,
  }: Needs) =>
  async (): Promise<void> => {
    const now = clock();
    await codes.removeExpired(now);
    await codeTries.removeUntriedSince(new Date(now.getTime() - triesLifetimeMs));
    await passkeys.removeOldQuestions(now);
    await sessions.removeExpired(now);
    await rateLimits.removeOld(now);
    await usage.removeLapsed(now);
    await apiKeys.removeOld(now);
    await idempotent.removeOld(now);
    await expired.ofGuests(now);
    await expired.ofUsers(now);
    // Before the keys of their days.
    await reported.removeOld(now);
    await expired.ofMessages(now);
    await expired.figuresOfGuests(now);
    await reports.removeExpired(now);
    await corrections.removeExpired(now);
    await outgoing.removeOld(now);
    await receipts.forgetOldBuyers(now);
    await webhookDeliveries.removeOld(now);
    await jobs(now);
    await watchAlerts.removeOld(now);
    await watchLooks.removeOld(now);
    await campaigns.removeOld(now);
    await invitations.removeExpired(now);
    await signInTries.removeExpired(now);
    await dmarcReports.removeOld(now);
    await removeTombstones(now);
    await tallies.compact(now);
    await pictures.removeUnseenSince(new Date(now.getTime() - picturesLifetimeMs));
  };
