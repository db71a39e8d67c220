import type { Config } from '../config.ts';
import { administerUsers } from '../services/administer-users.ts';
import { deleteAccount } from '../services/delete-account.ts';
import { exportAccount } from '../services/export-account.ts';
import { isAdmin } from '../services/is-admin.ts';
import { listUsers } from '../services/list-users.ts';
import type { Notify } from '../services/notify.ts';
import { presentUser } from '../services/present-user.ts';
import { showAnalytics } from '../services/show-analytics.ts';
import { showAudit } from '../services/show-audit.ts';
import { showAnalysis, showHistory } from '../services/show-history.ts';
import type { SpendCode } from '../services/spend-code.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import { analysisStore } from '../store/analyses.ts';
import type { Database } from '../store/database.ts';
import { userListStore } from '../store/user-list.ts';

type Needs = { config: Config; db: Database; spendCode: SpendCode; notify: Notify; clock: () => Date };

/** What users may do with their own data, and administrators with users. */
export const administration = ({ config, db, spendCode, notify, clock }: Needs) => {
  const mayAdminister = isAdmin(config);
  const analyses = analysisStore(db);
  return {
    isAdmin: mayAdminister,
    showHistory: showHistory({ analyses }),
    showAnalysis: showAnalysis({ findAnalysis: analyses.find, isAdmin: mayAdminister }),
    exportAccount: exportAccount({ db, analyses, spendCode, notify, clock }),
    deleteAccount: deleteAccount({ db, isAdmin: mayAdminister, spendCode }),
    listUsers: listUsers({ userList: userListStore(db), presentUser: presentUser(config), clock }),
    administerUsers: administerUsers({ db, isAdmin: mayAdminister, notify, clock }),
    showAnalytics: showAnalytics({ db, clock }),
    showAudit: showAudit({ adminActions: adminActionStore(db) }),
  };
};
