import { expect } from 'vitest';
import type { PlanType } from '../../contract/plans.ts';
import { openTestDatabase } from './engines.ts';
import { putOnPlan } from './program-app.ts';
import { startTestApp } from './start-test-app.ts';

export const founder = 'ana@company.example';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Options = Parameters<typeof startTestApp>[0] & { plan?: PlanType; name?: string | null };

/** An app with a person who has founded an organisation, unless it has no name, and those they invite. */
export const startTeamApp = async ({
  plan = 'professional',
  name = 'Northwind',
  ...options
}: Options = {}) => {
  const database = options.database ?? (await openTestDatabase());
  const app = await startTestApp({ ...options, database });

  const caller = async (email: string) => {
    const { cookie } = await app.signIn(email);
    const headers = { cookie, origin: 'http://localhost:80' };
    const call = (method: Method, path: string, payload?: object) =>
      app.inject({ method, url: `/api/organisations${path}`, headers, ...(payload && { payload }) });
    return {
      ...{ email, headers, call },
      mine: async () => (await call('GET', '/mine')).json().organisation,
      join: (token: string) => call('POST', '/join', { token }),
    };
  };

  const owner = await caller(founder);
  await putOnPlan(database, plan, founder);
  if (name !== null) {
    const answer = await owner.call('POST', '', { name });
    if (answer.statusCode !== 201) throw new Error(`nothing was founded: ${answer.body}`);
  }
  /** The codes that were mailed to an address: they stand nowhere else. */
  const codesOf = (email: string) =>
    app.mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /invitation code is (\S+)/.exec(text)?.[1] ?? []);
  const invite = async (email: string, role: 'analyst' | 'member' = 'member') => {
    const before = codesOf(email).length;
    const answer = await owner.call('POST', '/invitations', { email, role });
    if (answer.statusCode !== 201) throw new Error(`nobody was invited: ${answer.body}`);
    await expect.poll(() => codesOf(email).length).toBeGreaterThan(before);
    return { id: answer.json<{ id: string }>().id, code: codesOf(email).at(-1) ?? '' };
  };
  return {
    ...{ app, database, owner, caller, invite },
    /** Somebody who has joined. */
    joined: async (email: string, role: 'analyst' | 'member' = 'member') => {
      // One after the other, as they are listed.
      app.turnClock(1000);
      const { code } = await invite(email, role);
      const person = await caller(email);
      const answer = await person.join(code);
      if (answer.statusCode !== 200) throw new Error(`nobody joined: ${answer.body}`);
      const { members } = await person.mine();
      const { id } = members.find(({ isYou }: { isYou: boolean }) => isYou);
      return { ...person, id: String(id) };
    },
  };
};
