import { describe, expect, it } from 'vitest';
import { contactMessages, outgoingMails } from '../store/schema.ts';
import { adminEmail, startAdminApp } from '../testing/admin-app.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const ana = { name: 'Ana', email: 'ana@example.com', problem: 'The report does not open.' };
const bob = { name: 'Bob', email: 'bob@example.com', company: 'Acme', message: 'We are two hundred people.' };
const reason = 'To answer this message';
const path = '/api/admin/messages';
const unknown = '00000000-0000-4000-8000-000000000000';

type Listed = { id: string; email: string; state: string };

describe.each(engines)('the inbox on the $name engine', ({ open }) => {
  const start = async () => {
    const started = await startAdminApp(open);
    const { app, get } = started;
    await app.postJson('/api/contact/support', ana);
    app.turnClock(60 * 60 * 1000);
    await app.postJson('/api/contact/sales', bob);
    const list = async (query = '') =>
      (await get(`${path}${query}`)).json<{ messages: Listed[]; total: number }>();
    const idOf = async (email: string) =>
      (await list()).messages.find((message) => message.email === email)?.id ?? '';
    return { ...started, list, idOf };
  };

  it('lists who wrote and when, and nothing of what was written', async () => {
    const { app, get, list } = await start();
    app.turnClock(2 * 60 * 60 * 1000);
    const answer = await get(`${path}?state=new`);
    expect(answer.json()).toMatchObject({
      messages: [
        {
          kind: 'support',
          email: ana.email,
          state: 'new',
          createdAt: '2026-11-15T12:00:00.000Z',
          ageHours: 3,
          handledAt: null,
        },
        { kind: 'sales', email: bob.email, ageHours: 2 },
      ],
      total: 2,
      page: 1,
      pageSize: 20,
    });
    expect(answer.body).not.toMatch(/Acme|does not open|two hundred/);
    expect((await list()).messages.map(({ email }) => email)).toEqual([bob.email, ana.email]);
  });

  it('is searched, filtered and paged', async () => {
    const { get, list } = await start();
    const found = async (query: string) => (await list(query)).messages.map(({ email }) => email);
    expect(await found('?search=ANA@')).toEqual([ana.email]);
    expect(await found('?search=%25')).toEqual([]);
    expect(await found('?kind=sales')).toEqual([bob.email]);
    expect(await found('?state=closed')).toEqual([]);
    expect(await list('?pageSize=1&page=2')).toMatchObject({ messages: [{ email: ana.email }], total: 2 });
    expect(await list('?page=9')).toMatchObject({ messages: [], total: 2 });
    for (const query of ['?state=lost', '?page=0', '?kind=x', `?search=${'x'.repeat(255)}`])
      expect((await get(path + query)).statusCode, query).toBe(400);
  });

  it('opens a message for a reason, which is on record', async () => {
    const { get, post, idOf } = await start();
    const id = await idOf(bob.email);
    expect((await post(`${path}/${id}/open`, { reason: 'short' })).statusCode).toBe(400);
    expect((await post(`${path}/${id}/open`, { reason })).json()).toEqual({ ...bob, answer: null });
    expect((await get('/api/admin/audit')).json().actions).toMatchObject([
      { adminEmail, action: 'open message', targets: [bob.email], details: { message: id, reason } },
    ]);
  });

  it('answers by mail, once, and remembers by whom', async () => {
    const { app, database, get, post, list, idOf } = await start();
    const id = await idOf(ana.email);
    const text = 'Please allow pop-ups.\nThen <b>open</b> it again.';
    const answers = await Promise.all([1, 2].map(() => post(`${path}/${id}/answer`, { text })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const mails = () => app.mails.filter(({ subject }) => subject.startsWith('Our answer'));
    await expect.poll(mails).toHaveLength(1);
    expect(mails()[0]).toMatchObject({
      to: ana.email,
      replyTo: 'support@hookwise.example',
      text: expect.stringContaining('> Please allow pop-ups.\n> Then <b>open</b> it again.'),
      html: expect.stringContaining('&lt;b&gt;open&lt;/b&gt;'),
    });
    expect(mails()[0]?.text).not.toContain('does not open');
    expect(await list('?state=answered')).toMatchObject({
      messages: [{ id, state: 'answered', handledBy: adminEmail, handledAt: '2026-11-15T13:00:00.000Z' }],
    });
    expect((await post(`${path}/${id}/open`, { reason })).json()).toMatchObject({ answer: text });
    const stored = JSON.stringify(await database.db.select().from(contactMessages));
    expect(stored, 'in the open').not.toContain('pop-ups');
    expect((await get('/api/admin/audit')).json().actions[1]).toMatchObject({
      action: 'answer message',
      targets: [ana.email],
    });
  });

  it('closes a message and takes it up again, on record', async () => {
    const { get, patch, post, list, idOf } = await start();
    const id = await idOf(ana.email);
    expect((await patch(`${path}/${id}`, { state: 'closed' })).json()).toEqual({
      message: 'The message is marked as closed.',
      state: 'closed',
    });
    expect(await list('?state=closed')).toMatchObject({ messages: [{ id, handledBy: adminEmail }] });
    await patch(`${path}/${id}`, { state: 'closed' });
    await patch(`${path}/${id}`, { state: 'new' });
    expect(await list('?state=new&search=ana')).toMatchObject({ messages: [{ id, handledBy: null }] });
    const { actions } = (await get('/api/admin/audit')).json<{ actions: { details: object }[] }>();
    expect(actions.map(({ details }) => details)).toEqual([
      { message: id, stateBefore: 'closed', state: 'new' },
      { message: id, stateBefore: 'new', state: 'closed' },
    ]);
    expect((await post(`${path}/${id}/answer`, { text: 'Hello Ana.' })).statusCode).toBe(200);
  });
});

it('knows no other messages, and takes no other input', async () => {
  const { app, post, patch, get } = await startAdminApp();
  for (const id of [unknown, 'x', '%00']) {
    expect((await post(`${path}/${id}/answer`, { text: 'Hello Ana.' })).statusCode, id).toBe(404);
    expect((await post(`${path}/${id}/open`, { reason })).statusCode, id).toBe(404);
    expect((await patch(`${path}/${id}`, { state: 'closed' })).statusCode, id).toBe(404);
  }
  for (const body of [{}, { text: '' }, { text: ' ' }, { text: 7 }, { text: 'x'.repeat(5001) }])
    expect((await post(`${path}/${unknown}/answer`, body)).statusCode).toBe(400);
  for (const body of [{}, { state: 'lost' }, { state: null }])
    expect((await patch(`${path}/${unknown}`, body)).statusCode).toBe(400);
  const { cookie } = await app.signIn('stranger@example.com');
  const headers = { cookie, origin: 'http://localhost:80' };
  expect((await app.inject({ url: path, headers })).statusCode).toBe(403);
  expect((await app.inject({ url: path })).statusCode).toBe(401);
  expect((await get('/api/admin/audit')).json().total).toBe(0);
});

it('does not pretend to answer where there is no mail server', async () => {
  const { database, app, cookie, get } = await startAdminApp(openTestDatabase);
  await app.postJson('/api/contact/support', ana);
  const [{ id }] = (await get(path)).json().messages;
  const silent = await startTestApp({
    database: { ...database, close: async () => undefined },
    sendMail: null,
  });
  const answer = await silent.postJson(`${path}/${id}/answer`, { text: 'Hello Ana.' }, { cookie });
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    'This server has no mail server, so it cannot send your answer. Please write to ana@example.com yourself.',
  ]);
  expect((await get(path)).json().messages[0].state).toBe('new');
  const kinds = (await database.db.select().from(outgoingMails)).map(({ kind }) => kind);
  expect(kinds).not.toContain('contact answer');
});
