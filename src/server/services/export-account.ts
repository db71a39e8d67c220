import type { Analysis } from '../../contract/analysis.ts';
import { productName } from '../../contract/site.ts';
import { accountRecords } from '../store/account-records.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { Database } from '../store/database.ts';
import type { UserRow } from '../store/users.ts';
import type { VerdictReportStore } from '../store/verdict-reports.ts';
import type { WebhookStore } from '../store/webhooks.ts';
import type { ExportWatched } from './export-watched.ts';
import type { Notify } from './post-mails.ts';
import { presentAnalysis } from './present-analysis.ts';
import { redeemCode } from './redeem-code.ts';
import { presentReport } from './report-verdict.ts';
import type { SpendCode } from './spend-code.ts';

type Needs = {
  db: Database;
  analyses: AnalysisStore;
  messages: Pick<ContactMessageStore, 'listOf'>;
  reports: Pick<VerdictReportStore, 'allOf'>;
  webhooks: Pick<WebhookStore, 'listOf'>;
  watched: ExportWatched;
  spendCode: SpendCode;
  notify: Notify;
  clock: () => Date;
};

/**
 * Everything that is stored about a user, as one JSON object, for a code that was mailed for this. It comes in pieces
 * of text: years of messages may not fit into memory.
 */
export const exportAccount =
  ({ db, analyses, messages, reports, webhooks, watched, spendCode, notify, clock }: Needs) =>
  async (
    user: UserRow,
    { code, address }: { code: string; address: string },
  ): Promise<AsyncGenerator<string>> => {
    const spent = await spendCode({ email: user.email, code, address, purpose: 'export' });
    await db.transaction((transaction) => redeemCode(transaction, spent));
    notify(user.email, { kind: 'export' });
    const about = { product: productName, exportedAt: clock().toISOString(), user };
    const records = await accountRecords(db, user);
    const written = await messages.listOf(user.email);
    // Without secrets: an exported file should sign nothing.
    const hooks = (await webhooks.listOf(user.id)).map(
      ({ secret: _, before: __, authorization: ___, ...hook }) => hook,
    );
    return fileOf(
      { ...about, ...records, messages: written, webhooks: hooks, ...(await watched.records(user)) },
      {
        analyses: analysesOf(analyses, user),
        verdictReports: reportsOf(reports, user),
        watchedDevices: watched.devices(user),
        watchedDomains: watched.domains(user),
        watchAlerts: watched.alerts(user),
        dmarcReports: watched.dmarcReports(user),
        dmarcDays: watched.dmarcDays(user),
      },
    );
  };
export type ExportAccount = ReturnType<typeof exportAccount>;

const analysesOf = async function* (analyses: AnalysisStore, user: UserRow): AsyncGenerator<Analysis> {
  for await (const rows of analyses.allOf(user.id)) yield* rows.map(presentAnalysis);
};

const reportsOf = async function* (
  reports: Pick<VerdictReportStore, 'allOf'>,
  user: UserRow,
): AsyncGenerator<object> {
  for await (const rows of reports.allOf(user.id))
    yield* rows.map((row) => ({ ...presentReport(row), keptContent: row.analysis }));
};

/** What is small, then lists that may be larger than memory. */
const fileOf = async function* (
  head: object,
  lists: Record<string, AsyncGenerator<object>>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const [name, items] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const item of items) {
      yield `${separator}    ${JSON.stringify(item)}`;
      separator = ',\n';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
};
