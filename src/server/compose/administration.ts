import type { Config } from '../config.ts';
import { administerUsers } from '../services/administer-users.ts';
import { deleteAccount } from '../services/delete-account.ts';
import { deleteAnalyses } from '../services/delete-analyses.ts';
import { exportAccount } from '../services/export-account.ts';
import { isAdmin } from '../services/is-admin.ts';
import { keepFor } from '../services/keep-for.ts';
import { listUsers } from '../services/list-users.ts';
import type { Notify } from '../services/notify.ts';
import { openAnalysis } from '../services/open-analysis.ts';
import { presentUser } from '../services/present-user.ts';
import { showAnalytics } from '../services/show-analytics.ts';
import { showAudit } from '../services/show-audit.ts';
import { showAnalysis, showHistory } from '../services/show-history.ts';
import type { SpendCode } from '../services/spend-code.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { Database } from '../store/database.ts';
import type { ExpiredContentStore } from '../store/expired-content.ts';
import type { OwnAnalysisStore } from '../store/own-analyses.ts';
import { userListStore } from '../store/user-list.ts';

type Needs = {
  config: Config;
  db: Database;
  analyses: AnalysisStore;
  messages: ContactMessageStore;
  own: OwnAnalysisStore;
  expired: ExpiredContentStore;
  spendCode: SpendCode;
  notify: Notify;
  clock: () => Date;
};

/** What users may do with their own data, and administrators with users. */
export const administration = (needs: Needs) => {
  const { config, db, analyses, messages, own, expired, spendCode, notify, clock } = needs;
  const mayAdminister = isAdmin(config);
  return {
    isAdmin: mayAdminister,
    showHistory: showHistory({ analyses }),
    showAnalysis: showAnalysis({ findAnalysis: analyses.find, isAdmin: mayAdminister }),
    keepFor: keepFor({ own, expired, clock }),
    deleteAnalyses: deleteAnalyses({ own, clock }),
    openAnalysis: openAnalysis({ db, findAnalysis: analyses.find, clock }),
    exportAccount: exportAccount({ db, analyses, messages, spendCode, notify, clock }),
    deleteAccount: deleteAccount({ db, isAdmin: mayAdminister, spendCode }),
    listUsers: listUsers({ userList: userListStore(db), presentUser: presentUser(config), clock }),
    administerUsers: administerUsers({ db, isAdmin: mayAdminister, notify, clock }),
    showAnalytics: showAnalytics({ db, clock }),
    showAudit: showAudit({ adminActions: adminActionStore(db) }),
  };
};
