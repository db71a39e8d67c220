// Long because it keeps the calls of one subject together: founding, inviting, joining, roles, domains, ends.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  organisationDomains,
  organisationInvitations,
  organisationMembers,
  organisations,
  outgoingMails,
  users,
} from '../store/schema.ts';
import { adminEmail, startAdminApp } from '../testing/admin-app.ts';
import { loopbackInternet } from '../testing/loopback-internet.ts';
import { putOnPlan } from '../testing/program-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';
import { founder, startTeamApp } from '../testing/team-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
const isInvitation = eq(outgoingMails.kind, 'invitation');
const anyId = '00000000-0000-4000-8000-000000000000';
type Answer = { statusCode: number; json: () => { message: string } };
const refusal = (answer: Answer) => [answer.statusCode, answer.json().message];

describe('founding', () => {
  it('is for the Professional and the Enterprise plan; others are told what to do', async () => {
    const { owner, database } = await startTeamApp({ plan: 'standard', name: null });
    const refused = await owner.call('POST', '', { name: 'Northwind' });
    expect(refusal(refused)).toEqual([
      403,
      'The Standard plan has no organisation. The Professional plan has one of up to 10 people, you among them: choose it under “Pricing”.',
    ]);
    expect(refused.json()).toMatchObject({ requiresUpgrade: true, planType: 'standard' });
    expect((await owner.call('GET', '/mine')).json()).toEqual({ organisation: null, limit: 0 });
    await putOnPlan(database, 'enterprise', founder);
    const founded = await owner.call('POST', '', { name: '  Northwind  ' });
    expect(founded.statusCode).toBe(201);
    expect(founded.json()).toMatchObject({
      ...{ name: 'Northwind', role: 'owner', limit: -1, domains: [] },
      members: [{ email: founder, role: 'owner', isYou: true }],
    });
    expect((await owner.call('GET', '/mine')).json()).toEqual({ organisation: founded.json(), limit: -1 });
  });

  it('gives a person one organisation, also when it is asked for twice at once', async () => {
    const { owner, database } = await startTeamApp({ name: null });
    const answers = await Promise.all([1, 2, 3].map((n) => owner.call('POST', '', { name: `Try ${n}` })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await database.db.$count(organisations)).toBe(1);
  });

  it.each(['', 'a', 'x'.repeat(61), 'See evil.example', 'a@b', 'https://x', 'a\u202eb', 'a\nb'])(
    'refuses the name %j',
    async (name) => {
      const { owner } = await startTeamApp({ name: null });
      expect((await owner.call('POST', '', { name })).statusCode).toBe(400);
    },
  );

  it('is for people who are signed in', async () => {
    const app = await startTestApp();
    for (const path of ['mine', 'invitations'])
      expect((await app.inject(`/api/organisations/${path}`)).statusCode).toBe(401);
  });
});

describe('an invitation', () => {
  it('is mailed with a code that stands nowhere else, and lets its address in once', async () => {
    const { app, owner, caller, invite, database } = await startTeamApp();
    const { id, code } = await invite('ben@example.com', 'analyst');
    const listed = (await owner.call('GET', '/invitations')).json().invitations;
    expect(listed).toEqual([
      {
        ...{ id, email: 'ben@example.com', role: 'analyst' },
        createdAt: app.now().toISOString(),
        expiresAt: new Date(app.now().getTime() + 7 * dayMs).toISOString(),
      },
    ]);
    const stored = JSON.stringify([
      await database.db.select().from(organisationInvitations),
      await database.db.select().from(outgoingMails),
    ]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));

    const ben = await caller('ben@example.com');
    const joined = await ben.join(` ${code.toUpperCase()} `);
    expect(joined.statusCode).toBe(200);
    expect(joined.json().organisation).toMatchObject({
      role: 'analyst',
      members: [
        { email: founder, role: 'owner', isYou: false },
        { email: 'ben@example.com', role: 'analyst', isYou: true },
      ],
    });
    expect(refusal(await ben.join(code))).toEqual([
      410,
      expect.stringContaining('can no longer be used: it was used or withdrawn, or it has expired'),
    ]);
    expect((await owner.call('GET', '/invitations')).json()).toEqual({ invitations: [] });
    await expect
      .poll(() => app.mails.some(({ to, subject }) => to === founder && subject.includes('joined')))
      .toBe(true);
  });

  it('that is used by many at once lets in one', async () => {
    const { invite, caller, database } = await startTeamApp();
    const { code } = await invite('ben@example.com');
    const ben = await caller('ben@example.com');
    const answers = await Promise.all(Array.from({ length: 12 }, () => ben.join(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await database.db.$count(organisationMembers)).toBe(2);
  });

  it('is of no use for another address, once it was withdrawn, and after a week', async () => {
    const { app, owner, invite, caller, database } = await startTeamApp();
    const { id, code } = await invite('ben@example.com');
    const eve = await caller('eve@example.com');
    expect(refusal(await eve.join(code))).toEqual([
      403,
      expect.stringContaining('This invitation is for another address.'),
    ]);
    expect((await owner.call('GET', '/invitations')).json().invitations).toHaveLength(1);
    expect((await owner.call('DELETE', `/invitations/${id}`)).statusCode).toBe(200);
    expect((await owner.call('DELETE', `/invitations/${id}`)).statusCode).toBe(404);
    const ben = await caller('ben@example.com');
    expect((await ben.join(code)).statusCode).toBe(410);

    const later = await invite('ben@example.com');
    expect(later.code).not.toBe(code);
    app.turnClock(7 * dayMs);
    const again = await caller('ben@example.com');
    expect((await again.join(later.code)).statusCode).toBe(410);
    expect((await again.join('made-up')).statusCode).toBe(410);
    expect((await again.call('POST', '/join', { token: ' - ' })).statusCode).toBe(400);
    // An expired one holds no address.
    const renewed = await caller(founder);
    const body = { email: 'ben@example.com', role: 'member' };
    expect((await renewed.call('POST', '/invitations', body)).statusCode).toBe(201);
    expect(await database.db.$count(organisationMembers)).toBe(1);
  });

  it('is not sent any more once it was withdrawn', async () => {
    const { owner, database } = await startTeamApp();
    const cutOff = await startTestApp({
      database,
      sendMail: async () => {
        throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      },
    });
    const call = (method: 'POST' | 'DELETE', path: string, payload = {}) =>
      cutOff.inject({ method, url: `/api/organisations/${path}`, payload, headers: owner.headers });
    const { id } = (await call('POST', 'invitations', { email: 'ben@example.com', role: 'member' })).json();
    expect(await database.db.$count(outgoingMails, isInvitation)).toBe(1);
    expect((await call('DELETE', `invitations/${id}`)).statusCode).toBe(200);
    expect(await database.db.$count(outgoingMails, isInvitation)).toBe(0);
  });

  it('goes to one address once, and not to somebody who is in', async () => {
    const { owner, joined } = await startTeamApp();
    await joined('ben@example.com');
    const invite = (email: string, role = 'member') => owner.call('POST', '/invitations', { email, role });
    expect(refusal(await invite('BEN@example.com'))).toEqual([
      409,
      'This person is in your organisation already.',
    ]);
    expect((await invite('eve@example.com')).statusCode).toBe(201);
    expect(refusal(await invite('eve@example.com'))).toEqual([
      409,
      expect.stringContaining('withdraw that invitation first'),
    ]);
    expect((await invite('nobody')).statusCode).toBe(400);
    expect((await invite('max@example.com', 'owner')).statusCode).toBe(400);
  });

  it('does not fill a mailbox: five a day', async () => {
    const { owner, invite } = await startTeamApp();
    for (let n = 0; n < 5; n += 1)
      await owner.call('DELETE', `/invitations/${(await invite('ben@example.com')).id}`);
    const body = { email: 'ben@example.com', role: 'member' };
    expect((await owner.call('POST', '/invitations', body)).statusCode).toBe(429);
  });

  it('is refused once ten are in or invited, and joining at once fills no more than ten places', async () => {
    const { owner, invite, caller, database } = await startTeamApp();
    const codes: [string, string][] = [];
    for (let n = 1; n <= 9; n += 1) {
      const email = `p${n}@example.com`;
      codes.push([email, (await invite(email)).code]);
    }
    const body = { email: 'p10@example.com', role: 'member' };
    expect(refusal(await owner.call('POST', '/invitations', body))).toEqual([
      403,
      expect.stringContaining('room for 10 people, the owner and open invitations among them'),
    ]);
    const people = [];
    for (const [email] of codes) people.push(await caller(email));
    const answers = await Promise.all(people.map((one, n) => one.join(codes[n]?.[1] ?? '')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(await database.db.$count(organisationMembers)).toBe(10);
    expect((await owner.call('POST', '/invitations', body)).statusCode).toBe(403);
    await putOnPlan(database, 'enterprise', founder);
    expect((await owner.call('POST', '/invitations', body)).statusCode).toBe(201);
  });

  it('after the end of the plan: nothing is lost, nobody is invited, nobody joins', async () => {
    const { owner, invite, joined, caller, database } = await startTeamApp();
    await joined('ben@example.com');
    const { code } = await invite('eve@example.com');
    await putOnPlan(database, 'free', founder);
    const ended = [403, expect.stringContaining('The plan of your organisation has ended. Nothing is lost')];
    expect(
      refusal(await owner.call('POST', '/invitations', { email: 'max@example.com', role: 'member' })),
    ).toEqual(ended);
    expect(refusal(await owner.call('POST', '/domains', { domain: 'company.com' }))).toEqual(ended);
    const eve = await caller('eve@example.com');
    expect(refusal(await eve.join(code))).toEqual(ended);
    const mine = await owner.mine();
    expect(mine.limit).toBe(0);
    expect(mine.members).toHaveLength(2);
    // The invitation was not used up.
    await putOnPlan(database, 'professional', founder);
    expect((await eve.join(code)).statusCode).toBe(200);
  });

  it('needs a mail server', async () => {
    const { owner, database } = await startTeamApp();
    const silent = await startTestApp({ database, sendMail: null });
    const answer = await silent.inject({
      method: 'POST',
      url: '/api/organisations/invitations',
      headers: owner.headers,
      payload: { email: 'ben@example.com', role: 'member' },
    });
    expect(refusal(answer)).toEqual([503, 'Nobody can be invited: this server has no mail server.']);
    expect(await database.db.$count(organisationInvitations)).toBe(0);
  });
});

describe('who may do and see what', () => {
  it('owners decide; analysts see who is in it; members see the owner and themselves', async () => {
    const { owner, joined, invite } = await startTeamApp();
    const analyst = await joined('ben@example.com', 'analyst');
    const member = await joined('eve@example.com');
    await invite('max@example.com');
    const emails = async (person: { mine: () => Promise<{ members: { email: string }[] }> }) =>
      (await person.mine()).members.map(({ email }) => email);
    await owner.call('POST', '/domains', { domain: 'company.com' });
    expect(await emails(owner)).toEqual([founder, 'ben@example.com', 'eve@example.com']);
    expect(await emails(analyst)).toEqual([founder, 'ben@example.com', 'eve@example.com']);
    expect(await emails(member)).toEqual([founder, 'eve@example.com']);
    expect((await owner.mine()).domains[0].record.name).toBe('_hookwise-challenge.company.com');
    expect((await analyst.mine()).domains).toMatchObject([{ domain: 'company.com', record: null }]);
    expect((await member.mine()).domains).toEqual([]);

    const attempts = [
      ['GET', '/invitations'],
      ['POST', '/invitations', { email: 'x@example.com', role: 'member' }],
      ['DELETE', `/invitations/${anyId}`],
      ['POST', '/domains', { domain: 'other.com' }],
      ['DELETE', `/domains/${anyId}`],
      ['POST', `/domains/${anyId}/verify`],
      ['DELETE', '/mine'],
    ] as const;
    for (const person of [analyst, member]) {
      for (const [method, path, body] of attempts)
        expect([path, (await person.call(method, path, body)).statusCode]).toEqual([path, 403]);
      const other = person === analyst ? member : analyst;
      expect((await person.call('PATCH', `/members/${other.id}`, { role: 'member' })).statusCode).toBe(403);
      expect((await person.call('PATCH', `/members/${person.id}`, { role: 'owner' })).statusCode).toBe(403);
      expect((await person.call('DELETE', `/members/${other.id}`)).statusCode).toBe(403);
    }
  });

  it('is nothing of another organisation', async () => {
    const { owner, joined, caller, database } = await startTeamApp();
    const ben = await joined('ben@example.com');
    const invited = await owner.call('POST', '/invitations', { email: 'x@example.com', role: 'member' });
    const domain = (await owner.call('POST', '/domains', { domain: 'company.com' })).json();
    const stranger = await caller('max@other.example');
    const paths = [
      ['DELETE', `/invitations/${invited.json().id}`],
      ['PATCH', `/members/${ben.id}`, { role: 'analyst' }],
      ['DELETE', `/members/${ben.id}`],
      ['DELETE', `/domains/${domain.id}`],
      ['POST', `/domains/${domain.id}/verify`],
    ] as const;
    for (const founded of [false, true]) {
      if (founded) {
        await putOnPlan(database, 'professional', 'max@other.example');
        expect((await stranger.call('POST', '', { name: 'Other' })).statusCode).toBe(201);
      }
      for (const [method, path, body] of paths)
        expect([path, (await stranger.call(method, path, body)).statusCode]).toEqual([path, 404]);
    }
    expect((await stranger.mine()).members).toHaveLength(1);
    expect((await owner.mine()).members).toHaveLength(2);
  });

  it('roles change, members go, and the organisation is handed over; one owner stays at any time', async () => {
    const { app, owner, joined, database } = await startTeamApp();
    const ben = await joined('ben@example.com');
    const eve = await joined('eve@example.com');
    const ownerId = (await owner.mine()).members[0].id;
    const stays = [409, expect.stringContaining('An organisation has one owner at any time')];
    expect(
      (await owner.call('PATCH', `/members/${ben.id}`, { role: 'analyst' })).json().members[1],
    ).toMatchObject({
      role: 'analyst',
    });
    expect(refusal(await owner.call('PATCH', `/members/${ownerId}`, { role: 'member' }))).toEqual(stays);
    expect(refusal(await owner.call('DELETE', `/members/${ownerId}`))).toEqual(stays);
    expect((await owner.call('DELETE', `/members/${eve.id}`)).statusCode).toBe(200);
    expect(await eve.mine()).toBeNull();
    expect((await eve.call('DELETE', `/members/${eve.id}`)).statusCode).toBe(404);

    const handed = await owner.call('PATCH', `/members/${ben.id}`, { role: 'owner' });
    expect(handed.json()).toMatchObject({
      role: 'analyst',
      members: [
        { email: 'ben@example.com', role: 'owner' },
        { email: founder, role: 'analyst' },
      ],
      // The plan of the new owner.
      limit: 0,
    });
    expect((await owner.call('GET', '/invitations')).statusCode).toBe(403);
    const left = await owner.call('DELETE', `/members/${ownerId}`);
    expect(left.json().message).toContain('You have left');
    expect(await database.db.select({ role: organisationMembers.role }).from(organisationMembers)).toEqual([
      { role: 'owner' },
    ]);
    await expect
      .poll(() => app.mails.map(({ to, subject }) => `${to}: ${subject}`))
      .toEqual(
        expect.arrayContaining([
          'eve@example.com: You were removed from an organisation on Hookwise',
          'ben@example.com: You own an organisation now on Hookwise',
          `${founder}: You handed an organisation over on Hookwise`,
          'ben@example.com: Somebody left your organisation on Hookwise',
        ]),
      );
  });

  it('two who are handed the organisation at once: one owns it', async () => {
    const { owner, joined, database } = await startTeamApp();
    const people = [await joined('ben@example.com'), await joined('eve@example.com')];
    const answers = await Promise.all(
      people.map(({ id }) => owner.call('PATCH', `/members/${id}`, { role: 'owner' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const owners = await database.db
      .select()
      .from(organisationMembers)
      .where(eq(organisationMembers.role, 'owner'));
    expect(owners).toHaveLength(1);
  });
});

describe('a domain', () => {
  const zone = () => ({ 'company.com': { A: ['127.0.0.1'] } }) as Parameters<typeof loopbackInternet>[0];

  it('is proved by its TXT record, and belongs to one organisation for as long as the record is there', async () => {
    const internet = await loopbackInternet(zone());
    const { owner, caller, database } = await startTeamApp({ env: internet.env });
    const added = await owner.call('POST', '/domains', { domain: 'https://www.Company.com/about' });
    expect([added.statusCode, added.json()]).toMatchObject([201, { domain: 'company.com', provedAt: null }]);
    expect((await owner.call('POST', '/domains', { domain: 'company.com' })).statusCode).toBe(409);
    const { id, record } = added.json();
    const verify = () => owner.call('POST', `/domains/${id}/verify`);
    expect(refusal(await verify())).toEqual([
      409,
      expect.stringContaining(
        'The record is not there yet. Please check that _hookwise-challenge.company.com',
      ),
    ]);
    internet.dns.moods['company.com'] = 'servfail';
    expect(refusal(await verify())).toEqual([503, expect.stringContaining('nothing is proved or disproved')]);
    delete internet.dns.moods['company.com'];
    internet.dns.zone[record.name] = { TXT: [record.value] };
    expect((await verify()).json()).toMatchObject({ provedAt: expect.any(String) });
    expect((await owner.mine()).domains).toMatchObject([
      { domain: 'company.com', provedAt: expect.any(String) },
    ]);

    const other = await caller('max@other.example');
    await putOnPlan(database, 'professional', 'max@other.example');
    await other.call('POST', '', { name: 'Other' });
    const theirs = (await other.call('POST', '/domains', { domain: 'company.com' })).json();
    expect(theirs.record.value).not.toBe(record.value);
    internet.dns.zone[record.name] = { TXT: [record.value, theirs.record.value] };
    expect(refusal(await other.call('POST', `/domains/${theirs.id}/verify`))).toEqual([
      409,
      expect.stringContaining('Another organisation on this server has proved this domain'),
    ]);
    // It was sold.
    internet.dns.zone[record.name] = { TXT: [theirs.record.value] };
    expect((await other.call('POST', `/domains/${theirs.id}/verify`)).statusCode).toBe(200);
    expect((await owner.mine()).domains).toMatchObject([{ domain: 'company.com', provedAt: null }]);
    expect((await other.call('DELETE', `/domains/${theirs.id}`)).statusCode).toBe(200);
    expect((await other.mine()).domains).toEqual([]);
  });

  it('is proved by one of two organisations that publish both records and ask at once', async () => {
    const internet = await loopbackInternet(zone());
    const { owner, caller, database } = await startTeamApp({ env: internet.env });
    const other = await caller('max@other.example');
    await putOnPlan(database, 'professional', 'max@other.example');
    await other.call('POST', '', { name: 'Other' });
    const added: { id: string; record: { value: string } }[] = [];
    for (const person of [owner, other])
      added.push((await person.call('POST', '/domains', { domain: 'company.com' })).json());
    internet.dns.zone['_hookwise-challenge.company.com'] = { TXT: added.map(({ record }) => record.value) };
    const answers = await Promise.all(
      [owner, other].map((person, n) => person.call('POST', `/domains/${added[n]?.id}/verify`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const rows = await database.db.select().from(organisationDomains);
    expect(rows.filter(({ provedAt }) => provedAt)).toHaveLength(1);
  });

  it.each(['', 'nothing', '192.0.2.1', 'co.uk', 'localhost'])('is not %j', async (domain) => {
    const { owner } = await startTeamApp();
    expect((await owner.call('POST', '/domains', { domain })).statusCode).toBe(400);
  });

  it('cannot be proved where nothing is looked up', async () => {
    const { owner } = await startTeamApp();
    const { id } = (await owner.call('POST', '/domains', { domain: 'company.com' })).json();
    expect(refusal(await owner.call('POST', `/domains/${id}/verify`))).toEqual([
      503,
      'No domain can be proved here: this server looks nothing up.',
    ]);
  });
});

describe('the end of an organisation', () => {
  it('when its owner deletes it: its members are told and keep their accounts', async () => {
    const { app, owner, joined, invite, database } = await startTeamApp();
    const ben = await joined('ben@example.com');
    const { code } = await invite('eve@example.com');
    expect((await owner.call('DELETE', '/mine')).statusCode).toBe(200);
    expect(await ben.mine()).toBeNull();
    for (const table of [organisations, organisationMembers, organisationInvitations])
      expect(await database.db.$count(table)).toBe(0);
    expect((await ben.join(code)).statusCode).toBe(410);
    expect((await owner.call('DELETE', '/mine')).statusCode).toBe(404);
    await expect
      .poll(() =>
        app.mails.some(({ to, subject }) => to === 'ben@example.com' && subject.includes('deleted')),
      )
      .toBe(true);
  });

  const deleteAccount = async (
    app: Awaited<ReturnType<typeof startTestApp>>,
    headers: Record<string, string>,
  ) => {
    app.turnClock(61_000);
    await app.postJson('/api/account/send-code', { purpose: 'delete' }, headers);
    return app.postJson('/api/account/delete', { code: codeIn(app.mails) }, headers);
  };

  it('an owner cannot delete their account while others are in it, and goes alone with it', async () => {
    const { app, owner, joined, invite, database } = await startTeamApp();
    const ben = await joined('ben@example.com');
    const refused = await deleteAccount(app, owner.headers);
    expect(refusal(refused)).toEqual([
      403,
      'You own the organisation “Northwind”, and others are in it. Hand it over to one of them or delete it under “Team”, then delete your account.',
    ]);
    // A member goes at any time.
    expect((await deleteAccount(app, ben.headers)).statusCode).toBe(200);
    expect((await owner.mine()).members).toHaveLength(1);
    await invite('eve@example.com');
    expect((await deleteAccount(app, owner.headers)).statusCode).toBe(200);
    for (const table of [organisations, organisationMembers, organisationInvitations])
      expect(await database.db.$count(table)).toBe(0);
  });

  it('an invitation goes with the account of whom it is to', async () => {
    const { app, invite, caller, database } = await startTeamApp();
    const ben = await caller('ben@example.com');
    await invite('ben@example.com');
    expect((await deleteAccount(app, ben.headers)).statusCode).toBe(200);
    expect(await database.db.$count(organisationInvitations)).toBe(0);
  });

  it('when an administrator deletes its owner: its members are told', async () => {
    const { app, database, cookie } = await startAdminApp();
    const { db } = database;
    await app.signIn(founder);
    await app.signIn('ben@example.com');
    const [organisation] = await db.insert(organisations).values({ name: 'Northwind' }).returning();
    const people = await db.select().from(users);
    for (const { id: userId, email } of people.filter((one) => one.email !== adminEmail))
      await db.insert(organisationMembers).values({
        ...{ userId, organisationId: organisation?.id ?? '', joinedAt: app.now() },
        role: email === founder ? 'owner' : 'member',
      });
    const answer = await app.inject({
      method: 'DELETE',
      url: `/api/admin/users/${people.find(({ email }) => email === founder)?.id}`,
      headers: { cookie, origin: 'http://localhost:80' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await db.$count(organisations)).toBe(0);
    expect(await db.$count(organisationMembers)).toBe(0);
    await expect
      .poll(() =>
        app.mails.some(({ to, subject }) => to === 'ben@example.com' && subject.includes('deleted')),
      )
      .toBe(true);
  });

  it('an export has what is theirs: the owner what they entered, nobody the addresses of others', async () => {
    const { app, owner, joined, invite } = await startTeamApp();
    const ben = await joined('ben@example.com');
    await invite('eve@example.com');
    await owner.call('POST', '/domains', { domain: 'company.com' });
    const exported = async (headers: Record<string, string>) => {
      app.turnClock(61_000);
      await app.postJson('/api/account/send-code', { purpose: 'export' }, headers);
      return (await app.postJson('/api/account/export', { code: codeIn(app.mails) }, headers)).json();
    };
    expect(await exported(owner.headers)).toMatchObject({
      organisation: [{ name: 'Northwind', role: 'owner' }],
      ownedInvitations: [{ email: 'eve@example.com', role: 'member' }],
      ownedDomains: [{ domain: 'company.com', provedAt: null }],
    });
    const bens = await exported(ben.headers);
    expect(bens).toMatchObject({
      organisation: [{ name: 'Northwind', role: 'member' }],
      ...{ ownedInvitations: [], ownedDomains: [], invitedTo: [] },
    });
    expect(JSON.stringify(bens)).not.toContain('eve@example.com');
  });
});
