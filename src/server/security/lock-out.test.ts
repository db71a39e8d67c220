import { describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const minute = 60_000;
const owner = 'owner@example.com';
const behindProxy = { env: { TRUST_PROXY: '127.0.0.1', OWNER_EMAIL: owner } };
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** What A03 did: ask for the owner's codes and enter wrong ones, holding the challenge or not, from ever new networks. */
const attack = async (app: TestApp, round: number) => {
  const stranger = openBrowser(app, `198.51.100.${round % 250}`);
  await stranger.askForCode(owner);
  const code = wrong(codeIn(app.mails));
  for (let n = 0; n < 6; n += 1) await stranger.enterCode(owner, code);
  for (let n = 0; n < 6; n += 1) await openBrowser(app, `192.0.2.${n}`).enterCode(owner, code);
};

describe('A03 a stranger who asks for the codes of an account and enters wrong ones', () => {
  it('A03 leaves its owner able to sign in at any time of an hour, and the mailbox gets at most ten mails', async () => {
    const app = await startTestApp(behindProxy);
    const home = openBrowser(app);
    expect(await home.signIn(owner)).toEqual([200, 200]);
    app.turnClock(60 * minute);
    app.mails.length = 0;
    const signIns = [];
    for (let round = 0; round < 60; round += 1) {
      await attack(app, round);
      // Every quarter of an hour, with the attack going on around it.
      if (round % 15 === 7) {
        const asked = await home.askForCode(owner);
        const code = codeIn(app.mails);
        await attack(app, 100 + round);
        signIns.push([asked.statusCode, (await home.enterCode(owner, code)).statusCode]);
      }
      app.turnClock(minute);
    }
    expect(signIns).toEqual(Array(4).fill([200, 200]));
    expect(app.mails.filter(({ to }) => to === owner).length).toBeLessThanOrEqual(10);
  });

  it('A03 leaves a new browser of the owner its code, once it has one', async () => {
    const app = await startTestApp(behindProxy);
    const fresh = openBrowser(app);
    expect((await fresh.askForCode(owner)).statusCode).toBe(200);
    const code = codeIn(app.mails);
    for (let round = 0; round < 4; round += 1) {
      app.turnClock(31_000);
      await attack(app, round);
    }
    expect((await fresh.enterCode(owner, code)).statusCode).toBe(200);
  });

  it('A03 has a budget of its own: theirs is spent, that of browsers that were signed in before is not', async () => {
    const app = await startTestApp(behindProxy);
    const home = openBrowser(app);
    await home.signIn(owner);
    const statuses = [];
    for (let n = 0; n < 5; n += 1) {
      app.turnClock(31_000);
      statuses.push((await openBrowser(app, `198.51.100.${n}`).askForCode(owner)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await home.signIn(owner)).toEqual([200, 200]);
  });

  it('A03 cannot use up the network of an owner at home, either', async () => {
    const app = await startTestApp(behindProxy);
    const home = openBrowser(app);
    await home.signIn(owner);
    for (let n = 0; n < 30; n += 1) {
      const neighbour = openBrowser(app);
      await neighbour.askForCode(`user${n}@example.com`);
      await neighbour.enterCode(`user${n}@example.com`, '000000');
    }
    expect((await openBrowser(app).askForCode('another@example.com')).statusCode).toBe(429);
    expect(await home.signIn(owner)).toEqual([200, 200]);
  });
});

describe('a code', () => {
  it('A03 opens nothing in another browser, whatever that one holds', async () => {
    const app = await startTestApp(behindProxy);
    const asking = openBrowser(app);
    await asking.askForCode(owner);
    const code = codeIn(app.mails);
    expect((await openBrowser(app, '198.51.100.1').enterCode(owner, code)).statusCode).toBe(401);
    app.turnClock(31_000);
    const other = openBrowser(app, '198.51.100.2');
    await other.askForCode(owner);
    expect((await other.enterCode(owner, code)).statusCode).toBe(401);
    expect((await asking.enterCode(owner, code)).statusCode).toBe(200);
  });

  it('A03 works with the challenge of its answer for a program without cookies, from any network, once', async () => {
    const app = await startTestApp(behindProxy);
    const asked = await openBrowser(app).askForCode(owner);
    const { challenge, codeLength } = asked.json<{ challenge: string; codeLength: number }>();
    expect(codeLength).toBe(6);
    const enter = (given: unknown) =>
      openBrowser(app, '198.51.100.9').post('/api/auth/verify-otp', {
        email: owner,
        code: codeIn(app.mails),
        challenge: given,
      });
    expect((await enter('made up')).statusCode).toBe(401);
    expect((await enter(7)).statusCode).toBe(400);
    expect((await enter(challenge)).statusCode).toBe(200);
    expect((await enter(challenge)).statusCode).toBe(401);
  });

  it('A03 S13 comes with a challenge in a cookie that no script reads, gone once it is used', async () => {
    const env = {
      ...behindProxy.env,
      NODE_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(32),
      CONTENT_KEY: 'y'.repeat(32),
    };
    const app = await startTestApp({ env });
    const browser = openBrowser(app);
    const asked = await browser.askForCode(owner);
    const flags = 'Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(asked.headers['set-cookie']).toBe(
      `__Host-hookwise-challenge=${asked.json<{ challenge: string }>().challenge}; ${flags}`,
    );
    await browser.enterCode(owner, codeIn(app.mails));
    expect([...browser.cookies.keys()]).toEqual(['__Host-hookwise', '__Host-hookwise-known']);
  });

  it('A03 is counted by the /48 of an IPv6 customer, who cannot send more from its many networks', async () => {
    const app = await startTestApp(behindProxy);
    const statuses = [];
    for (let n = 0; n < 22; n += 1) {
      const browser = openBrowser(app, `2001:db8:7:${n.toString(16)}::1`);
      statuses.push((await browser.askForCode(`user${n}@example.com`)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe('a known browser', () => {
  it('A03 is known for the accounts it was signed in to, and for no other', async () => {
    const app = await startTestApp(behindProxy);
    const shared = openBrowser(app);
    for (const email of ['ana@example.com', 'bob@example.com']) await shared.signIn(email);
    const strangersSpend = async (email: string) => {
      for (let n = 0; n < 5; n += 1) {
        app.turnClock(31_000);
        await openBrowser(app, `198.51.100.${n}`).askForCode(email);
      }
    };
    for (const email of ['ana@example.com', 'bob@example.com', 'eve@example.com'])
      await strangersSpend(email);
    expect((await shared.askForCode('ana@example.com')).statusCode).toBe(200);
    expect((await shared.askForCode('bob@example.com')).statusCode).toBe(200);
    expect((await shared.askForCode('eve@example.com')).statusCode).toBe(429);
  });

  it('A03 cannot be claimed with a mark of one’s own making', async () => {
    const app = await startTestApp(behindProxy);
    for (let n = 0; n < 5; n += 1) {
      app.turnClock(31_000);
      await openBrowser(app, `198.51.100.${n}`).askForCode(owner);
    }
    for (const mark of ['', '.', '~', '1~x', `${Math.floor(app.now().getTime() / 1000)}~${'A'.repeat(43)}`]) {
      const forger = openBrowser(app, '198.51.100.77');
      forger.cookies.set('hookwise-known', mark);
      expect((await forger.askForCode(owner)).statusCode, mark).toBe(429);
    }
  });
});
