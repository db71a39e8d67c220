import type { MessageKind } from '../../contract/admin-messages.ts';
import type { Mail } from '../adapters/mail.ts';
import { forwardedMail } from '../mails/contact-mails.ts';
import type { MailWords } from '../mails/mail-words.ts';
import { planBeganMail, planEndedMail, planEndsMail } from '../mails/plan-end-mails.ts';
import { receiptMail } from '../mails/receipt-mail.ts';
import { renderMail } from '../mails/render-mail.ts';
import { teamDecisionMail } from '../mails/team-decision-mail.ts';
import { verdictAnswerMail } from '../mails/verdict-answer-mail.ts';
import { webhookPausedMail } from '../mails/webhook-paused-mail.ts';
import type { CampaignStore } from '../store/campaigns.ts';
import { teamDecisionKey } from '../store/change-campaigns.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { InvitationStore } from '../store/organisation-invitations.ts';
import type { OutgoingMail } from '../store/outgoing-mails.ts';
import { planEndKey } from '../store/plan-end-key.ts';
import type { PlanEndStore } from '../store/plan-ends.ts';
import type { ReceiptStore } from '../store/receipts.ts';
import { answerKey, type VerdictReportStore } from '../store/verdict-reports.ts';
import { pauseKey } from '../store/webhook-deliveries.ts';
import type { WebhookStore } from '../store/webhooks.ts';

type Needs = {
  messages: Pick<ContactMessageStore, 'find'>;
  reports: Pick<VerdictReportStore, 'findAnswered'>;
  planEnds: Pick<PlanEndStore, 'find'>;
  receipts: Pick<ReceiptStore, 'byId'>;
  webhooks: Pick<WebhookStore, 'findAny'>;
  invitations: Pick<InvitationStore, 'isThere'>;
  campaigns: Pick<CampaignStore, 'findAnswered'>;
  inboxes: Record<MessageKind, string>;
  clock: () => Date;
};

/**
 * Writes a mail out of what it is about, as that is now: a report that was taken back, a plan that was renewed and a message that
 * was deleted need none any more, and the answer is null.
 */
export const writeMail = (needs: Needs) => {
  const { messages, reports, planEnds, receipts, webhooks, invitations, campaigns, inboxes, clock } = needs;
  const draft = async (mail: OutgoingMail): Promise<{ to: string | null; words: MailWords } | null> => {
    const about = mail.about ?? '';
    const to = mail.recipient;
    switch (mail.kind) {
      case 'contact': {
        const message = await messages.find(about);
        return message && { to: inboxes[message.kind], words: forwardedMail(message) };
      }
      case 'verdict answer': {
        const report = await reports.findAnswered(about);
        if (!report?.decidedAt) return null;
        const isCurrent = answerKey({ id: report.id, decidedAt: report.decidedAt }) === mail.dedupeKey;
        return isCurrent ? { to, words: verdictAnswerMail(report) } : null;
      }
      case 'plan ends in 7 days':
      case 'plan ends in 1 day':
      case 'plan ended':
      case 'plan began': {
        const now = clock();
        const plan = await planEnds.find(about, now);
        if (!plan || planEndKey(mail.kind, plan) !== mail.dedupeKey) return null;
        const { planType, endsAt, waiting } = plan;
        if (mail.kind === 'plan ended') return { to, words: planEndedMail(endsAt) };
        // One that has waited until the end has nothing to announce any more.
        if (endsAt <= now) return null;
        if (mail.kind === 'plan began') return { to, words: planBeganMail(planType, endsAt) };
        return { to, words: planEndsMail(planType, endsAt, waiting) };
      }
      case 'receipt': {
        const receipt = await receipts.byId(about);
        return receipt && { to, words: receiptMail(receipt) };
      }
      case 'webhook paused': {
        const webhook = await webhooks.findAny(about);
        const isStill = webhook?.pausedAt && pauseKey(webhook.id, webhook.pausedAt) === mail.dedupeKey;
        return isStill ? { to, words: webhookPausedMail(new URL(webhook.url).host) } : null;
      }
      case 'team decision': {
        const answered = await campaigns.findAnswered(about);
        if (!answered?.campaign.decision) return null;
        const { report, campaign, note } = answered;
        const { language, ...thread } = report.reporter;
        const isCurrent = mail.dedupeKey.startsWith(teamDecisionKey(campaign, ''));
        return isCurrent
          ? {
              to,
              words: teamDecisionMail({ language, decision: answered.campaign.decision, note, thread }),
            }
          : null;
      }
      case 'invitation':
        return mail.words && (await invitations.isThere(about, clock())) ? { to, words: mail.words } : null;
      default:
        return mail.words && { to, words: mail.words };
    }
  };

  return async (mail: OutgoingMail): Promise<Mail | null> => {
    const drafted = await draft(mail);
    if (!drafted?.to) return null;
    // The same for every try, so that a mailbox can recognise one that came twice after all.
    return { to: drafted.to, id: mail.id, ...renderMail(drafted.words) };
  };
};
