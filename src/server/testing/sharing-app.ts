import type { ShareRequest } from '../../contract/share.ts';
import type { Judges } from '../adapters/judges.ts';
import { openTestDatabase } from './engines.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

export const ownerOfShare = 'ana.bell@example.com';
const ana = ownerOfShare;

const mail = [
  'From: PayPal Service <service@paypa1-alerts.example>',
  `To: Ana Bell <${ana}>`,
  'Subject: Your account closes in 2 hours',
  '',
  `Dear ${ana}, verify your password and the code we sent you:`,
  'http://paypal.com.account-verify.example/login?e=ana.bell%40example.com',
  `https://track.example/${Buffer.from(ana).toString('base64')}/open`,
].join('\n');

export type Answer = Awaited<ReturnType<TestApp['postJson']>>;

/** A person with one message checked. */
export const startWithCheck = async (judges: Judges, open = openTestDatabase, more = {}) => {
  const database = await open();
  const app = await startTestApp({ database, judges, ...more });
  const { cookie } = await app.signIn(ana);
  const checked = await app.postJson('/api/analyze/email', { content: mail }, { cookie });
  const { id } = checked.json<{ id: string }>();
  return { app, db: database.db, cookie, id, ...callsAs(app, cookie) };
};

export const callsAs = (app: TestApp, cookie: string) => {
  const headers = { cookie, origin: 'http://localhost:80' };
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  return {
    call,
    share: (id: string, wish: object = { days: 7, content: 'all' } satisfies ShareRequest) =>
      call('POST', `/api/analysis/${id}/share`, wish),
    stateOf: (id: string) => call('GET', `/api/analysis/${id}/share`),
    withdraw: (id: string) => call('DELETE', `/api/analysis/${id}/share`),
  };
};

/** The path of the page and of the call, of an answer to sharing. */
export const pathsOf = (answer: Answer) => {
  const { url } = answer.json<{ url: string }>();
  const token = url.slice(url.lastIndexOf('/') + 1);
  return { page: `/shared/${token}`, api: `/api/shared/${token}` };
};
