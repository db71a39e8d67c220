import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Mail } from '../adapters/mail.ts';
import { outgoingMails, users } from '../store/schema.ts';
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
  /** What has come since, once there are so many; mails come by a queue. */
  const news = async (count: number) => {
    const isNews = ({ to, subject }: Mail) => to === ana && !isCode(subject);
    await expect.poll(() => app.mails.filter(isNews)).toHaveLength(count);
    return app.mails.splice(0).filter(isNews);
  };
  return { app, database, browser, news };
};

it('tells a person of a sign-in in a browser that is new, and of none in one that is known', async () => {
  const { app, browser, news } = await start();
  app.turnClock(31_000);
  await browser.signIn(ana);
  app.turnClock(31_000);
  await openBrowser(app, '198.51.100.1').signIn(ana);
  const [mail] = await news(1);
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
  const [mail] = await news(1);
  expect(mail?.text).toContain(': Firefox on Windows.');
  expect(mail?.html).not.toContain('evil');
});

it('tells a person of passkeys and recovery codes', async () => {
  const { browser, news } = await start();
  const options = (await browser.post('/api/account/passkeys/options')).json();
  await browser.post('/api/account/passkeys', {
    name: 'My <phone>',
    response: softwarePasskey().create(options),
  });
  const [added] = await news(1);
  expect(added?.text).toContain('The passkey “My <phone>” was added to your account.');
  expect(added?.html).toContain('“My &lt;phone&gt;”');
  const [{ id }] = (await browser.get('/api/account/passkeys')).json().passkeys;
  await browser.remove(`/api/account/passkeys/${id}`);
  const { codes } = (await browser.post('/api/account/recovery-codes')).json<{ codes: string[] }>();
  await browser.enterCode(ana, codes[0] ?? '');
  expect((await news(3)).map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
    'New recovery codes',
    'Passkey removed',
    'Recovery code used',
  ]);
});

it('tells a person of an export, and of a plan that was bought or set, once each', async () => {
  const { app, database, browser, news } = await start();
  app.turnClock(31_000);
  await browser.post('/api/account/send-code', { purpose: 'export' });
  const code = codeIn(app.mails);
  expect((await browser.post('/api/account/export', { code })).statusCode).toBe(200);
  expect((await news(1)).map(({ subject }) => subject)).toEqual(['Data exported: your Hookwise account']);

  const { order } = (await browser.post('/api/payments/create-order', { planType: 'standard' })).json();
  const paid = (await browser.post('/api/payments/sandbox/pay', { order_id: order.id })).json();
  for (let n = 0; n < 2; n += 1)
    expect((await browser.post('/api/payments/verify', paid)).statusCode).toBe(200);
  expect((await news(2)).map(({ subject }) => subject).sort()).toEqual([
    'Plan changed: your Hookwise account',
    'Receipt R-000001 from Hookwise',
  ]);

  const owner = openBrowser(app);
  await owner.signIn('owner@example.com');
  const [row] = await database.db.select().from(users).where(eq(users.email, ana));
  const update = { action: 'updatePlan', planType: 'enterprise', userIds: [row?.id] };
  for (let n = 0; n < 2; n += 1) await owner.post('/api/admin/bulk-actions', update);
  expect((await news(1)).map(({ text }) => text.split('\n')[0])).toEqual([
    expect.stringContaining('Your account is now on the Enterprise plan.'),
  ]);
});

it('lets the action stand when the mail is not delivered, and delivers it later', async () => {
  let isDown = false;
  const sent: string[] = [];
  const database = await openTestDatabase();
  const app = await startTestApp({
    env,
    database,
    sendMail: async ({ subject, text }) => {
      if (isDown) throw new Error('connection refused');
      sent.push(`${subject}\n${text}`);
    },
  });
  const browser = openBrowser(app);
  await browser.askForCode(ana);
  await browser.enterCode(ana, /\d{6}/.exec(sent[0] ?? '')?.[0] ?? '');
  await expect.poll(() => sent).toHaveLength(2);
  isDown = true;
  expect((await browser.post('/api/account/recovery-codes')).statusCode).toBe(200);
  const isWaiting = async () => {
    const rows = await database.db.select().from(outgoingMails);
    return rows.some(({ tries, nextTryAt }) => tries === 1 && nextTryAt !== null);
  };
  await expect.poll(isWaiting).toBe(true);
  isDown = false;
  app.turnClock(3 * 60_000);
  await browser.post('/api/contact/sales', { name: 'Ana', email: ana, message: 'Hello, is anybody there?' });
  await expect.poll(() => sent.filter((text) => text.startsWith('New recovery codes'))).toHaveLength(1);
});

it('welcomes a person once, after the first sign-in, and never where there is no mail server', async () => {
  const { app } = await start();
  await expect.poll(() => app.welcomes).toHaveLength(1);
  app.turnClock(31_000);
  await openBrowser(app, '198.51.100.1').signIn(ana);
  await expect
    .poll(() => app.mails.filter(({ subject }) => subject.startsWith('New sign-in')))
    .toHaveLength(1);
  expect(app.welcomes.map(({ to, subject }) => [to, subject])).toEqual([[ana, 'Welcome to Hookwise']]);
  expect(app.welcomes[0]?.text).not.toMatch(/https?:/);
});
