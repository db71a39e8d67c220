import { describe, expect, it } from 'vitest';
import { contactMessages, outgoingMails } from '../store/schema.ts';
import { keptMessages } from '../testing/content-keys.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const sender = { name: 'Ana', email: 'ana@example.com' };
const sales = { ...sender, company: 'Acme', message: 'We are two hundred people.' };
const support = { ...sender, problem: 'The report does not open.' };

describe('a message to us', () => {
  it('API-18 API-19 OPEN-24 is kept and mailed to the right inbox, with a way to reply', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database, env: { SALES_EMAIL: 'deals@example.com' } });
    expect((await app.postJson('/api/contact/sales', sales)).statusCode).toBe(200);
    expect((await app.postJson('/api/contact/support', support)).statusCode).toBe(200);
    await expect.poll(() => app.mails).toHaveLength(4);
    const isToUs = ({ to }: { to: string }) => to !== sender.email;
    expect(app.mails.filter(isToUs)).toMatchObject([
      {
        to: 'deals@example.com',
        replyTo: 'ana@example.com',
        text: expect.stringContaining('two hundred people'),
      },
      { to: 'support@hookwise.example', text: expect.stringContaining('does not open') },
    ]);
    expect(await keptMessages(database.db)).toMatchObject([
      { kind: 'sales', company: 'Acme', message: sales.message },
      { kind: 'support', company: null, message: support.problem },
    ]);
  });

  it('is confirmed to its sender, once a day for each inbox, without a word of what was written', async () => {
    const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
    const loud = { name: 'Buy pills', email: 'ana@example.com', message: 'Visit https://evil.example now' };
    for (const from of ['198.51.100.1', '198.51.100.2'])
      await app.postJson('/api/contact/sales', loud, { 'x-forwarded-for': from });
    await app.postJson('/api/contact/support', { ...loud, problem: loud.message });
    await expect.poll(() => app.mails).toHaveLength(5);
    const confirmations = app.mails.filter(({ to }) => to === sender.email);
    expect(confirmations.map(({ subject, replyTo }) => [subject, replyTo])).toEqual([
      ['We have your message to Hookwise', 'sales@hookwise.example'],
      ['We have your message to Hookwise', 'support@hookwise.example'],
    ]);
    expect(confirmations[0]?.text).toContain('Our sales team will contact you within 24 hours.');
    expect(JSON.stringify(confirmations)).not.toMatch(/pills|evil/);
    app.turnClock(24 * 60 * 60 * 1000);
    await app.postJson('/api/contact/sales', loud);
    await expect.poll(() => app.mails).toHaveLength(7);
  });

  it('is promised an answer only where there is a mail server', async () => {
    const withMail = await startTestApp();
    expect((await withMail.postJson('/api/contact/sales', sales)).json()).toEqual({
      message: 'Our sales team will contact you within 24 hours.',
    });
    const database = await openTestDatabase();
    const without = await startTestApp({ database, sendMail: null });
    const answer = (await without.postJson('/api/contact/support', support)).json().message;
    expect(answer).toBe(
      'We have your message. We cannot answer by mail from here: if you need an answer, please write to support@hookwise.example.',
    );
    expect(await keptMessages(database.db)).toHaveLength(1);
    expect((await database.db.select().from(outgoingMails)).map(({ kind }) => kind)).toEqual(['contact']);
  });

  it('is kept although the mail server is unreachable', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({
      database,
      sendMail: async () => {
        throw new Error('connection refused');
      },
    });
    expect((await app.postJson('/api/contact/sales', sales)).statusCode).toBe(200);
    expect(await database.db.select().from(contactMessages)).toHaveLength(1);
  });

  it('may hold characters a database cannot keep, and markup that must not be rendered', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    const hostile = {
      ...sales,
      name: 'A\u0000na\r\nBcc: x@example.com',
      message: 'half \uD800 <img src=x onerror=alert(1)>',
    };
    expect((await app.postJson('/api/contact/sales', hostile)).statusCode).toBe(200);
    const [kept] = await keptMessages(database.db);
    expect(kept?.message).toBe('half \uFFFD <img src=x onerror=alert(1)>');
    await expect.poll(() => app.mails).toHaveLength(2);
    const [forwarded] = app.mails.filter(({ to }) => to !== sender.email);
    expect(forwarded?.html).toContain('&lt;img');
    expect(forwarded?.subject).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['/api/contact/sales', { ...sales, name: 'A' }, 'Name must be at least 2 characters'],
    ['/api/contact/sales', { ...sales, email: 'ana' }, 'Please enter a valid email address'],
    ['/api/contact/sales', { ...sales, message: 'too short' }, 'Message must be at least 10 characters'],
    ['/api/contact/sales', { ...sales, message: 'x'.repeat(501) }, 'Message must be less than 500 words'],
    [
      '/api/contact/support',
      { ...support, problem: 'help' },
      'Problem description must be at least 10 characters',
    ],
    [
      '/api/contact/support',
      { ...support, problem: 'x'.repeat(2001) },
      'Problem description must be less than 2000 words',
    ],
  ])('CONST-08 OPEN-21 to %s says what is missing', async (url, message, reason) => {
    const app = await startTestApp();
    const answer = await app.postJson(url, message);
    expect([answer.statusCode, answer.json().message]).toEqual([400, reason]);
  });

  it('CONST-08 CONST-50 may be 500 and 2000 characters long', async () => {
    const app = await startTestApp();
    expect(
      (await app.postJson('/api/contact/sales', { ...sales, message: 'x'.repeat(500) })).statusCode,
    ).toBe(200);
    expect(
      (await app.postJson('/api/contact/support', { ...support, problem: 'x'.repeat(2000) })).statusCode,
    ).toBe(200);
  });

  it('is accepted ten times an hour from one network address', async () => {
    const app = await startTestApp();
    const statuses = [];
    for (let call = 0; call < 12; call += 1)
      statuses.push((await app.postJson('/api/contact/sales', sales)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const refused = await app.postJson('/api/contact/support', support);
    expect(refused.headers['retry-after']).toBe('3600');
  });
});
