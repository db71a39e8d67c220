// Long because it keeps one subject together: signing in with an organisation, and everything that refuses it.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  organisationLinks,
  organisationMembers,
  organisationSignIns,
  organisationSignInTries,
  users,
} from '../store/schema.ts';
import { client } from '../testing/openid-issuer.ts';
import { openidServer } from '../testing/openid-server.ts';
import { putOnPlan } from '../testing/program-app.ts';
import { startSignInApp } from '../testing/sign-in-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { founder } from '../testing/team-app.ts';

const ben = 'ben@northwind-traders.com';
const minuteMs = 60 * 1000;
type Answer = { statusCode: number; json: () => { message: string } };
const refusal = (answer: Answer) => [answer.statusCode, answer.json().message];
const over = [410, expect.stringContaining('This sign-in has expired or was used already')];

const start = async (options: Parameters<typeof startSignInApp>[0] = {}) => {
  const started = await startSignInApp(options);
  await started.setUp();
  const { db } = started.database;
  const emails = async () => (await db.select().from(users)).map(({ email }) => email).sort();
  return { ...started, db, emails };
};

describe('signing in with an organisation', () => {
  it('makes an account and a place for a person whom the issuer vouches for, and finds both again', async () => {
    const { app, owner, visit, db, signIn } = await start();
    const first = visit();
    const answer = await first.signIn(ben);
    expect(answer.json()).toMatchObject({ outcome: 'signed in', user: { email: ben, planType: 'free' } });
    expect(await first.who()).toBe(ben);
    expect(await owner.mine()).toMatchObject({
      members: [{ email: founder }, { email: ben, role: 'member' }],
    });
    await expect
      .poll(() => app.mails.some(({ to, subject }) => to === founder && subject.includes('joined')))
      .toBe(true);
    const second = visit();
    // The issuer's word for the person counts, whichever address was typed and whatever it is called now.
    await second.signIn('somebody@northwind-traders.com', {
      sub: `of ${ben}`,
      email: 'benjamin@northwind-traders.com',
    });
    expect(await second.who()).toBe(ben);
    expect(await db.$count(organisationMembers)).toBe(2);
    expect(await db.$count(organisationSignInTries)).toBe(0);
    expect((await signIn('GET')).json()).toMatchObject({ signIn: { linked: 1 } });
    expect(JSON.stringify(await db.select().from(organisationLinks))).not.toContain(`of ${ben}`);
  });

  it('tells the issuer who is expected, and nobody what only this browser may know', async () => {
    const { visit, issuer, db } = await start();
    const { begin, browser } = visit();
    const url = await begin(ben);
    const { state, nonce, ...asked } = issuer.asked(url);
    expect(asked).toMatchObject({
      redirectUri: 'http://localhost/sign-in',
      clientId: client.clientId,
      hint: ben,
    });
    const held = browser.cookies.get('hookwise-organisation') ?? '';
    expect(held).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify(await db.select().from(organisationSignInTries));
    for (const secret of [state, nonce, held]) expect(kept).not.toContain(secret);
    expect(url).not.toContain(held);
  });

  it('takes the address from the UserInfo endpoint where the token has none', async () => {
    const { visit, issuer } = await start();
    issuer.ways.keepsAddress = true;
    const { signIn, who } = visit();
    await signIn(ben);
    expect(await who()).toBe(ben);
    expect(issuer.calls.at(-1)).toBe('GET /userinfo');
  });

  it.each(['said', 'unsaid'] as const)(
    'gives the secret in a header where that is wanted (%s)',
    async (way) => {
      const { visit, issuer } = await start();
      issuer.ways.takesHeader = way;
      const { signIn, who } = visit();
      await signIn(ben);
      expect(await who()).toBe(ben);
    },
  );

  it('gives an invited person the role of the invitation, which is used with it', async () => {
    const { owner, invite, visit } = await start();
    await invite(ben, 'analyst');
    await visit().signIn(ben);
    expect((await owner.mine()).members[1]).toMatchObject({ email: ben, role: 'analyst' });
    expect((await owner.call('GET', '/invitations')).json()).toEqual({ invitations: [] });
  });

  it('says the same for every address of a domain, and sends on only those of proved ones', async () => {
    const { app, visit, owner } = await start();
    await app.signIn(ben);
    await owner.call('POST', '/domains', { domain: 'wingtip-toys.com' });
    for (const email of ['ana@wingtip-toys.com', founder, 'eve@northwind-traders.com.evil.com'])
      expect(refusal(await visit().browser.post('/api/auth/organisation', { email }))).toEqual([
        404,
        'No organisation here signs in people with addresses of this domain. Please sign in with a code.',
      ]);
    const urls = await Promise.all([visit().begin(ben), visit().begin('nobody@eu.northwind-traders.com')]);
    expect(urls.map((url) => new URL(url).pathname)).toEqual(['/authorize', '/authorize']);
  });

  it('works where nothing is looked up: the owner asked for it', async () => {
    const { visit } = await start({ env: { LOOKUPS: 'off' } });
    expect((await visit().signIn(ben)).statusCode).toBe(200);
  });
});

describe('an account that is there already', () => {
  it('is opened by the issuer only once its holder has confirmed it', async () => {
    const { app, visit, db, owner } = await start();
    await app.signIn(ben);
    const { browser, signIn, who } = visit();
    const asked = (await signIn(ben)).json();
    expect(asked).toMatchObject({ outcome: 'confirm', email: ben, organisation: 'Northwind' });
    expect(await who()).toBeNull();
    expect((await browser.post('/api/auth/organisation/confirm', { offer: asked.offer })).statusCode).toBe(
      401,
    );
    app.turnClock(minuteMs);
    expect(await browser.signIn(ben)).toEqual([200, 200]);
    const confirmed = await browser.post('/api/auth/organisation/confirm', { offer: asked.offer });
    expect(refusal(confirmed)).toEqual([200, 'You can sign in with your organisation from now on.']);
    expect((await owner.mine()).members).toMatchObject([{ email: founder }, { email: ben }]);
    const again = await browser.post('/api/auth/organisation/confirm', { offer: asked.offer });
    expect(refusal(again)).toEqual(over);

    const other = visit();
    expect((await other.signIn(ben)).json()).toMatchObject({ outcome: 'signed in' });
    expect(await db.$count(users, eq(users.email, ben))).toBe(1);
  });

  it('is confirmed by nobody else, in no other browser, and not after ten minutes', async () => {
    const { app, visit, db } = await start();
    await app.signIn(ben);
    const first = visit();
    const { offer } = (await first.signIn(ben)).json();
    app.turnClock(minuteMs);
    const elsewhere = visit();
    await elsewhere.browser.signIn(ben);
    const post = (from: typeof first) => from.browser.post('/api/auth/organisation/confirm', { offer });
    expect(refusal(await post(elsewhere))).toEqual(over);
    await first.browser.signIn('eve@northwind-traders.com');
    expect(refusal(await post(first))).toEqual(over);
    app.turnClock(10 * minuteMs);
    await first.browser.signIn(ben);
    expect(refusal(await post(first))).toEqual(over);
    expect(await db.$count(organisationLinks)).toBe(0);
    expect(await db.$count(organisationMembers)).toBe(1);
  });

  it('also of a member, whose checks the owner does not read; who is signed in has confirmed', async () => {
    const { app, joined, visit, db } = await start();
    await joined(ben);
    const eve = visit();
    expect((await eve.signIn(ben)).json()).toMatchObject({ outcome: 'confirm' });
    expect(await eve.who()).toBeNull();
    const own = visit();
    app.turnClock(minuteMs);
    await own.browser.signIn(ben);
    expect((await own.signIn(ben)).json()).toMatchObject({ outcome: 'signed in' });
    expect(await db.$count(organisationLinks)).toBe(1);
    // An account that was made anew at the issuer is somebody else until it is confirmed.
    expect((await visit().signIn(ben, { sub: 'anew' })).json()).toMatchObject({ outcome: 'confirm' });
    await own.signIn(ben, { sub: 'anew' });
    expect(await db.$count(organisationLinks)).toBe(1);
    expect((await visit().signIn(ben, { sub: 'anew' })).json()).toMatchObject({ outcome: 'signed in' });
  });

  it('of an administrator is never opened this way', async () => {
    const { app, visit, db } = await start({ env: { OWNER_EMAIL: ben } });
    const sentence = [403, expect.stringContaining('Administrators of this server do not sign in')];
    expect(refusal(await visit().signIn(ben))).toEqual(sentence);
    expect(await db.$count(users, eq(users.email, ben))).toBe(0);
    await visit().signIn('kim@northwind-traders.com');
    await db.update(users).set({ role: 'admin' }).where(eq(users.email, 'kim@northwind-traders.com'));
    expect(refusal(await visit().signIn('kim@northwind-traders.com'))).toEqual(sentence);
    await app.signIn(ben);
    expect(refusal(await visit().signIn(ben))).toEqual(sentence);
  });

  it('in another organisation stays there', async () => {
    const { app, caller, visit, database, db } = await start();
    const other = await caller(ben);
    await putOnPlan(database, 'professional', ben);
    await other.call('POST', '', { name: 'Wingtip' });
    app.turnClock(minuteMs);
    const { browser, signIn } = visit();
    await browser.signIn(ben);
    expect(refusal(await signIn(ben))).toEqual([
      409,
      expect.stringContaining('You are in another organisation.'),
    ]);
    expect(await db.$count(organisationLinks)).toBe(0);
  });
});

describe('an issuer is not believed', () => {
  it.each([
    [
      'for an address that it does not vouch for',
      { email_verified: false },
      'does not vouch for your mail address',
    ],
    ['that says so in words', { email_verified: 'true' }, 'does not vouch for your mail address'],
    ['that says nothing of it', { email_verified: undefined }, 'does not vouch for your mail address'],
    ['for an address elsewhere', { email: founder }, 'of a domain that your organisation has not proved'],
    ['for a similar domain', { email: 'ben@xnorthwind-traders.com' }, 'has not proved'],
    ['for no address', { email: undefined }, 'did not say which mail address is yours'],
    ['for a broken address', { email: 'ben' }, 'did not say which mail address is yours'],
  ])('%s', async (_, person, sentence) => {
    const { visit, emails, db } = await start();
    const { signIn, who } = visit();
    const answer = await signIn(ben, person);
    expect(refusal(answer)).toEqual([403, expect.stringContaining(sentence)]);
    expect(await who()).toBeNull();
    expect(await emails()).toEqual([founder]);
    expect(await db.$count(organisationMembers)).toBe(1);
  });

  it.each([
    ['of another sign-in', { nonce: 'another' }, 403, 'What came back does not belong to this sign-in'],
    ['without a nonce', { nonce: undefined }, 403, 'What came back does not belong to this sign-in'],
    ['for another client', { aud: 'another' }, 403, 'What came back does not belong to this sign-in'],
    ['of another issuer', { iss: 'https://evil.example' }, 403, 'What came back does not belong'],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }, 503, 'The clocks'],
    ['from the future', { nbf: Math.floor(Date.now() / 1000) + 3600 }, 503, 'The clocks'],
  ])('with a token %s', async (_, claims, status, sentence) => {
    const { visit, issuer, emails } = await start();
    issuer.ways.token = (given) => ({ ...given, ...claims });
    expect(refusal(await visit().signIn(ben))).toEqual([status, expect.stringContaining(sentence)]);
    expect(await emails()).toEqual([founder]);
  });

  it('with a token that somebody else has signed', async () => {
    const { visit, issuer, emails } = await start();
    issuer.ways.isForged = true;
    expect(refusal(await visit().signIn(ben))).toEqual([
      403,
      expect.stringContaining('What came back does not belong to this sign-in'),
    ]);
    expect(await emails()).toEqual([founder]);
  });

  it('that is another than the one that was asked, or changes its name', async () => {
    const { visit, issuer, emails } = await start();
    const other = await openidServer();
    const { begin, finish } = visit();
    const person = { sub: 'x', email: ben, email_verified: true };
    // What the other issuer would send back for the same sign-in.
    const elsewhere = (await begin(ben)).replace(issuer.issuer, other.issuer);
    expect(refusal(await finish(other.accept(elsewhere, person)))).toEqual([
      403,
      expect.stringContaining('What came back does not belong to this sign-in'),
    ]);
    expect(other.calls).toEqual([]);
    // The same without naming itself: its code is none of the issuer's.
    const unnamed = new URLSearchParams(other.accept(elsewhere.replace(/state=[^&]*/, ''), person));
    expect(refusal(await finish(unnamed.toString()))).toEqual(over);
    issuer.ways.metadata = (metadata) => ({ ...metadata, issuer: other.issuer });
    const refused = await visit().browser.post('/api/auth/organisation', { email: ben });
    expect(refusal(refused)).toEqual([403, expect.stringContaining('names another issuer')]);
    expect(await emails()).toEqual([founder]);
  });
});

describe('what comes back', () => {
  it('is used once, in the browser that began, within ten minutes', async () => {
    const { app, visit, issuer, emails } = await start();
    const person = { sub: 'x', email: ben, email_verified: true };
    const { begin, finish, who } = visit();
    const stolen = issuer.accept(await begin(ben), person);
    expect(refusal(await visit().finish(stolen))).toEqual(over);
    const strange = visit();
    await strange.begin(ben);
    expect(refusal(await strange.finish(stolen))).toEqual(over);
    const both = await Promise.all([finish(stolen), finish(stolen)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await who()).toBe(ben);
    expect(refusal(await finish(stolen))).toEqual(over);

    const late = visit();
    const answer = issuer.accept(await late.begin('kim@northwind-traders.com'), person);
    app.turnClock(10 * minuteMs);
    expect(refusal(await late.finish(answer))).toEqual(over);
    for (const made of ['state=', 'code=1', 'state=a&state=b', 'x'])
      expect(refusal(await late.finish(made))).toEqual(over);
    expect(await emails()).toEqual([founder, ben]);
  });

  it('may be a refusal, a code that is not one, or a code of another sign-in', async () => {
    const { visit, issuer, emails } = await start();
    const { begin, finish } = visit();
    expect(refusal(await finish(issuer.deny(await begin(ben))))).toEqual([
      403,
      'Your organisation did not let you in, or you cancelled there. You can begin again, or sign in with a code.',
    ]);
    const person = { sub: 'x', email: ben, email_verified: true };
    const [first, second] = [await begin(ben), await begin(ben)];
    const swapped = new URLSearchParams(issuer.accept(first, person));
    swapped.set('state', issuer.asked(second).state);
    const used = [410, 'This sign-in has been used already, or took too long. Please begin again.'];
    expect(refusal(await finish(swapped.toString()))).toEqual(used);
    const made = new URLSearchParams(issuer.accept(await begin(ben), person));
    made.set('code', 'made up');
    expect(refusal(await finish(made.toString()))).toEqual(used);
    expect(await emails()).toEqual([founder]);
  });

  it('may be begun in two tabs, of which the first to sign in ends the other', async () => {
    const { visit, issuer } = await start();
    const { begin, finish } = visit();
    const person = { sub: 'x', email: ben, email_verified: true };
    const [first, second] = [await begin(ben), await begin(ben)];
    expect((await finish(issuer.accept(first, person))).statusCode).toBe(200);
    // Signing in has ended what the browser held.
    expect(refusal(await finish(issuer.accept(second, person)))).toEqual(over);
  });

  it('holds on another server with the same database', async () => {
    const { app, visit, issuer, database } = await start();
    const second = await startTestApp({ env: { EGRESS_ALLOW: '127.0.0.0/8' }, database });
    const { begin, browser } = visit();
    const answer = issuer.accept(await begin(ben), { sub: 'x', email: ben, email_verified: true });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const at = (server: typeof app) =>
      server.postJson('/api/auth/organisation/answer', { answer }, { cookie });
    const answers = await Promise.all([at(app), at(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('is told in a sentence where the issuer is gone, or no longer knows us', async () => {
    const { visit, issuer, signIn, db } = await start();
    const before = visit();
    const answer = issuer.accept(await before.begin(ben), { sub: 'x', email: ben, email_verified: true });
    await signIn('PUT', { issuer: issuer.issuer, ...client, clientSecret: 'outdated' });
    expect(refusal(await before.finish(answer))).toEqual([
      503,
      expect.stringContaining('no longer accepts what was set up here'),
    ]);
    await issuer.close();
    const refused = await visit().browser.post('/api/auth/organisation', { email: ben });
    expect(refusal(refused)).toEqual([503, expect.stringContaining('cannot be reached now')]);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(await db.$count(organisationSignInTries)).toBe(0);
  });

  it('is waited for twelve seconds at most', async () => {
    const { visit, issuer } = await start();
    issuer.ways.isSilent = true;
    const began = performance.now();
    const refused = await visit().browser.post('/api/auth/organisation', { email: ben });
    expect(refusal(refused)).toEqual([503, expect.stringContaining('did not answer in time')]);
    expect(performance.now() - began).toBeLessThan(14_000);
  });
});

describe('the end of it', () => {
  it('comes with the place: who was removed is not let in by their link, and needs no place for a code', async () => {
    const { visit, owner, db } = await start();
    await visit().signIn(ben);
    const [, { id }] = (await owner.mine()).members;
    expect((await owner.call('DELETE', `/members/${id}`)).statusCode).toBe(200);
    expect(await db.$count(organisationLinks)).toBe(0);
    const again = visit();
    expect((await again.signIn(ben)).json()).toMatchObject({ outcome: 'confirm' });
    expect(await again.who()).toBeNull();
  });

  it('comes with the sign-in, another issuer, the domain, and the organisation', async () => {
    const { visit, owner, signIn, issuer, db } = await start();
    await visit().signIn(ben);
    const { begin, finish } = visit();
    const person = { sub: `of ${ben}`, email: ben, email_verified: true };
    const underWay = issuer.accept(await begin(ben), person);
    const [domain] = (await owner.mine()).domains;
    await owner.call('DELETE', `/domains/${domain.id}`);
    expect(refusal(await finish(underWay))[1]).toContain('has not proved');
    expect((await visit().browser.post('/api/auth/organisation', { email: ben })).statusCode).toBe(404);
    expect(await db.$count(organisationLinks)).toBe(1);
    await signIn('DELETE');
    expect(await db.$count(organisationLinks)).toBe(0);
    expect(await db.$count(organisationMembers)).toBe(2);
    expect((await owner.call('DELETE', '/mine')).statusCode).toBe(200);
    expect(await db.$count(organisationSignIns)).toBe(0);
  });

  it('comes with the plan for those who would join, and not for those who are in', async () => {
    const { visit, database, emails } = await start();
    await visit().signIn(ben);
    await putOnPlan(database, 'standard', founder);
    expect((await visit().signIn(ben)).json()).toMatchObject({ outcome: 'signed in' });
    expect(refusal(await visit().signIn('kim@northwind-traders.com'))).toEqual([
      403,
      'Your organisation has no place left on its plan, so you could not join it. Please ask its owner.',
    ]);
    expect(await emails()).toEqual([founder, ben]);
  });

  it('holds the number of places, also for many who come at once', async () => {
    const { visit, db } = await start();
    const people = Array.from({ length: 12 }, (_, n) => `person${n}@northwind-traders.com`);
    const answers = await Promise.all(people.map((email) => visit().signIn(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    expect(await db.$count(organisationMembers)).toBe(10);
    expect(await db.$count(users)).toBe(10);
  });
});
