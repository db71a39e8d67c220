import type { FastifyBaseLogger } from 'fastify';
import { mailFailure, type SendMail } from '../adapters/mail.ts';
import type { Config } from '../config.ts';
import { deliverMails } from '../services/deliver-mails.ts';
import { postMails } from '../services/post-mails.ts';
import { writeMail } from '../services/write-mail.ts';
import { campaignStore } from '../store/campaigns.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { invitationStore } from '../store/organisation-invitations.ts';
import { outgoingMailStore } from '../store/outgoing-mails.ts';
import { planEndStore } from '../store/plan-ends.ts';
import { receiptStore } from '../store/receipts.ts';
import { verdictReportStore } from '../store/verdict-reports.ts';
import { webhookStore } from '../store/webhooks.ts';

type Needs = {
  config: Pick<Config, 'addresses' | 'databaseUrl'>;
  db: Database;
  keys: ContentKeyStore;
  messages: ContactMessageStore;
  sendMail: SendMail | null;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** The one queue of mails, and who brings its mails to the mail server. */
export const mailing = ({ config, db, keys, messages, sendMail, clock, log }: Needs) => {
  const outgoing = outgoingMailStore(db, keys);
  const planEnds = planEndStore(db);
  const inboxes = config.addresses;
  const onMailFailure = (error: unknown) => log.error(mailFailure(error), 'mail was not delivered');
  const delivery = deliverMails({
    outgoing,
    writeMail: writeMail({
      ...{ messages, planEnds, inboxes, clock },
      reports: verdictReportStore(db, keys),
      receipts: receiptStore(db),
      webhooks: webhookStore(db, keys),
      invitations: invitationStore(db),
      campaigns: campaignStore(db, keys),
    }),
    sendMail,
    clock,
    onMailFailure,
    onUnwritable: (error) => log.error({ err: error }, 'a mail could not be written'),
  });
  const deliverSoon = () => {
    delivery.deliver().catch((error: unknown) => log.warn({ err: error }, 'mails could not be delivered'));
  };
  const hasMailServer = sendMail !== null;
  const posted = postMails({
    ...{ db, outgoing, inboxes, hasMailServer, deliverSoon, clock },
    onFailure: (error) => log.warn({ err: error }, 'a mail could not be queued'),
  });
  let announcing: Promise<void> | null = null;
  const announcePlanEnds = async () => {
    if (!hasMailServer) return;
    if ((await planEnds.announce(clock())) > 0) deliverSoon();
  };
  return {
    outgoing,
    /**
     * The embedded database is ours alone: the server that held mails is gone. What cannot be released, on a full disk, is due
     * seconds later all the same, and a server that cannot write still starts to read.
     */
    releaseMails: async (): Promise<void> => {
      if (config.databaseUrl) return;
      await outgoing
        .releaseAll(clock())
        .catch((error: unknown) => log.warn({ err: error }, 'mails that were being sent stay held'));
    },
    hasMailServer,
    onMailFailure,
    deliverSoon,
    notify: posted.notify,
    tellMembers: posted.tellMembers,
    welcome: posted.welcome,
    confirm: posted.confirm,
    /** Mails people whose plan ends soon or has ended. */
    announcePlanEnds: () => {
      announcing ??= announcePlanEnds()
        .catch((error: unknown) => log.warn({ err: error }, 'ends of plans could not be announced'))
        .finally(() => {
          announcing = null;
        });
      return announcing;
    },
    stop: async (): Promise<void> => {
      await Promise.all([posted.stop(), announcing]);
      await delivery.stop();
    },
  };
};
