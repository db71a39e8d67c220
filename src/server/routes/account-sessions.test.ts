import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountSessionsResponse } from '../../contract/account.ts';
import { endSessionsOf } from '../services/end-sessions-of.ts';
import { adminActions, userSessions } from '../store/schema.ts';
import { engines } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const ana = 'ana@example.com';

const sessionsOf = async (app: TestApp, cookie: string) => {
  const answer = await app.inject({ url: '/api/account/sessions', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return accountSessionsResponse.parse(answer.json()).sessions;
};
const end = (app: TestApp, cookie: string, body: object) =>
  app.postJson('/api/account/end-sessions', body, { cookie });
const isSignedIn = async (app: TestApp, cookie: string) =>
  (await app.inject({ url: '/api/dashboard', headers: { cookie } })).statusCode === 200;

describe.each(engines)('sessions on the $name engine', ({ open }) => {
  const begin = async () => {
    const database = await open();
    const app = await startTestApp({ database });
    const cookies: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      app.turnClock(60_000);
      cookies.push((await app.signIn(ana)).cookie);
    }
    const [first = '', second = '', third = ''] = cookies;
    const bobs = (await app.signIn('bob@example.com')).cookie;
    return { app, db: database.db, first, second, third, bobs };
  };

  it('are listed, the newest first, the present one marked, without anything that could sign in', async () => {
    const { app, second } = await begin();
    const sessions = await sessionsOf(app, second);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
    expect(sessions.map(({ createdAt }) => createdAt)).toEqual(
      sessions
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['createdAt', 'expiresAt', 'id', 'isCurrent']);
  });

  it('are ended one by one, by their owner only', async () => {
    const { app, first, second, bobs } = await begin();
    const oldest = (await sessionsOf(app, second)).at(-1);
    const refused = await end(app, bobs, { id: oldest?.id });
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { error: 'not_found', message: 'This session has already ended' },
    ]);
    expect(await isSignedIn(app, first)).toBe(true);
    expect((await end(app, second, { id: oldest?.id })).json()).toEqual({
      ended: 1,
      message: 'One session was ended.',
    });
    expect(await isSignedIn(app, first)).toBe(false);
    expect(await sessionsOf(app, second)).toHaveLength(2);
  });

  it('are ended all at once except the caller’s own, and no other user’s', async () => {
    const { app, first, second, third, bobs } = await begin();
    expect((await end(app, second, {})).json()).toEqual({ ended: 2, message: '2 sessions were ended.' });
    const stillIn = await Promise.all([first, second, third, bobs].map((cookie) => isSignedIn(app, cookie)));
    expect(stillIn).toEqual([false, true, false, true]);
    expect((await end(app, second, {})).json()).toMatchObject({ ended: 0 });
  });

  it('are not shown to guests, and a wrong id is refused with a reason', async () => {
    const { app, first } = await begin();
    expect((await app.inject({ url: '/api/account/sessions' })).statusCode).toBe(401);
    expect((await app.postJson('/api/account/end-sessions', {})).statusCode).toBe(401);
    const wrong = await end(app, first, { id: 'mine' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      400,
      'Please name the session by its id, or none to end all others',
    ]);
  });

  it('are ended by the operator, which is recorded', async () => {
    const { app, db, first, bobs } = await begin();
    expect(await endSessionsOf(db, ana, new Date())).toBe(3);
    expect(await endSessionsOf(db, 'eve@example.com', new Date())).toBeNull();
    expect(await isSignedIn(app, first)).toBe(false);
    expect(await isSignedIn(app, bobs)).toBe(true);
    expect(await db.select().from(userSessions)).toHaveLength(1);
    const actions = await db.select().from(adminActions).where(eq(adminActions.action, 'end sessions'));
    expect(actions).toMatchObject([{ adminEmail: 'command line', targets: [ana], details: { ended: 3 } }]);
  });
});
