import type { Config } from '../config.ts';
import { administerUsers } from '../services/administer-users.ts';
import { deleteAccount } from '../services/delete-account.ts';
import { deleteAnalyses } from '../services/delete-analyses.ts';
import { exportAccount } from '../services/export-account.ts';
import { exportHistory } from '../services/export-history.ts';
import type { ExportWatched } from '../services/export-watched.ts';
import { findInHistory } from '../services/find-in-history.ts';
import { handleMessages } from '../services/handle-messages.ts';
import { isAdmin } from '../services/is-admin.ts';
import { keepFor } from '../services/keep-for.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { listUsers } from '../services/list-users.ts';
import { openAnalysis } from '../services/open-analysis.ts';
import { ownsAnalysis } from '../services/owns-analysis.ts';
import type { Notify, PostMails, TellMembers } from '../services/post-mails.ts';
import { presentUser } from '../services/present-user.ts';
import { showAnalytics } from '../services/show-analytics.ts';
import { showAudit } from '../services/show-audit.ts';
import { showAnalysis, showHistory } from '../services/show-history.ts';
import type { SpendCode } from '../services/spend-code.ts';
import type { TakeTurn } from '../services/take-turns.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { Database } from '../store/database.ts';
import type { ExpiredContentStore } from '../store/expired-content.ts';
import type { JobResultRow } from '../store/job-items.ts';
import type { KeptHistoryStore } from '../store/kept-history.ts';
import { messageList } from '../store/message-list.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';
import type { OwnAnalysisStore } from '../store/own-analyses.ts';
import { userListStore } from '../store/user-list.ts';
import type { VerdictReportStore } from '../store/verdict-reports.ts';
import type { WebhookStore } from '../store/webhooks.ts';

type Needs = {
  config: Config;
  db: Database;
  analyses: AnalysisStore;
  findInJobs: (id: string, userId?: string) => Promise<JobResultRow | null>;
  history: KeptHistoryStore;
  limitCalls: LimitCalls;
  takeTurn: TakeTurn;
  messages: ContactMessageStore;
  reports: VerdictReportStore;
  webhooks: Pick<WebhookStore, 'listOf'>;
  watched: ExportWatched;
  own: OwnAnalysisStore;
  expired: ExpiredContentStore;
  spendCode: SpendCode;
  notify: Notify;
  tellMembers: TellMembers;
  welcome: PostMails['welcome'];
  outgoing: OutgoingMailStore;
  hasMailServer: boolean;
  deliverSoon: () => void;
  clock: () => Date;
};

/** What users may do with their own data, and administrators with users. */
export const administration = (needs: Needs) => {
  const {
    config,
    db,
    analyses,
    findInJobs,
    history,
    limitCalls,
    takeTurn,
    messages,
    reports,
    webhooks,
    watched,
    own,
    expired,
    spendCode,
    notify,
    tellMembers,
    welcome,
    clock,
  } = needs;
  const mayAdminister = isAdmin(config);
  const find = findInHistory({ history, limitCalls, takeTurn });
  return {
    isAdmin: mayAdminister,
    showHistory: showHistory({ analyses, history, findInHistory: find }),
    exportHistory: exportHistory({ history, findInHistory: find, limitCalls, clock }),
    /** For programs: a key opens what is its owner's, whoever they are. */
    showOwnAnalysis: showAnalysis({ findAnalysis: analyses.find, findInJobs, history, isAdmin: () => false }),
    showAnalysis: showAnalysis({ findAnalysis: analyses.find, findInJobs, history, isAdmin: mayAdminister }),
    ownsAnalysis: ownsAnalysis({ own }),
    keepFor: keepFor({ own, expired, clock }),
    deleteAnalyses: deleteAnalyses({ own, clock }),
    openAnalysis: openAnalysis({ db, findAnalysis: analyses.find, clock }),
    exportAccount: exportAccount({
      ...{ db, analyses, messages, reports, webhooks, watched, spendCode, notify, clock },
    }),
    deleteAccount: deleteAccount({ db, isAdmin: mayAdminister, spendCode }),
    listUsers: listUsers({ userList: userListStore(db), presentUser: presentUser(config), clock }),
    administerUsers: administerUsers({ db, isAdmin: mayAdminister, notify, tellMembers, welcome, clock }),
    handleMessages: handleMessages({
      ...{ db, messages, clock },
      list: messageList(db),
      outgoing: needs.outgoing,
      inboxes: config.addresses,
      hasMailServer: needs.hasMailServer,
      deliverSoon: needs.deliverSoon,
    }),
    showAnalytics: showAnalytics({ db, clock }),
    showAudit: showAudit({ adminActions: adminActionStore(db) }),
  };
};
