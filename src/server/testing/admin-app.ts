import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { openTestDatabase } from './engines.ts';
import type { TestApp } from './start-test-app.ts';
import { startTestApp } from './start-test-app.ts';

type Headers = Record<string, string>;

/** Calls as the console makes them, with the administrator's cookie. */
export type AdminApp = {
  app: TestApp;
  database: OpenDatabase;
  cookie: string;
  get: (url: string) => ReturnType<TestApp['postJson']>;
  post: (url: string, body: object) => ReturnType<TestApp['postJson']>;
  patch: (url: string, body: object) => ReturnType<TestApp['postJson']>;
  remove: (url: string) => ReturnType<TestApp['postJson']>;
};

export const adminEmail = 'admin@example.com';
export const ownerEmail = 'owner@example.com';

/** The real app with an administrator who has signed in. */
export const startAdminApp = async (open = openTestDatabase): Promise<AdminApp> => {
  const database = await open();
  const app = await startTestApp({ database, env: { OWNER_EMAIL: 'Owner@Example.com' } });
  const { cookie } = await app.signIn(adminEmail);
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.email, adminEmail));
  const headers: Headers = { cookie, origin: 'http://localhost:80' };
  return {
    app,
    database,
    cookie,
    get: (url) => app.inject({ url, headers }),
    post: (url, payload) => app.inject({ method: 'POST', url, payload, headers }),
    patch: (url, payload) => app.inject({ method: 'PATCH', url, payload, headers }),
    remove: (url) => app.inject({ method: 'DELETE', url, headers }),
  };
};

/** Users without a session. Returns their ids, in the order given. */
export const addUsers = async ({ db }: OpenDatabase, emails: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (let from = 0; from < emails.length; from += 1000) {
    const part = emails.slice(from, from + 1000).map((email) => ({ email }));
    ids.push(...(await db.insert(users).values(part).returning({ id: users.id })).map(({ id }) => id));
  }
  return ids;
};
