import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../store/schema.ts';
import { openBrowser } from '../testing/browser.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { softwarePasskey } from '../testing/software-passkey.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const ana = 'ana@example.com';
const env = { TRUST_PROXY: '127.0.0.1', OWNER_EMAIL: 'owner@example.com' };
const isCode = (subject: string) => /verification code|code to/.test(subject);

const start = async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ env, database });
  const browser = openBrowser(app);
  await browser.signIn(ana);
  const news = () => app.mails.splice(0).filter(({ to, subject }) => to === ana && !isCode(subject));
  expect(news()).toEqual([]);
  return { app, database, browser, news };
};

it('tells a person of a sign-in in a browser that is new, and of none in one that is known', async () => {
  const { app, browser, news } = await start();
  app.turnClock(31_000);
  await browser.signIn(ana);
  expect(news()).toEqual([]);
  app.turnClock(31_000);
  await openBrowser(app, '198.51.100.1').signIn(ana);
  const [mail] = news();
  expect(mail?.subject).toBe('New sign-in: your Hookwise account');
  expect(mail?.text).toContain('in a browser that had not been used for it before: an unknown program.');
  expect(mail?.text).toContain('2026-11-15 at 12:01 UTC');
  expect(mail?.text).not.toMatch(/https?:/);
});

it('names the browser in words of ours, never in those it sends', async () => {
  const { app, news } = await start();
  app.turnClock(31_000);
  await app.postJson('/api/auth/send-otp', { email: ana });
  await app.postJson(
    '/api/auth/verify-otp',
    { email: ana, code: codeIn(app.mails) },
    { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) <b>click</b> https://evil.example Firefox/140.0' },
  );
  const [mail] = news();
  expect(mail?.text).toContain(': Firefox on Windows.');
  expect(mail?.html).not.toContain('evil');
});

it('tells a person of passkeys and recovery codes', async () => {
  const { app, browser, news } = await start();
  const options = (await browser.post('/api/account/passkeys/options')).json();
  await browser.post('/api/account/passkeys', {
    name: 'My <phone>',
    response: softwarePasskey().create(options),
  });
  const [added] = news();
  expect(added?.text).toContain('The passkey “My <phone>” was added to your account.');
  expect(added?.html).toContain('“My &lt;phone&gt;”');
  const [{ id }] = (await browser.get('/api/account/passkeys')).json().passkeys;
  await browser.remove(`/api/account/passkeys/${id}`);
  const { codes } = (await browser.post('/api/account/recovery-codes')).json<{ codes: string[] }>();
  await browser.enterCode(ana, codes[0] ?? '');
  expect(news().map(({ subject }) => subject.split(':')[0])).toEqual([
    'Passkey removed',
    'New recovery codes',
    'Recovery code used',
  ]);
  expect(app.mails).toEqual([]);
});

it('tells a person of an export, and of a plan that was bought or set, once each', async () => {
  const { app, database, browser, news } = await start();
  app.turnClock(31_000);
  await browser.post('/api/account/send-code', { purpose: 'export' });
  const code = codeIn(app.mails);
  expect((await browser.post('/api/account/export', { code })).statusCode).toBe(200);
  expect(news().map(({ subject }) => subject)).toEqual(['Data exported: your Hookwise account']);

  const { order } = (await browser.post('/api/payments/create-order', { planType: 'standard' })).json();
  const paid = (await browser.post('/api/payments/sandbox/pay', { order_id: order.id })).json();
  for (let n = 0; n < 2; n += 1)
    expect((await browser.post('/api/payments/verify', paid)).statusCode).toBe(200);
  expect(news().map(({ text }) => text.split('\n')[0])).toEqual([
    expect.stringContaining('Your account is now on the standard plan.'),
  ]);

  const owner = openBrowser(app);
  await owner.signIn('owner@example.com');
  const [row] = await database.db.select().from(users).where(eq(users.email, ana));
  const update = { action: 'updatePlan', planType: 'enterprise', userIds: [row?.id] };
  for (let n = 0; n < 2; n += 1) await owner.post('/api/admin/bulk-actions', update);
  expect(news().map(({ text }) => text.split('\n')[0])).toEqual([
    expect.stringContaining('Your account is now on the enterprise plan.'),
  ]);
});

it('lets the action stand when the mail is not delivered', async () => {
  let isDown = false;
  const sent: string[] = [];
  const app = await startTestApp({
    env,
    sendMail: async ({ text }) => {
      if (isDown) throw new Error('connection refused');
      sent.push(text);
    },
  });
  const browser = openBrowser(app);
  await browser.askForCode(ana);
  await browser.enterCode(ana, /\d{6}/.exec(sent[0] ?? '')?.[0] ?? '');
  isDown = true;
  expect((await browser.post('/api/account/recovery-codes')).statusCode).toBe(200);
});
