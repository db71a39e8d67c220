import { describe, expect, it } from 'vitest';
import { recoveryCodes } from '../store/schema.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { engines } from '../testing/engines.ts';
import { type SoftwarePasskey, softwarePasskey } from '../testing/software-passkey.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const ana = 'ana@example.com';
const env = { TRUST_PROXY: '127.0.0.1' };
const refused = { error: 'invalid_input', message: 'This passkey was not accepted. Please try again.' };

const signedIn = async (app: Awaited<ReturnType<typeof startTestApp>>, email: string) => {
  const browser = openBrowser(app);
  expect(await browser.signIn(email)).toEqual([200, 200]);
  return browser;
};
const optionsToAdd = async (browser: Browser) => (await browser.post('/api/account/passkeys/options')).json();
const add = async (browser: Browser, passkey: SoftwarePasskey, name = 'Laptop') =>
  browser.post('/api/account/passkeys', { name, response: passkey.create(await optionsToAdd(browser)) });
const optionsToSignIn = async (browser: Browser) => (await browser.post('/api/auth/passkey/options')).json();
const signIn = async (browser: Browser, passkey: SoftwarePasskey) =>
  browser.post('/api/auth/passkey', { response: passkey.answer(await optionsToSignIn(browser)) });

describe.each(engines)('passkeys on the $name engine', ({ open }) => {
  it('are added, listed with their names, used without an address or a code, and removed', async () => {
    const app = await startTestApp({ env, database: await open() });
    const browser = await signedIn(app, ana);
    expect((await browser.get('/api/account/passkeys')).json()).toEqual({
      passkeys: [],
      recoveryCodesLeft: 0,
      console: null,
    });
    const [laptop, phone] = [softwarePasskey(), softwarePasskey()];
    const added = await add(browser, laptop, '  Laptop\u202e ');
    expect([added.statusCode, added.json().passkey.name]).toEqual([200, 'Laptop']);
    await add(browser, phone, 'Phone');

    const other = openBrowser(app, '198.51.100.1');
    const entered = await signIn(other, phone);
    expect(entered.statusCode).toBe(200);
    expect(entered.json()).toMatchObject({ user: { email: ana }, jwtToken: expect.any(String) });
    expect((await other.get('/api/auth/me')).json().user.email).toBe(ana);

    const { passkeys } = (await other.get('/api/account/passkeys')).json();
    expect(passkeys).toMatchObject([
      { name: 'Laptop', lastUsedAt: null },
      { name: 'Phone', lastUsedAt: expect.any(String) },
    ]);
    expect((await other.remove(`/api/account/passkeys/${passkeys[1].id}`)).statusCode).toBe(200);
    expect((await signIn(openBrowser(app), phone)).statusCode).toBe(400);
    expect((await signIn(openBrowser(app), laptop)).statusCode).toBe(200);
  });

  it('stand in for each other’s recovery codes: ten, shown once, kept as hashes, each used once', async () => {
    const database = await open();
    const app = await startTestApp({ env, database });
    const browser = await signedIn(app, ana);
    const { codes } = (await browser.post('/api/account/recovery-codes')).json<{ codes: string[] }>();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-7]{5}-){3}[a-z2-7]{5}$/);
    const kept = JSON.stringify(await database.db.select().from(recoveryCodes));
    for (const code of codes) expect(kept).not.toContain(code.slice(0, 5));

    const [first = '', second = ''] = codes;
    expect((await openBrowser(app).enterCode('bob@example.com', first)).statusCode).toBe(401);
    const lost = openBrowser(app, '198.51.100.1');
    expect((await lost.enterCode(ana, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await lost.get('/api/account/passkeys')).json().recoveryCodesLeft).toBe(9);
    const again = await openBrowser(app).enterCode(ana, first);
    expect([again.statusCode, again.json().message]).toEqual([401, 'Invalid verification code']);
    const many = await Promise.all(Array.from({ length: 10 }, () => openBrowser(app).enterCode(ana, second)));
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);

    await lost.post('/api/account/recovery-codes');
    expect((await openBrowser(app).enterCode(ana, codes[2] ?? '')).statusCode).toBe(401);
  });
});

describe('a passkey’s answer', () => {
  it('is refused when it is replayed, late, from another site or domain, and the passkey still works', async () => {
    const app = await startTestApp({ env });
    const browser = await signedIn(app, ana);
    const passkey = softwarePasskey();
    await add(browser, passkey);
    const answerWith = async (lie: Parameters<SoftwarePasskey['answer']>[1]) =>
      openBrowser(app).post('/api/auth/passkey', {
        response: passkey.answer(await optionsToSignIn(browser), lie),
      });

    const response = passkey.answer(await optionsToSignIn(browser));
    expect((await openBrowser(app).post('/api/auth/passkey', { response })).statusCode).toBe(200);
    const answers = [
      await openBrowser(app).post('/api/auth/passkey', { response }),
      await answerWith({ origin: 'http://localhost.evil.example' }),
      await answerWith({ origin: 'https://evil.example' }),
      await answerWith({ domain: 'evil.example' }),
    ];
    const late = passkey.answer(await optionsToSignIn(browser));
    app.turnClock(6 * 60_000);
    answers.push(await openBrowser(app).post('/api/auth/passkey', { response: late }));
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([400, refused]);
    expect((await signIn(openBrowser(app), passkey)).statusCode).toBe(200);
  });

  it('is refused when its counter runs backwards or stands still, and its owner still gets in', async () => {
    const app = await startTestApp({ env });
    const passkey = softwarePasskey();
    await add(await signedIn(app, ana), passkey);
    const at = async (counter: number) =>
      openBrowser(app).post('/api/auth/passkey', {
        response: passkey.answer(await optionsToSignIn(openBrowser(app)), { counter }),
      });
    expect((await at(7)).statusCode).toBe(200);
    expect((await at(6)).statusCode).toBe(400);
    expect((await at(7)).statusCode).toBe(400);
    expect((await at(0)).statusCode).toBe(400);
    expect((await at(8)).statusCode).toBe(200);
  });

  it('is refused for another person: their question, their name, their passkey', async () => {
    const app = await startTestApp({ env });
    const [anas, bobs] = [await signedIn(app, ana), await signedIn(app, 'bob@example.com')];
    const passkey = softwarePasskey();
    const asBob = await bobs.post('/api/account/passkeys', {
      name: 'Mine',
      response: passkey.create(await optionsToAdd(anas)),
    });
    expect([asBob.statusCode, asBob.json()]).toEqual([400, refused]);
    expect((await add(anas, passkey)).statusCode).toBe(200);
    expect((await add(bobs, passkey)).statusCode).toBe(400);
    const { id } = (await bobs.get('/api/auth/me')).json().user;
    const named = passkey.answer(await optionsToSignIn(anas), {
      userHandle: Buffer.from(id).toString('base64url'),
    });
    expect((await openBrowser(app).post('/api/auth/passkey', { response: named })).statusCode).toBe(400);
    const stolen = { ...softwarePasskey().answer(await optionsToSignIn(anas)), id: passkey.id };
    expect((await openBrowser(app).post('/api/auth/passkey', { response: stolen })).statusCode).toBe(400);
    const forSigningIn = softwarePasskey().create({
      ...(await optionsToSignIn(anas)),
      rp: { id: 'localhost' },
    });
    const crossed = await anas.post('/api/account/passkeys', { name: 'x', response: forSigningIn });
    expect(crossed.statusCode).toBe(400);

    const [{ id: anasPasskey }] = (await anas.get('/api/account/passkeys')).json().passkeys;
    expect((await bobs.remove(`/api/account/passkeys/${anasPasskey}`)).statusCode).toBe(404);
    expect((await bobs.remove('/api/account/passkeys/none')).statusCode).toBe(404);
    expect((await signIn(openBrowser(app), passkey)).json().user.email).toBe(ana);
  });

  it('is refused with an attestation, whose certificates would make us fetch what the caller names', async () => {
    const app = await startTestApp({ env });
    const browser = await signedIn(app, ana);
    const response = softwarePasskey().create(await optionsToAdd(browser), { attestation: 'packed' });
    expect((await browser.post('/api/account/passkeys', { name: 'x', response })).statusCode).toBe(400);
  });

  it('is refused when it is nothing of the kind', async () => {
    const app = await startTestApp({ env });
    const browser = await signedIn(app, ana);
    const bodies = [
      {},
      { response: null },
      { response: {} },
      { response: { id: 7, response: {} } },
      { response: { id: 'x', response: { clientDataJSON: 'AAAA' } } },
      { response: { id: 'x', response: { clientDataJSON: Buffer.from('null').toString('base64url') } } },
    ];
    for (const body of bodies) {
      expect((await browser.post('/api/auth/passkey', body)).statusCode, JSON.stringify(body)).toBe(400);
      const added = await browser.post('/api/account/passkeys', { name: 'x', ...body });
      expect(added.statusCode, JSON.stringify(body)).toBe(400);
    }
    const name = { name: ' ', response: softwarePasskey().create(await optionsToAdd(browser)) };
    expect((await browser.post('/api/account/passkeys', name)).json().message).toBe(
      'Please give the passkey a name of up to 60 characters',
    );
  });
});

it('asks for a session before it shows or makes anything', async () => {
  const app = await startTestApp({ env });
  const guest = openBrowser(app);
  for (const answer of [
    await guest.get('/api/account/passkeys'),
    await guest.post('/api/account/passkeys/options'),
    await guest.post('/api/account/passkeys', {}),
    await guest.post('/api/account/recovery-codes'),
  ])
    expect(answer.statusCode).toBe(401);
  expect(codeIn(app.mails)).toBe('');
});

it('S36 exports what is kept of passkeys and tries, and nothing that opens an account', async () => {
  const app = await startTestApp({ env });
  const browser = await signedIn(app, ana);
  await add(browser, softwarePasskey(), 'Phone');
  const { codes } = (await browser.post('/api/account/recovery-codes')).json<{ codes: string[] }>();
  app.turnClock(31_000);
  const stranger = openBrowser(app, '198.51.100.1');
  await stranger.askForCode(ana);
  await stranger.enterCode(ana, codeIn(app.mails) === '000000' ? '111111' : '000000');
  await browser.post('/api/account/send-code', { purpose: 'export' });
  const file = await browser.post('/api/account/export', { code: codeIn(app.mails) });
  expect(file.json()).toMatchObject({
    passkeys: [{ name: 'Phone' }],
    triedCodes: [{ lane: 'new browser', tries: 1 }],
    administers: [],
  });
  expect(file.json().recoveryCodes).toHaveLength(10);
  for (const code of codes) expect(file.body).not.toContain(code);
});
