import { eq } from 'drizzle-orm';
import { apiScopeNames, type CreateKeyInput, newKeyResponse } from '../../contract/api-keys.ts';
import type { PlanType } from '../../contract/plans.ts';
import type { OpenDatabase } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { openTestDatabase } from './engines.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

export const programmer = 'dev@company.example';

/** Puts a user on a plan until far from now. */
export const putOnPlan = async ({ db }: OpenDatabase, planType: PlanType, email = programmer) => {
  await db
    .update(users)
    .set({ planType, planResetDate: planType === 'free' ? null : new Date('2100-01-01') })
    .where(eq(users.email, email));
};

/** A key with every scope, unless the wish says otherwise. */
export const createKey = async (app: TestApp, cookie: string, wish: Partial<CreateKeyInput> = {}) => {
  const answer = await app.postJson(
    '/api/account/keys',
    { name: 'Mail gateway', scopes: apiScopeNames, ...wish },
    { cookie },
  );
  if (answer.statusCode !== 201) throw new Error(`no key: ${answer.body}`);
  return newKeyResponse.parse(answer.json());
};

type Options = Parameters<typeof startTestApp>[0] & { plan?: PlanType };

/** An app, a person on a plan with keys, and one key of theirs. */
export const startProgramApp = async ({ plan = 'standard', ...options }: Options = {}) => {
  const database = options.database ?? (await openTestDatabase());
  const app = await startTestApp({ ...options, database });
  const { cookie } = await app.signIn(programmer);
  await putOnPlan(database, plan);
  const made = await createKey(app, cookie);
  const bearer = { authorization: `Bearer ${made.key}` };
  return {
    app,
    database,
    cookie,
    made,
    bearer,
    /** A call as a program makes it. */
    post: (url: string, payload: object | Buffer | string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { ...bearer, ...headers } }),
    get: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { ...bearer, ...headers } }),
  };
};
