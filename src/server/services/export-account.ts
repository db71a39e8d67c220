import type { Analysis } from '../../contract/analysis.ts';
import { productName } from '../../contract/site.ts';
import { accountRecords } from '../store/account-records.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { Database } from '../store/database.ts';
import type { UserRow } from '../store/users.ts';
import type { Notify } from './notify.ts';
import { presentAnalysis } from './present-analysis.ts';
import { redeemCode } from './redeem-code.ts';
import type { SpendCode } from './spend-code.ts';

type Needs = {
  db: Database;
  analyses: AnalysisStore;
  messages: Pick<ContactMessageStore, 'listOf'>;
  spendCode: SpendCode;
  notify: Notify;
  clock: () => Date;
};

/**
 * Everything that is stored about a user, as one JSON object, for a code that was mailed for this. It comes in pieces
 * of text: years of messages may not fit into memory.
 */
export const exportAccount =
  ({ db, analyses, messages, spendCode, notify, clock }: Needs) =>
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
    return fileOf({ ...about, ...records, messages: written }, analysesOf(analyses, user));
  };
export type ExportAccount = ReturnType<typeof exportAccount>;

const analysesOf = async function* (analyses: AnalysisStore, user: UserRow): AsyncGenerator<Analysis> {
  for await (const rows of analyses.allOf(user.id)) yield* rows.map(presentAnalysis);
};

const fileOf = async function* (head: object, analyses: AsyncGenerator<Analysis>): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "analyses": [`;
  let separator = '\n';
  for await (const analysis of analyses) {
    yield `${separator}    ${JSON.stringify(analysis)}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
};
