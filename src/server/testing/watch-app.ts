import type { PlanType } from '../../contract/plans.ts';
import { type CveRecord, type KevEntry, readNvdRecord } from '../../engine/index.ts';
import { outgoingMailStore } from '../store/outgoing-mails.ts';
import { testKeys } from './content-keys.ts';
import { openTestDatabase } from './engines.ts';
import { putOnPlan } from './program-app.ts';
import { publishCatalogue } from './publish-catalogue.ts';
import { startTestApp } from './start-test-app.ts';
import { nvdRecord } from './vulnerability-feeds.ts';
import { testKeeper } from './watch-keeper.ts';

export const watcher = 'ana@example.com';

/** An invented record of FortiOS, from 7.2.0 to before 7.2.5. */
export const inventedCve = (
  id: string,
  given: Partial<Parameters<typeof nvdRecord>[0]> = {},
  facts: Partial<CveRecord> = {},
): CveRecord => {
  const record = readNvdRecord(nvdRecord({ id, ...given }).cve);
  if (!record) throw new Error('the test invented no record');
  return { ...record, ...facts };
};

export const listedAsExploited: KevEntry = {
  addedOn: '2026-11-14',
  dueOn: '2026-12-05',
  name: 'An invented name',
  requiredAction: 'Apply updates per vendor instructions.',
  isRansomware: false,
};

/** Without CPE: its text alone names maker and product. */
export const unanalysedCve = (id: string): CveRecord => ({
  ...inventedCve(id, { description: 'An invented flaw in Fortinet FortiOS allows an attacker to do harm.' }),
  affected: [],
  cvss: null,
});

type Options = Parameters<typeof startTestApp>[0] & {
  plan?: PlanType;
  records?: readonly CveRecord[] | null;
};

/** An app with a person who may watch, and a catalogue that the test replaces. */
export const startWatchApp = async ({ plan = 'standard', records = [], ...options }: Options = {}) => {
  const database = options.database ?? (await openTestDatabase());
  const { db } = database;
  if (records) await publishCatalogue(db, records, { now: new Date('2026-11-15T11:00:00Z') });
  const app = await startTestApp({ ...options, database });
  const { cookie } = await app.signIn(watcher);
  await putOnPlan(database, plan, watcher);
  const headers = { cookie, origin: 'http://localhost:80' };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/watch/${path}`, headers, ...(payload && { payload }) });
  const keys = testKeys(db);
  return {
    app,
    database,
    cookie,
    call,
    /** Another server on the same database. */
    looker: () => testKeeper(db, app.now),
    publish: (next: readonly CveRecord[], asOf?: string) =>
      publishCatalogue(db, next, { now: app.now(), ...(asOf && { asOf }) }),
    importTable: (table: string, type = 'text/csv') =>
      app.inject({
        method: 'POST',
        url: '/api/watch/devices/import',
        headers: { ...headers, 'content-type': type },
        payload: table,
      }),
    add: async (version = '7.2.4', note?: string) => {
      const answer = await call('POST', 'devices', { vendor: 'Fortinet', product: 'FortiOS', version, note });
      if (answer.statusCode !== 201) throw new Error(`nothing was added: ${answer.body}`);
      return answer.json<{ id: string; found: object; hint: string | null; vulnerabilities: object[] }>();
    },
    alerts: async (query = '') =>
      (await call('GET', `alerts${query}`)).json<{
        alerts: {
          id: string;
          kind: string;
          cveId: string;
          subject: string;
          state: string;
          isGrave: boolean;
        }[];
        open: number;
      }>(),
    /** The mails in the queue, as they are to be sent. */
    queued: async () => {
      const mails = [];
      const store = outgoingMailStore(db, keys);
      for (;;) {
        const mail = await store.nextDue(new Date('2100-01-01'));
        if (!mail) return mails;
        mails.push(mail);
        await store.take(mail.id, new Date('2100-01-01'));
      }
    },
  };
};
