import { expect, it } from 'vitest';
import { setRole } from '../services/set-role.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { type SoftwarePasskey, softwarePasskey } from '../testing/software-passkey.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const owner = 'owner@example.com';
const env = { TRUST_PROXY: '127.0.0.1', OWNER_EMAIL: owner };

const startWithOwner = async () => {
  const app = await startTestApp({ env });
  const browser = openBrowser(app);
  await browser.signIn(owner);
  return { app, browser };
};
const consoleOf = async (browser: Browser) => (await browser.get('/api/account/passkeys')).json().console;
const openConsole = async (browser: Browser) => {
  const answer = await browser.get('/api/admin/users');
  return [answer.statusCode, answer.json().error];
};
const addPasskey = async (browser: Browser, passkey: SoftwarePasskey) => {
  const options = (await browser.post('/api/account/passkeys/options')).json();
  const answer = await browser.post('/api/account/passkeys', {
    name: 'Key',
    response: passkey.create(options),
  });
  return answer.statusCode;
};
const useIt = async (browser: Browser, passkey: SoftwarePasskey) => {
  const options = (await browser.post('/api/auth/passkey/options')).json();
  const answer = await browser.post('/api/auth/passkey', { response: passkey.answer(options) });
  return answer.statusCode;
};
const isOpen = [200, undefined];
const asksAgain = [401, 'confirm_sign_in'];
const needsOne = [403, 'passkey_required'];

it('A07 gives a new administrator two weeks to add a passkey, and then asks for one before anything else', async () => {
  const { app, browser } = await startWithOwner();
  expect(await openConsole(browser)).toEqual(isOpen);
  const dueBy = new Date(app.now().getTime() + 14 * day).toISOString();
  expect(await consoleOf(browser)).toEqual({ state: 'open', passkeyDueBy: dueBy });

  app.turnClock(14 * day - hour);
  await browser.signIn(owner);
  expect(await openConsole(browser)).toEqual(isOpen);
  app.turnClock(hour);
  expect(await openConsole(browser)).toEqual(needsOne);
  for (const url of ['/api/admin/analytics', '/api/admin/audit'])
    expect((await browser.get(url)).statusCode, url).toBe(403);
  expect((await browser.get('/api/dashboard')).statusCode).toBe(200);

  expect(await addPasskey(browser, softwarePasskey())).toBe(200);
  expect(await openConsole(browser)).toEqual(isOpen);
  expect(await consoleOf(browser)).toEqual({ state: 'open', passkeyDueBy: null });
});

it('A07 asks again after twelve hours', async () => {
  const { app, browser } = await startWithOwner();
  app.turnClock(12 * hour);
  expect(await openConsole(browser)).toEqual(isOpen);
  app.turnClock(1000);
  expect(await openConsole(browser)).toEqual(asksAgain);
  expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
  await browser.signIn(owner);
  expect(await openConsole(browser)).toEqual(isOpen);

  const passkey = softwarePasskey();
  await addPasskey(browser, passkey);
  app.turnClock(12 * hour + 1000);
  expect(await openConsole(browser)).toEqual(asksAgain);
  expect(await useIt(browser, passkey)).toBe(200);
  expect(await openConsole(browser)).toEqual(isOpen);
});

it('A07 does not open to a code by mail once there is a passkey, nor let it be replaced by one', async () => {
  const { app, browser } = await startWithOwner();
  const passkey = softwarePasskey();
  await addPasskey(browser, passkey);
  const { codes } = (await browser.post('/api/account/recovery-codes')).json<{ codes: string[] }>();
  const [{ id }] = (await browser.get('/api/account/passkeys')).json().passkeys;

  app.turnClock(31_000);
  const intruder = openBrowser(app, '198.51.100.1');
  expect(await intruder.signIn(owner)).toEqual([200, 200]);
  expect(await openConsole(intruder)).toEqual(asksAgain);
  expect(await consoleOf(intruder)).toEqual({ state: 'confirm', passkeyDueBy: null });
  for (const answer of [
    await intruder.remove(`/api/account/passkeys/${id}`),
    await intruder.post('/api/account/passkeys/options'),
    await intruder.post('/api/account/recovery-codes'),
  ])
    expect([answer.statusCode, answer.json().error]).toEqual(asksAgain);

  const lost = openBrowser(app, '198.51.100.2');
  expect((await lost.enterCode(owner, codes[0] ?? '')).statusCode).toBe(200);
  expect(await openConsole(lost)).toEqual(isOpen);
  const phone = openBrowser(app, '198.51.100.3');
  expect(await useIt(phone, passkey)).toBe(200);
  expect(await openConsole(phone)).toEqual(isOpen);
});

it('A07 counts the two weeks from the day of the promotion, anew after another one', async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ env, database });
  const browser = openBrowser(app);
  const email = 'ana@example.com';
  await browser.signIn(email);
  await setRole(database.db, email, 'admin', app.now());
  app.turnClock(14 * day);
  await browser.signIn(email);
  expect(await openConsole(browser)).toEqual(needsOne);
  await setRole(database.db, email, 'user', app.now());
  expect((await browser.get('/api/admin/users')).json().error).toBe('not_allowed');
  expect(await consoleOf(browser)).toBeNull();
  await setRole(database.db, email, 'admin', app.now());
  expect(await openConsole(browser)).toEqual(isOpen);
});
